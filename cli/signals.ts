/** Ctrl-C and kill: the first asks to stop, the second stops. */
import { exitCodes } from './exit.ts'

/** How long a run may take to clean up after it was asked to stop, in ms. */
const grace = 1900

export type Stop = {
  readonly signal: AbortSignal
  /** Exit code of the signal that came, or undefined. */
  code(): number | undefined
}

export function catchSignals(onFirst: () => void): Stop {
  const controller = new AbortController()
  let code: number | undefined

  function stop(wanted: number): void {
    if (code !== undefined) process.exit(wanted)
    code = wanted
    onFirst()
    controller.abort(new Error('interrupted'))
    setTimeout(() => process.exit(wanted), grace).unref()
  }

  process.on('SIGINT', () => stop(exitCodes.interrupted))
  process.on('SIGTERM', () => stop(exitCodes.terminated))
  return { signal: controller.signal, code: () => code }
}

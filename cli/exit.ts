/** Exit codes, what they say, and which problem leads to which. */
import { environmentCodes } from '../engine/errors/systemErrors.ts'
import type { Diagnostic } from '../engine/types.ts'

export const exitCodes = {
  ok: 0,
  failed: 1,
  usage: 2,
  locked: 3,
  environment: 4,
  interrupted: 130,
  terminated: 143,
} as const

/** For --help and the README. */
export const exitMeanings: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: 'done, perhaps with warnings',
  failed: 'the site has errors; what was built before is untouched',
  usage: 'the command line or the configuration is wrong',
  locked: 'another build writes to the same folder',
  environment: 'the machine is in the way: disk, memory, permissions, port, version of Node',
  interrupted: 'stopped by Ctrl-C',
  terminated: 'stopped by SIGTERM',
}

const usageCodes = new Set([
  'brand-file-missing',
  'brand-missing',
  'brand-unknown',
  'locale-unknown',
  'output-missing',
  'output-unsafe',
  'path-unknown',
])

/** Warnings never fail a command. Of several errors the first one decides. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): number {
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (!error) return exitCodes.ok
  const { code } = error
  if (code === 'lock-held') return exitCodes.locked
  if (environmentCodes.has(code)) return exitCodes.environment
  if (code.startsWith('config-') || code.startsWith('usage-') || usageCodes.has(code)) return exitCodes.usage
  return exitCodes.failed
}

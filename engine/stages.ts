/** Times the stages and tells about them, one line each. */
import type { Reporter } from './report.ts'

export type StageTime = { readonly name: string; readonly count: number; readonly unit: string; readonly ms: number }

export type Stages = {
  /** Runs a stage; `count` says how much it did. Stops before the next one when the run is aborted. */
  run<T>(name: string, unit: string, work: () => Promise<T>, count: (result: T) => number): Promise<T>
  readonly times: readonly StageTime[]
}

export function createStages(report: Reporter, signal: AbortSignal): Stages {
  const times: StageTime[] = []
  return {
    times,
    async run(name, unit, work, count) {
      signal.throwIfAborted()
      const start = performance.now()
      const result = await work()
      const time = { name, count: count(result), unit, ms: performance.now() - start }
      times.push(time)
      report.stage(name, `${time.count} ${unit}`, time.ms)
      return result
    },
  }
}

/** Runs the stages: measures each one and reports it in one line. */
import { counted } from '../errors/counted.ts'
import type { Reporter } from './reporter.ts'

/** What a stage counts. The keys are the stages in their order. */
const units = {
  scan: 'source',
  read: 'document',
  route: 'route',
  bundle: 'file',
  render: 'page',
  emit: 'file',
  check: 'problem',
} as const

type StageName = keyof typeof units

export type StageTime = { readonly name: string; readonly count: number; readonly unit: string; readonly ms: number }

export type Stages = {
  /** Runs a stage; `count` says how much it did. Throws the abort reason instead of starting a stage of an aborted run. */
  stage<T>(name: StageName, work: () => T | Promise<T>, count: (result: T) => number): Promise<T>
  readonly times: readonly StageTime[]
}

export function createStages(report: Reporter, signal: AbortSignal): Stages {
  const times: StageTime[] = []
  return {
    times,
    async stage(name, work, count) {
      signal.throwIfAborted()
      const start = performance.now()
      const result = await work()
      const time = { name, count: count(result), unit: `${units[name]}s`, ms: performance.now() - start }
      times.push(time)
      report.stage(name, counted(time.count, units[name]), time.ms)
      return result
    },
  }
}

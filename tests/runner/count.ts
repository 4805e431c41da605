/** What a process printed and how it ended -> passed, failed, skipped. */
import type { Ended } from './process.ts'

export type Result = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  readonly output: string
}

/**
 * uvu prints `Total`, `Passed` and `Skipped`; the total leaves the skipped ones out. A file that ends with an error, or
 * ran no test at all because its `test.run()` is missing, has failed at least once.
 */
export function countOf({ job, code, output, late, seconds }: Ended): Result {
  const broken = code !== 0 || late
  const note = late ? `\nEnded after ${Math.round(seconds)} s.` : ''
  if (job.isCheck) return { passed: broken ? 0 : 1, failed: broken ? 1 : 0, skipped: 0, seconds, output: output + note }

  const sum = (label: string) =>
    [...output.matchAll(new RegExp(`^\\s*${label}:\\s+(\\d+)`, 'gm'))].reduce(
      (all, [, count]) => all + Number(count),
      0,
    )
  const [total, passed, skipped] = [sum('Total'), sum('Passed'), sum('Skipped')]
  const isEmpty = total + skipped === 0
  const failed = Math.max(total - passed, broken || isEmpty ? 1 : 0)
  const why = isEmpty && !broken ? '\nNo test was run; is test.run() missing?' : ''
  return { passed, failed, skipped, seconds, output: output + note + why }
}

/** What the command prints, but for its last line. */
import type { Result } from './count.ts'
import type { Durations } from './durations.ts'

type Headline = {
  readonly checks: number
  readonly files: number
  readonly left: string | undefined
}

/** `3 checks, 236 files, about 12 min left` */
export function headline({ checks, files, left }: Headline): string {
  const parts = [checks ? `${checks} checks` : '', files === 1 ? '1 file' : `${files} files`, left ?? '']
  return parts.filter(Boolean).join(', ')
}

type ResultLine = {
  readonly name: string
  /** `12/236` */
  readonly position: string
  readonly left: string | undefined
  readonly result: Result
}

/** `ok     12/236  tests/cli/usage.test.ts  5  0.8 s  about 7 min left`, and all it printed where something failed. */
export function resultLine({ name, position, left, result }: ResultLine): string {
  const { passed, failed, skipped, seconds, output } = result
  const counts = `${passed}${failed ? `, ${failed} failed` : ''}${skipped ? `, ${skipped} skipped` : ''}`
  const line = [failed ? 'FAIL' : 'ok  ', position, name, counts, `${seconds.toFixed(1)} s`, left ?? '']
  const printed = failed ? `\n${output.trimEnd().replaceAll(/^/gm, '      ')}` : ''
  return line.filter(Boolean).join('  ') + printed
}

/** The slowest ten; of ten or less, all can be seen anyway. */
export function slowestLines(took: Durations): readonly string[] {
  const all = Object.entries(took)
  if (all.length <= 10) return []
  const slowest = all.toSorted(([, a], [, b]) => b - a).slice(0, 10)
  return ['Slowest:', ...slowest.map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)]
}

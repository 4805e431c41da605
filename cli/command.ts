/** What a command is given and gives back. */
import type { Diagnostic } from '../engine/types.ts'
import type { Report } from './report.ts'

export type Context = {
  readonly report: Report
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  /** For commands that run until they are stopped: answers `--json` now, with these fields. */
  readonly announce: (data: object) => void
}

export type Outcome = {
  /** Printed at the end; an error among them decides the exit code. */
  readonly diagnostics?: readonly Diagnostic[]
  /** Fields for --json. */
  readonly data?: object
}

export type Command<F> = (flags: F, context: Context) => Promise<Outcome>

/** Options of a build. */
import type { Diagnostic } from '../types.ts'
import type { Reporter } from './reporter.ts'

export type BuildOptions = {
  /** Use what earlier runs remembered, and leave something for later ones. */
  readonly cache: boolean
  /** False for `site check`. */
  readonly write: boolean
  readonly report: Reporter
  readonly signal: AbortSignal
  /** Narrow the run; other brands and locales stay in the output as they were. */
  readonly brands?: readonly string[] | undefined
  readonly locales?: readonly string[] | undefined
  /** Takes known problems off. It is not asked about problems that kept a page from being made. */
  readonly applyBaseline?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined
}

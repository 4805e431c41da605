/** Options of a build. */
import type { Diagnostic, Route } from '../types.ts'
import { pathsOf, type Shard } from '../shards/shard.ts'
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
  /** Make one part of several; `merge` puts them together. */
  readonly shard?: Shard | undefined
  /** Absolute: an output that stands in for the one of the last build. It has been looked at by nobody. Default: that one. */
  readonly from?: string | undefined
  /** For the shared store: of a bearer, or a name and a password, `name:password`. */
  readonly storeToken?: string | undefined
  /** Takes known problems off. It is not asked about problems that kept a page from being made. */
  readonly applyBaseline?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined
}

/** Whether a run makes a page of these, of a brand it builds. */
export function wantedAmong(
  routes: readonly Route[],
  { locales, shard }: Pick<BuildOptions, 'locales' | 'shard'>,
): (route: Route) => boolean {
  const paths =
    shard &&
    pathsOf(
      shard,
      routes.map(({ path }) => path),
    )
  return ({ locale, path }) => (locales?.includes(locale) ?? true) && (paths?.has(path) ?? true)
}

/**
 * Errors of the stages before rendering. A stage that fails does not hide what the others have to say: all is told in one
 * run, but for what would only follow from it.
 */
import { applySeverities, distinctProblems, settledFailure } from '../errors/severities.ts'
import { problemsOf, SiteError } from '../errors/SiteError.ts'
import type { Bodies } from '../render/bodies.ts'
import type { RoutedSite } from '../route/route.ts'
import type { Config, Diagnostic, Document } from '../types.ts'

export type Failures = {
  add(problems: readonly Diagnostic[]): void
  isEmpty(): boolean
  all(): readonly Diagnostic[]
  /** Adds a `SiteError` instead of throwing it. */
  attempt<T>(work: () => Promise<T>): Promise<T | undefined>
}

export function createFailures(): Failures {
  const problems: Diagnostic[] = []
  return {
    add: (more) => void problems.push(...more),
    isEmpty: () => !problems.length,
    all: () => problems,
    attempt: (work) => work().catch((error: unknown) => void problems.push(...problemsOf(error))),
  }
}

/** What a run knows by then. */
type Known = {
  readonly config: Config
  readonly failures: Failures
  readonly bodies: Bodies
  readonly warnings: readonly Diagnostic[]
  note(text: string): void
}

type Read = {
  readonly documents: readonly Document[]
  readonly routed: readonly Pick<RoutedSite, 'diagnostics' | 'conflicts'>[]
}

/**
 * What was made, where nothing failed; else all failures are thrown. Prose does not depend on them, so its problems are
 * told as well; those of links are not known.
 */
export async function stopAtFailures<T>(
  made: T | undefined,
  { documents, routed }: Read,
  { config, failures, bodies, warnings, note }: Known,
): Promise<T> {
  if (made !== undefined && failures.isEmpty()) return made
  for (const { diagnostics, conflicts } of routed) failures.add([...diagnostics, ...conflicts])
  for (const document of documents) failures.add(await bodies.problemsOf(document))
  note('Links, headings and files of all pages are looked at when these errors are solved.')
  const { diagnostics } = settledFailure(failures.all(), config)
  throw SiteError.from(distinctProblems([...diagnostics, ...applySeverities(warnings, config)]))
}

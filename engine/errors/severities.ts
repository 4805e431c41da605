/** The last word on how severe a problem is: that of the configuration. */
import type { Config, Diagnostic } from '../types.ts'
import { SiteError } from './SiteError.ts'

type Given = Pick<Config, 'severities'>

/** Applies `severities` of the configuration. The same problem in several brands is reported once. */
export function applySeverities(diagnostics: readonly Diagnostic[], { severities }: Given): readonly Diagnostic[] {
  const seen = new Set<string>()
  const settled: Diagnostic[] = []
  for (const diagnostic of diagnostics) {
    const severity = severities[diagnostic.code] ?? diagnostic.severity
    const identity = JSON.stringify([diagnostic.code, diagnostic.message, diagnostic.place])
    if (severity === 'off' || seen.has(identity)) continue
    seen.add(identity)
    settled.push({ ...diagnostic, severity })
  }
  return settled
}

/** The same problem in several brands is reported once. */
export const distinctProblems = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  applySeverities(diagnostics, { severities: {} })

/** For what cannot be made or go on. What ends a run is an error, so problems stay as they are where none of them would be one. */
export function settledFailure(diagnostics: readonly Diagnostic[], config: Given): SiteError {
  const settled = applySeverities(diagnostics, config)
  return SiteError.from(settled.some(isError) ? settled : diagnostics)
}

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

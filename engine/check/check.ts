/** What was gathered on the way -> diagnostics, by the plugins that know the rules. */
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { diagnosticsProblem } from '../shapes.ts'
import type { CheckContext, Config, Diagnostic, PageRecord, Site } from '../types.ts'

export async function check(
  site: Site,
  records: readonly PageRecord[],
  files: ReadonlySet<string>,
  context: CheckContext,
): Promise<readonly Diagnostic[]> {
  const found: Diagnostic[] = []
  for (const plugin of site.config.plugins) {
    if (!plugin.check) continue
    try {
      const problems = await plugin.check(records, site, files, context)
      const wrong = diagnosticsProblem(problems, 'the answer')
      if (wrong) throw pluginShape(plugin.name, 'check', wrong)
      found.push(...problems)
    } catch (error) {
      const failure = error instanceof SiteError ? error : pluginFailed(plugin.name, 'check', error)
      found.push(...failure.diagnostics)
    }
  }
  return found
}

/** The configuration has the last word on how bad a problem is. The same problem in several brands is told once. */
export function settle(diagnostics: readonly Diagnostic[], { severities }: Config): readonly Diagnostic[] {
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

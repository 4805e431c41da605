/** What was gathered on the way -> diagnostics, by the plugins that know the rules. */
import { placeText } from '../errors/format.ts'
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { diagnosticsProblem } from '../shapes.ts'
import type { CheckContext, Config, Diagnostic, Known, PageRecord, Plugin, Site } from '../types.ts'

/** The rules of pages, one page after the other, then those of the whole. */
export async function check(
  site: Site,
  records: readonly PageRecord[],
  files: ReadonlySet<string>,
  context: CheckContext,
): Promise<readonly Diagnostic[]> {
  const known = knownOf(site, records, (name) => files.has(name))
  const found = [...checkPages(site, records, known)]
  for (const plugin of site.config.plugins) {
    if (!plugin.check) continue
    try {
      found.push(...proper(plugin, 'check', await plugin.check(records, site, files, context)))
    } catch (error) {
      found.push(...thrown(plugin, 'check', error))
    }
  }
  return found
}

/** What each of these pages says of itself. */
export function checkPages(site: Site, records: readonly PageRecord[], known: Known): readonly Diagnostic[] {
  const found = site.config.plugins.flatMap((plugin) => {
    if (!plugin.checkPage) return []
    try {
      return records.flatMap((page) => proper(plugin, 'checkPage', plugin.checkPage!(page, site, known)))
    } catch (error) {
      return thrown(plugin, 'checkPage', error)
    }
  })
  return oncePerPlace(found)
}

export function knownOf(
  { routes }: Pick<Site, 'routes'>,
  records: readonly PageRecord[],
  hasFile: Known['hasFile'],
): Known {
  const anchors = new Map(records.map((page) => [page.path, new Set(page.anchors)]))
  return {
    paths: new Set(routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path)),
    hasFile,
    anchorsOf: (path) => anchors.get(path),
  }
}

function proper(plugin: Plugin, hook: string, answer: readonly Diagnostic[]): readonly Diagnostic[] {
  const wrong = diagnosticsProblem(answer, 'the answer')
  if (wrong) throw pluginShape(plugin.name, hook, wrong)
  return answer
}

function thrown(plugin: Plugin, hook: string, error: unknown): readonly Diagnostic[] {
  const failure = error instanceof SiteError ? error : pluginFailed(plugin.name, hook, error)
  return failure.diagnostics
}

/** A text that stands in for its translation is looked at in each locale, and its problems are the same ones. */
function oncePerPlace(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return problems.filter(({ code, place }) => {
    if (!place?.line) return true
    const spot = `${code} ${placeText(place)}`
    return !seen.has(spot) && seen.add(spot)
  })
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

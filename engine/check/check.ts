/** Page records and output files -> diagnostics, by the rules of plugins. */
import { posix } from 'node:path'
import { placeText } from '../errors/format.ts'
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import { localeOutdated } from '../errors/outputMessages.ts'
import { applySeverities, isError } from '../errors/severities.ts'
import { suggest } from '../errors/suggest.ts'
import { addressOf } from '../paths/paths.ts'
import { diagnosticsProblem } from '../hooks/answers.ts'
import { memoized } from '../store/memoized.ts'
import { createLinkPlaces } from './linkPlaces.ts'
import type { CheckContext, Config, Diagnostic, LinkTargets, PageRecord, Plugin, Site } from '../types.ts'

export type CheckInput = CheckContext &
  Pick<LinkTargets, 'hasFile'> & {
    /** Which pages were found good before, as what they may lead to is now, and where that is remembered of all. */
    readonly checked?: { isGood(page: PageRecord): boolean; keepGood(): void } | undefined
    /** Whether this run leaves the page as it was. */
    isKept?(page: PageRecord): boolean
  }

/** `checkPage` for each page, then `check` for all pages together. */
export async function check({
  hasFile,
  checked,
  isKept = () => false,
  ...context
}: CheckInput): Promise<readonly Diagnostic[]> {
  const { site, pages } = context
  const { made = [], kept = [] } = Object.groupBy(pages, (page) => (isKept(page) ? 'kept' : 'made'))
  const targets = linkTargetsOf(site, pages, hasFile)
  const problemsOf = (some: readonly PageRecord[]) =>
    checkPages(site, checked ? some.filter((page) => !checked.isGood(page)) : some, targets)
  const found = problemsOf(made)
  const outdated = problemsOf(kept)
  if (!found.length && !outdatedIn(kept, outdated, site.config).length) checked?.keepGood()
  const together = await checkTogether(context)
  // What is wrong without the pages that are kept, too, can be mended where it is; the rest comes from their age.
  const own = new Set(
    kept.length && together.length ? identitiesOf(await checkTogether({ ...context, pages: made })) : [],
  )
  const { yes = [], no = [] } = Object.groupBy(together, (problem) =>
    !kept.length || own.has(identityOf(problem)) ? 'yes' : 'no',
  )
  return [...found, ...yes, ...outdatedIn(kept, [...outdated, ...no], site.config)]
}

/** `check` of all plugins. */
async function checkTogether(context: CheckContext): Promise<readonly Diagnostic[]> {
  // Lists of lists: a call takes no hundred thousand arguments.
  const found: (readonly Diagnostic[])[] = []
  const { config } = context.site
  for (const plugin of config.plugins) {
    if (!plugin.check) continue
    try {
      found.push(checkedAnswer(plugin, 'check', await plugin.check(context)))
    } catch (error) {
      found.push(failureOf(plugin, 'check', error, config.root))
    }
  }
  return found.flat()
}

const identityOf = (problem: Diagnostic): string => JSON.stringify(problem)
const identitiesOf = (problems: readonly Diagnostic[]): readonly string[] => problems.map(identityOf)

/** Nobody can mend in a run for some languages what it leaves wrong in others. */
function outdatedIn(
  kept: readonly PageRecord[],
  problems: readonly Diagnostic[],
  config: Config,
): readonly Diagnostic[] {
  const [first, ...others] = applySeverities(problems, config).filter(isError)
  const locales = new Set(kept.map(({ locale }) => locale))
  return first ? localeOutdated([...locales], first.message, others.length).diagnostics : []
}

/** Runs `checkPage` of all plugins on these pages. */
export function checkPages(site: Site, pages: readonly PageRecord[], targets: LinkTargets): readonly Diagnostic[] {
  const found = site.config.plugins.flatMap((plugin) => {
    if (!plugin.checkPage) return []
    try {
      return pages.flatMap((page) => checkedAnswer(plugin, 'checkPage', plugin.checkPage!({ page, site, targets })))
    } catch (error) {
      return failureOf(plugin, 'checkPage', error, site.config.root)
    }
  })
  return oncePerPlace(found)
}

export function linkTargetsOf(
  site: Site,
  records: readonly PageRecord[],
  hasFile: LinkTargets['hasFile'],
): LinkTargets {
  const { config, gaps } = site
  const isWhole = (page: PageRecord) => !page.isPartial && !gaps?.files.includes(translationOf(page, config) ?? '')
  // Most pages are led to by their address alone.
  const whole = new Map(records.filter(isWhole).map((page) => [page.path, page]))
  const paths = new Set(site.routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path))
  // What was a site of its own and lies below another folder now is linked from its old root.
  const written = site.routes.flatMap(({ path, source }) => (source === undefined ? [] : path))
  return {
    paths,
    hasFile,
    anchorsOf: memoized((path: string) => {
      const page = whole.get(path)
      return page && new Set(page.anchors)
    }),
    nearestPath: nearestAmong(() => paths, written),
    nearestFile: nearestAmong(() => site.documents.map(({ file }) => file)),
    placeOf: createLinkPlaces(site),
  }
}

/** A wrong address in the navigation is on every page. One of `endings` that ends with it comes first. */
function nearestAmong(
  known: () => Iterable<string>,
  endings: readonly string[] = [],
): (wrong: string) => string | undefined {
  const found = new Map<string, string | undefined>()
  const below = (wrong: string) => endings.find((each) => each.endsWith(wrong) || each.endsWith(`${wrong}/`))
  return (wrong) => {
    if (!found.has(wrong)) found.set(wrong, below(wrong) ?? suggest(wrong, known()))
    return found.get(wrong)
  }
}

/** The file that a page of another locale's text stands in for. */
function translationOf({ source, locale }: PageRecord, { content, locales }: Config): string | undefined {
  const address = source === undefined ? undefined : addressOf(source, content, locales)
  return address && posix.join(content, address.set, locale, address.rest)
}

function checkedAnswer(plugin: Plugin, hook: string, answer: readonly Diagnostic[]): readonly Diagnostic[] {
  // As nearly all are, of tens of thousands.
  if (Array.isArray(answer) && !answer.length) return answer
  const wrong = diagnosticsProblem(answer, 'the answer')
  if (wrong) throw pluginShape(plugin.name, hook, wrong)
  return answer
}

const failureOf = (plugin: Plugin, hook: string, error: unknown, root: string): readonly Diagnostic[] =>
  pluginFailed(plugin.name, hook, error, { root }).diagnostics

/** An untranslated page is checked in each locale and has the same problems each time. */
function oncePerPlace(problems: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return problems.filter(({ code, place }) => {
    if (!place?.line) return true
    const spot = `${code} ${placeText(place)}`
    return !seen.has(spot) && seen.add(spot)
  })
}

/** All rules -> the redirects of a brand without chains, and problems of the rules. */
import { isGap } from '../../engine/paths/gaps.ts'
import { caseFolded, localizedPath } from '../../engine/paths/paths.ts'
import type { Diagnostic, Document, Place, Site } from '../../engine/types.ts'
import { isHtml, normalize, problemWith } from './address.ts'
import * as messages from './messages.ts'
import type { Rules } from './read.ts'

export type Redirect = {
  /** Path, with the locale's prefix. */
  readonly from: string
  /** Path of a page, with or without a hash. */
  readonly to: string
  readonly locale: string
  /** What moved was asked for with `.html` at the end, by which hosts without redirects look for a file. */
  readonly isHtml?: boolean | undefined
}

export type Resolution = {
  readonly redirects: readonly Redirect[]
  /** From `/docs/intro.html` to the page at `/docs/intro/`: hosts that spell addresses need no rule for it. */
  readonly spellings: readonly Redirect[]
  readonly diagnostics: readonly Diagnostic[]
}

type Step = Redirect & {
  readonly place: Place
  /** Dropped without a message if it clashes with a page or rule. */
  readonly isOptional?: boolean
  /** The same if its target is missing: another brand or locale may have it. */
  readonly mayMiss?: boolean
}

export function resolve(
  site: Site,
  documents: readonly Document<Rules>[],
  common: Readonly<Record<string, string>>,
): Resolution {
  const diagnostics: Diagnostic[] = []
  const report = ({ diagnostics: found }: { diagnostics: readonly Diagnostic[] }) => void diagnostics.push(...found)
  const paths = site.routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path)
  const pages = new Map(paths.map((path) => [caseFolded(path), path]))
  const fromFiles = documents.flatMap(({ file, data }) =>
    data.rules.map(({ from, to, line, column }) => ({ from, to, isHtml: isHtml(from), place: { file, line, column } })),
  )
  const place = { file: site.config.file }
  const mayMiss = site.config.brands.length > 1
  const shared = Object.entries(common).flatMap(([from, to]) => {
    // A sign by itself is one there.
    const problem = problemWith(from.replaceAll(/%(?![\da-f]{2})/gi, '%25'), to)
    if (problem) report(messages.redirectInvalid(from, to, problem, place))
    return problem ? [] : [{ from, to, isHtml: isHtml(from), place, isOptional: true, mayMiss }]
  })

  const steps = new Map<string, Step>()
  const spellings: Redirect[] = []
  for (const step of [
    ...documentSteps(site, report),
    ...[...fromFiles, ...shared].flatMap((rule) => stepsOf(rule, site)),
  ]) {
    const page = pages.get(caseFolded(step.from))
    const other = steps.get(caseFolded(step.from))
    if (page !== undefined) {
      if (step.isHtml && page === step.to) spellings.push(step)
      else if (!step.isOptional) report(messages.redirectClash(step.from, page, step.place))
    } else if (!other) steps.set(caseFolded(step.from), step)
    else if (other.to === step.to) steps.set(caseFolded(step.from), { ...other, isHtml: other.isHtml || step.isHtml })
    else if (!step.isOptional) report(messages.redirectTwice(step.from, other.to, step.to, step.place))
  }

  const exact = new Set(paths)
  const redirects: Redirect[] = []
  for (const step of steps.values()) {
    const to = follow(step, steps, report)
    if (to === undefined) continue
    const [path = ''] = to.split('#')
    if (exact.has(path)) redirects.push({ from: step.from, to, locale: step.locale, isHtml: step.isHtml })
    else if (!step.mayMiss && !isGap(path, site))
      report(messages.redirectTargetMissing(step.from, path, paths, step.place))
  }
  redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  return { redirects, spellings, diagnostics }
}

/** The end of a chain of redirects, with the last hash in it. Undefined for a loop. */
function follow(
  start: Step,
  steps: ReadonlyMap<string, Step>,
  report: (problem: { diagnostics: readonly Diagnostic[] }) => void,
): string | undefined {
  const seen = [start.from]
  let hash: string | undefined
  for (let step = start; ;) {
    const [path = '', own] = step.to.split('#')
    hash = own ?? hash
    const next = steps.get(caseFolded(path))
    if (!next) return hash === undefined ? path : `${path}#${hash}`
    if (seen.includes(next.from)) {
      // A loop is found from each of its members; it is reported once, for the first one in alphabetical order.
      const loop = [...seen.slice(seen.indexOf(next.from)), next.from]
      if (loop[0] === start.from && loop.every((from) => from >= start.from))
        report(messages.redirectLoop(loop, start.place))
      return undefined
    }
    seen.push(next.from)
    step = next
  }
}

type WithRedirects = {
  /** Of an older version of the documentation: a copy, whose former addresses may be those of the current page. */
  readonly version?: string
  readonly redirectFrom?: readonly { readonly path: string; readonly line: number; readonly column: number }[]
}

/** From `redirect_from` of documents that are pages. Untranslated pages of another locale redirect as well. */
function documentSteps(site: Site, report: (problem: { diagnostics: readonly Diagnostic[] }) => void): readonly Step[] {
  const pages = Map.groupBy(site.routes, ({ source }) => source)
  return site.documents.flatMap(({ file, data }) => {
    const { redirectFrom = [], version } = data as WithRedirects
    return redirectFrom.flatMap(({ path: former, line, column }) => {
      const place = { file, line, column }
      const problem = former.includes('*') ? 'a pattern belongs in redirects.yml' : problemWith(former, '/')
      if (problem) {
        report(messages.redirectInvalid(former, 'this page', problem, place))
        return []
      }
      return (pages.get(file) ?? []).map(({ locale, path }) => {
        const from = normalize(former)
        const localized = from.startsWith(`/${locale}/`) ? from : localizedPath(from, locale, site.config.locales)
        return { from: localized, to: path, locale, isHtml: isHtml(former), place, isOptional: Boolean(version) }
      })
    })
  })
}

/** A rule applies to every locale of the brand, or to the locale in its old path; a pattern to every page it matches. */
function stepsOf(rule: Omit<Step, 'locale'>, site: Site): readonly Step[] {
  const { locales } = site.config
  const [from, to] = [normalize(rule.from), normalize(rule.to)]
  if (from.includes('*')) return expand({ ...rule, from, to }, site)
  const named = locales.slice(1).find(({ id }) => from.startsWith(`/${id}/`))
  if (named) return [{ ...rule, from, to, locale: named.id }]
  const shown = locales.filter(({ id }) => site.brand.locales.includes(id))
  return shown.map(({ id }, index) => ({
    ...rule,
    from: localizedPath(from, id, locales),
    to: localizedPath(to, id, locales),
    locale: id,
    // Problems are reported for the default locale only; other locales may lack the page.
    ...(index > 0 && { isOptional: true, mayMiss: true }),
  }))
}

/** Matches the new side with the pages there are: each of them had an old path of the pattern's old side. */
function expand(rule: Omit<Step, 'locale'>, site: Site): readonly Step[] {
  const [before = '', after = ''] = rule.to.split('*')
  const matching = site.routes.filter(
    ({ key, status = 200 }) =>
      status === 200 && key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after),
  )
  const steps = matching.map(({ key, path, locale }): Step => {
    const rest = key.slice(before.length, key.length - after.length)
    return {
      ...rule,
      from: localizedPath(
        rule.from.replace('*', () => rest),
        locale,
        site.config.locales,
      ),
      to: path,
      locale,
      isOptional: true,
    }
  })
  return steps.length ? steps : [{ ...rule, locale: site.config.locales[0]!.id }]
}

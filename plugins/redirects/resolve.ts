/** All rules -> the redirects of a brand without chains, and problems of the rules. */
import { isGap } from '../../engine/paths/gaps.ts'
import { caseFolded, encodeHref, localizedPath } from '../../engine/paths/paths.ts'
import type { Diagnostic, Document, Place, Site } from '../../engine/types.ts'
import { isHtml, normalize, problemWith, type Target } from './address.ts'
import * as messages from './messages.ts'
import type { Rules } from './read.ts'

export type Redirect = {
  /** Path, with the locale's prefix. */
  readonly from: string
  /** Path of the page it leads to. */
  readonly page: string
  /** The page, or a part of it, as links write it: `/docs/c%23/#part`. */
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

type Step = Omit<Redirect, 'to'> &
  Target &
  Origin & {
    readonly isHtml: boolean
  }

/** As it is written: both sides may be spelled in any way. */
type Rule = Origin & { readonly from: string; readonly to: string }

type Origin = {
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
    data.rules.map(({ from, to, line, column }): Rule => ({ from, to, place: { file, line, column } })),
  )
  const place = { file: site.config.file }
  const mayMiss = site.config.brands.length > 1
  const shared = Object.entries(common).flatMap(([from, to]): readonly Rule[] => {
    // A sign by itself is one there.
    const problem = problemWith(from.replaceAll(/%(?![\da-f]{2})/gi, '%25'), to)
    if (problem) report(messages.redirectInvalid(from, to, problem, place))
    return problem ? [] : [{ from, to, place, isOptional: true, mayMiss }]
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
      if (step.isHtml && page === step.page && !step.hash) spellings.push({ ...step, to: encodeHref(page) })
      else if (!step.isOptional) report(messages.redirectClash(step.from, page, step.place))
    } else if (!other) steps.set(caseFolded(step.from), step)
    else if (other.page === step.page && other.hash === step.hash)
      steps.set(caseFolded(step.from), { ...other, isHtml: other.isHtml || step.isHtml })
    else if (!step.isOptional) report(messages.redirectTwice(step.from, textOf(other), textOf(step), step.place))
  }

  const exact = new Set(paths)
  const redirects: Redirect[] = []
  for (const step of steps.values()) {
    const target = follow(step, steps, report)
    if (!target) continue
    const { page, hash } = target
    const { from, locale, isHtml } = step
    if (exact.has(page)) redirects.push({ from, page, to: encodeHref(page, hash), locale, isHtml })
    else if (!step.mayMiss && !isGap(page, site)) report(messages.redirectTargetMissing(from, page, paths, step.place))
  }
  redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  return { redirects, spellings, diagnostics }
}

const textOf = ({ page, hash }: Target): string => (hash ? `${page}#${hash}` : page)

/** The end of a chain of redirects, with the last hash in it. Undefined for a loop. */
function follow(
  start: Step,
  steps: ReadonlyMap<string, Step>,
  report: (problem: { diagnostics: readonly Diagnostic[] }) => void,
): Target | undefined {
  const seen = [start.from]
  let hash: string | undefined
  for (let step = start; ;) {
    hash = step.hash ?? hash
    const next = steps.get(caseFolded(step.page))
    if (!next) return { page: step.page, hash }
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
        const { page: from } = normalize(former)
        const localized = from.startsWith(`/${locale}/`) ? from : localizedPath(from, locale, site.config.locales)
        return { from: localized, page: path, locale, isHtml: isHtml(former), place, isOptional: Boolean(version) }
      })
    })
  })
}

/** A rule applies to every locale of the brand, or to the locale in its old path; a pattern to every page it matches. */
function stepsOf({ to, ...given }: Rule, site: Site): readonly Step[] {
  const { locales } = site.config
  const rule = { ...given, from: normalize(given.from).page, isHtml: isHtml(given.from), ...normalize(to) }
  const { from, page } = rule
  if (from.includes('*')) return expand(rule, site)
  const named = locales.slice(1).find(({ id }) => from.startsWith(`/${id}/`))
  if (named) return [{ ...rule, locale: named.id }]
  const shown = locales.filter(({ id }) => site.brand.locales.includes(id))
  return shown.map(({ id }, index) => ({
    ...rule,
    from: localizedPath(from, id, locales),
    page: localizedPath(page, id, locales),
    locale: id,
    // Problems are reported for the default locale only; other locales may lack the page.
    ...(index > 0 && { isOptional: true, mayMiss: true }),
  }))
}

/** Matches the new side with the pages there are: each of them had an old path of the pattern's old side. */
function expand(rule: Omit<Step, 'locale'>, site: Site): readonly Step[] {
  const [before = '', after = ''] = rule.page.split('*')
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
      page: path,
      locale,
      isOptional: true,
    }
  })
  return steps.length ? steps : [{ ...rule, locale: site.config.locales[0]!.id }]
}

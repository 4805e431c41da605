/** Rules of writers and of the site -> one flat list for a brand, and what is wrong with them. */
import { localizedPath } from '../../engine/paths.ts'
import type { Diagnostic, Document, Place, Site } from '../../engine/types.ts'
import { problemWith, toTidy } from './address.ts'
import * as messages from './messages.ts'
import type { Rules } from './read.ts'

export type Redirect = {
  /** Path, with the locale's prefix. */
  readonly from: string
  /** Path of a page, with or without a hash. */
  readonly to: string
  readonly locale: string
}

export type Resolution = { readonly redirects: readonly Redirect[]; readonly diagnostics: readonly Diagnostic[] }

type Step = Redirect & {
  readonly place: Place
  /** Dropped without a word where it does not fit. */
  readonly yields?: boolean
}

export function resolve(
  site: Site,
  documents: readonly Document<Rules>[],
  common: Readonly<Record<string, string>>,
): Resolution {
  const diagnostics: Diagnostic[] = []
  const report = ({ diagnostics: found }: { diagnostics: readonly Diagnostic[] }) => void diagnostics.push(...found)
  const paths = site.routes.filter(({ status = 200 }) => status === 200).map(({ path }) => path)
  const pages = new Map(paths.map((path) => [folded(path), path]))
  const written = documents.flatMap(({ file, data }) =>
    data.rules.map(({ from, to, line, column }) => ({ from, to, place: { file, line, column } })),
  )
  const shared = Object.entries(common).map(([from, to]) => ({
    from,
    to,
    place: { file: site.config.file },
    yields: true,
  }))

  const steps = new Map<string, Step>()
  for (const step of [
    ...movedDocuments(site, report),
    ...[...written, ...shared].flatMap((rule) => stepsOf(rule, site)),
  ]) {
    const page = pages.get(folded(step.from))
    const other = steps.get(folded(step.from))
    if (page !== undefined) {
      if (!step.yields) report(messages.redirectClash(step.from, page, step.place))
    } else if (!other) steps.set(folded(step.from), step)
    else if (other.to !== step.to && !step.yields)
      report(messages.redirectTwice(step.from, other.to, step.to, step.place))
  }

  const exact = new Set(paths)
  const redirects: Redirect[] = []
  for (const step of steps.values()) {
    const to = follow(step, steps, report)
    if (to === undefined) continue
    const [path = ''] = to.split('#')
    if (exact.has(path)) redirects.push({ from: step.from, to, locale: step.locale })
    else if (!step.yields) report(messages.redirectTargetMissing(step.from, path, paths, step.place))
  }
  redirects.sort((a, b) => (a.from < b.from ? -1 : 1))
  return { redirects, diagnostics }
}

/** A disk, and with it a host, may not tell upper from lower case. */
const folded = (path: string) => path.normalize('NFC').toLowerCase()

/** Where a chain of steps ends. A hash on the way is kept, the last one counts. */
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
    const next = steps.get(folded(path))
    if (!next) return hash === undefined ? path : `${path}#${hash}`
    if (seen.includes(next.from)) {
      // Each member of a circle meets it; the one that begins it tells.
      const circle = [...seen.slice(seen.indexOf(next.from)), next.from]
      if (circle[0] === start.from && circle.every((from) => from >= start.from))
        report(messages.redirectLoop(circle, start.place))
      return undefined
    }
    seen.push(next.from)
    step = next
  }
}

type Moved = {
  readonly redirectFrom?: readonly { readonly path: string; readonly line: number; readonly column: number }[]
}

/** `redirect_from` of any document that is shown as a page. A page that stands in for a translation has moved as well. */
function movedDocuments(
  site: Site,
  report: (problem: { diagnostics: readonly Diagnostic[] }) => void,
): readonly Step[] {
  const pages = Map.groupBy(site.routes, ({ source }) => source)
  return site.documents.flatMap(({ file, data }) =>
    ((data as Moved).redirectFrom ?? []).flatMap(({ path: written, line, column }) => {
      const place = { file, line, column }
      const problem =
        problemWith(written, '/') ?? (written.includes('*') ? 'a pattern belongs in redirects.yml' : undefined)
      if (problem) {
        report(messages.redirectInvalid(written, 'this page', problem, place))
        return []
      }
      return (pages.get(file) ?? []).map(({ locale, path }) => {
        const from = toTidy(written)
        const own = from.startsWith(`/${locale}/`) ? from : localizedPath(from, locale, site.config.locales)
        return { from: own, to: path, locale, place }
      })
    }),
  )
}

/** A rule in every locale of the brand, a pattern for every page it fits. An old address with a locale in it means that one. */
function stepsOf(rule: Omit<Step, 'locale'>, site: Site): readonly Step[] {
  const { locales } = site.config
  const [from, to] = [toTidy(rule.from), toTidy(rule.to)]
  if (from.includes('*')) return expand({ ...rule, from, to }, site)
  const named = locales.slice(1).find(({ id }) => from.startsWith(`/${id}/`))
  if (named) return [{ ...rule, from, to, locale: named.id }]
  const shown = locales.filter(({ id }) => site.brand.locales.includes(id))
  return shown.map(({ id }, index) => ({
    ...rule,
    from: localizedPath(from, id, locales),
    to: localizedPath(to, id, locales),
    locale: id,
    // Said once, for the default locale; another one need not have the page.
    ...(index > 0 && { yields: true }),
  }))
}

/** Read from right to left: each page that fits the new side had an address that fits the old one. */
function expand(rule: Omit<Step, 'locale'>, site: Site): readonly Step[] {
  const [before = '', after = ''] = rule.to.split('*')
  const fits = site.routes.filter(
    ({ key, status = 200 }) =>
      status === 200 && key.length > before.length + after.length && key.startsWith(before) && key.endsWith(after),
  )
  const steps = fits.map(({ key, path, locale }): Step => {
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
      yields: true,
    }
  })
  return steps.length ? steps : [{ ...rule, locale: site.config.locales[0]!.id }]
}

/** Pages on request. What each one was made from is kept, so that a change tells which open pages are stale. */
import type { Bundle } from '../renderer.ts'
import { toCachedPage, type CachedPage, type CommonInputs, type PageCache } from '../render/pageCache.ts'
import type { RenderedPage, RenderFailure } from '../render/types.ts'
import type { Config, Diagnostic, Route, Site } from '../types.ts'
import { pageName } from './pageName.ts'
import type { DevRenderer } from './renderer.ts'

export type DevPages = {
  /** The page at a path of the brand, or undefined. */
  find(site: Site, path: string): Route | undefined
  /** The not-found page in the locale of a path that has no page. */
  notFoundRoute(site: Site, path: string): Route | undefined
  /** `path` is the one that was asked for. */
  render(site: Site, route: Route, path: string): Promise<RenderedPage | RenderFailure>
  /** Names of pages that were shown and would look different now. Those that could not be rendered are tried again. */
  findStale(siteOf: SiteOf): Promise<readonly string[]>
  /** Renders those of them again that are still stale. */
  rerender(siteOf: SiteOf, names: readonly string[]): Promise<void>
  /** Pages asked for that would still look the same, the last one last; those that are refused for their prose are among them. */
  freshPages(): readonly FreshPage[]
  /** Of the pages whose last rendering failed. */
  problems(): readonly Diagnostic[]
  /** Names of those pages. */
  failedPages(): readonly string[]
  /** Project file behind a name under `/assets/`, if a page shown refers to it. */
  assetFile(name: string): string | undefined
  known(): KnownPages
  /** What was known under the configuration before; which of it still holds, the next comparison tells. */
  adopt(known: KnownPages): void
}

/** Pages shown by name, and project files by their names under `/assets/`. */
type KnownPages = {
  readonly shown: ReadonlyMap<string, Shown>
  readonly assets: ReadonlyMap<string, string>
}

/** The current site of a brand. */
type SiteOf = (brand: string) => Site

/** One that is refused has no hash: no tab shows it. */
type CheckedPage = Pick<CachedPage, 'record' | 'fragments' | 'diagnostics'> & Partial<Pick<CachedPage, 'hash'>>

export type FreshPage = {
  readonly name: string
  readonly brand: string
  readonly view: string
  readonly page: CheckedPage
  readonly fragments: PageCache['fragments']
}

type Shown = {
  readonly brand: string
  readonly path: string
  readonly route: Route
  /** Missing where it could not be rendered. */
  readonly page: CachedPage | undefined
  /** What checks look at: the page itself, or what it would be if its prose were not refused. */
  readonly checked: CheckedPage | undefined
  /** Links of the fragments on it. */
  readonly fragments: PageCache['fragments']
  readonly problems: readonly Diagnostic[]
  /** Number of the comparison it has been through, or the last one before it was begun. */
  readonly comparison: number
  /** It looked different then. */
  readonly isStale: boolean
  /** Rendered anew for one tab before the others were told: they show what it was before. */
  readonly isAhead: boolean
}

/** Pages shown before these are forgotten; the reload of an old tab fetches its page again anyway. */
const shownLimit = 200

export function createDevPages(config: Config, renderer: DevRenderer, bundleOf: () => Bundle): DevPages {
  const [shown, assets] = [new Map<string, Shown>(), new Map<string, string>()]
  let comparisons = 0
  const { find, notFoundRoute, findAny } = createRouteLookup()

  async function render(site: Site, route: Route, path: string): Promise<RenderedPage | RenderFailure> {
    const [bundle, comparison] = [bundleOf(), comparisons]
    const page = await renderer.render({ site, route, bundle })
    const result = resultOf(page, renderer.commonInputs(site, bundle))
    const { id: brand } = site.brand
    remember(shown, pageName(brand, path), { brand, path, route, comparison, ...result })
    for (const [file, asset] of Object.entries(madeOf(page)?.assets ?? {})) assets.set(asset, file)
    return page
  }

  /** A page that failed is rendered again: a tab fetches it only if it can be shown now. */
  async function looksDifferent({ path, route, page }: Shown, current: Route, site: Site): Promise<boolean> {
    if (!page) return (await render(site, current, path)).html !== undefined
    if (current.path !== route.path) return true
    return renderer.hasChanged(page, { site, route: current, bundle: bundleOf() })
  }

  return {
    find,
    notFoundRoute,
    render,
    assetFile: (name) => assets.get(name),
    known: () => ({ shown, assets }),
    adopt(known) {
      for (const [name, page] of pagesToCompare(known, config)) shown.set(name, page)
      for (const [name, file] of known.assets) assets.set(name, file)
    },
    problems: () => [...shown.values()].flatMap(({ problems }) => problems),
    failedPages: () => [...shown].flatMap(([name, { problems }]) => (problems.length ? name : [])),

    freshPages: () =>
      [...shown].flatMap(([name, { brand, route, checked: page, fragments, comparison, isStale }]) =>
        // What was begun before the last comparison and ended after it was not looked at.
        page && !isStale && comparison === comparisons ? [{ name, brand, view: route.view, page, fragments }] : [],
      ),

    async findStale(siteOf) {
      const comparison = ++comparisons
      const stale: string[] = []
      for (const [name, page] of [...shown]) {
        const site = siteOf(page.brand)
        const current = findAny(site, page.path)
        const isStale = !current || (await looksDifferent(page, current, site))
        const isTold = isStale || page.isAhead
        if (isTold) stale.push(name)
        if (!current) shown.delete(name)
        // It may have been rendered meanwhile.
        const now = shown.get(name)
        const compared = now === page && { comparison, isStale }
        if (now) shown.set(name, { ...now, ...compared, isAhead: now.isAhead && !isTold })
      }
      return stale
    },

    async rerender(siteOf, names) {
      for (const name of names) {
        const page = shown.get(name)
        const site = page?.isStale && siteOf(page.brand)
        const route = site && findAny(site, page.path)
        if (route) await render(site, route, page.path)
      }
    },
  }
}

function pagesToCompare({ shown }: KnownPages, { brands }: Config): readonly (readonly [string, Shown])[] {
  const kept = [...shown].filter(([, { brand }]) => brands.some(({ id }) => id === brand))
  return kept.map(([name, page]) => [name, { ...page, comparison: -1 }])
}

function remember(shown: Map<string, Shown>, name: string, page: Omit<Shown, 'isStale' | 'isAhead'>): void {
  const before = shown.get(name)
  const isAhead = before !== undefined && (before.isAhead || (!before.isStale && before.page?.hash !== page.page?.hash))
  // The page that was shown last stands last.
  shown.delete(name)
  shown.set(name, { ...page, isStale: false, isAhead })
  if (shown.size > shownLimit) shown.delete(shown.keys().next().value!)
}

function createRouteLookup() {
  const routesOf = new WeakMap<Site, ReadonlyMap<string, Route>>()

  const find: DevPages['find'] = (site, path) => {
    const routes = routesOf.get(site) ?? new Map(site.routes.map((route) => [route.path, route]))
    routesOf.set(site, routes)
    return routes.get(path)
  }

  const notFoundRoute: DevPages['notFoundRoute'] = (site, path) => {
    const { locales } = site.config
    const locale = locales.find(({ id }) => path.startsWith(`/${id}/`)) ?? locales[0]!
    return site.routes.find(({ status, locale: own }) => status === 404 && own === locale.id)
  }

  return { find, notFoundRoute, findAny: (site: Site, path: string) => find(site, path) ?? notFoundRoute(site, path) }
}

function resultOf(
  result: RenderedPage | RenderFailure,
  common: CommonInputs,
): Pick<Shown, 'page' | 'checked' | 'fragments' | 'problems'> {
  const made = madeOf(result)
  const fragments = Object.fromEntries((made?.fragments ?? []).map(({ id, links }) => [id, links]))
  if (!result.html) {
    const checked = made && { record: made.record, fragments: made.fragments.map(({ id }) => id), diagnostics: [] }
    return { page: undefined, checked, fragments, problems: result.diagnostics }
  }
  const page = toCachedPage(result, 'page', common)
  return { page, checked: page, fragments, problems: [] }
}

const madeOf = (result: RenderedPage | RenderFailure): RenderFailure['page'] => (result.html ? result : result.page)

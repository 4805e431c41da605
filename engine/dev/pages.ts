/** Pages on request. What each one was made from is kept, so that a change tells which open pages are stale. */
import { createEmitContext } from '../emitting.ts'
import type { Bundle } from '../rendering.ts'
import { encodePath } from '../paths.ts'
import { createBodies } from '../render/bodies.ts'
import { createChanges, rememberPage, type Memo, type RememberedPage } from '../render/memo.ts'
import { createPageRenderer, siteHash } from '../render/page.ts'
import { createReferences } from '../render/references.ts'
import { renderSite, taskOf } from '../render/render.ts'
import { createResolver } from '../render/resolver.ts'
import type { RenderedPage, RenderFailure, RenderTask } from '../render/types.ts'
import type { Session } from '../session.ts'
import type { Config, Diagnostic, EmitContext, Route, Site } from '../types.ts'
import { inProject, problemsOf } from './problems.ts'

export type Pages = {
  /** Undefined where the brand has no such path. */
  find(site: Site, path: string): Route | undefined
  /** What is shown at a path nobody has: the not-found page of its locale. */
  missing(site: Site, path: string): Route | undefined
  /** `path` is the one that was asked for. */
  render(site: Site, route: Route, path: string): Promise<RenderedPage | RenderFailure>
  /** Names of pages that were shown and would look different now. Those that could not be rendered are tried again. */
  stale(siteOf: (brand: string) => Site): Promise<readonly string[]>
  /** Renders those of them again that nobody has asked for since. */
  renew(siteOf: (brand: string) => Site, names: readonly string[]): Promise<void>
  /** Pages shown that would still look the same, the last one last. */
  fresh(): readonly FreshPage[]
  /** Of the pages whose last rendering failed. */
  problems(): readonly Diagnostic[]
  /** For plugins' files. */
  emitting(site: Site): EmitContext
  /** Project file behind a name under `/assets/`, if a page shown refers to it. */
  asset(name: string): string | undefined
}

export type FreshPage = {
  readonly name: string
  readonly brand: string
  readonly page: RememberedPage
  readonly fragments: Memo['fragments']
}

type Shown = {
  readonly brand: string
  readonly path: string
  readonly route: Route
  /** Of the bundle it was rendered with. */
  readonly bundle: string
  /** Missing where it could not be rendered. */
  readonly page: RememberedPage | undefined
  /** Links of the fragments on it. */
  readonly fragments: Memo['fragments']
  readonly problems: readonly Diagnostic[]
  /** It would look different now. */
  readonly isStale: boolean
}

/** How an open page and the server speak about it: `acme /docs/%E5%AE%A1/`. */
export const pageName = (brand: string, path: string): string => `${brand} ${encodePath(path)}`

/** Brand and path; both empty where it is no name. */
export function readPageName(name: string): readonly [brand: string, path: string] {
  try {
    const [, brand = '', path = ''] = /^(\S+) (\/\S*)$/.exec(name) ?? []
    return [brand, decodeURIComponent(path)]
  } catch {
    return ['', '']
  }
}

/** Pages shown before these are forgotten; a reload of an old tab fetches them anew anyway. */
const shownLimit = 200

export function createPages(config: Config, session: Session, bundleOf: () => Bundle): Pages {
  const { disk, store, code } = session
  const bodies = createBodies(config, disk, store, code)
  const shown = new Map<string, Shown>()
  const assets = new Map<string, string>()
  const routesOf = new WeakMap<Site, ReadonlyMap<string, Route>>()
  const common = (site: Site, bundle: string) => ({ code, bundle, site: siteHash(config, site.brand) })

  function routes(site: Site): ReadonlyMap<string, Route> {
    const known = routesOf.get(site) ?? new Map(site.routes.map((route) => [route.path, route]))
    routesOf.set(site, known)
    return known
  }

  function find(site: Site, path: string): Route | undefined {
    return routes(site).get(path)
  }

  function missing(site: Site, path: string): Route | undefined {
    const locale = config.locales.find(({ id }) => path.startsWith(`/${id}/`)) ?? config.locales[0]!
    return site.routes.find(({ status, locale: own }) => status === 404 && own === locale.id)
  }

  async function render(site: Site, route: Route, path: string): Promise<RenderedPage | RenderFailure> {
    const bundle = bundleOf()
    const page = await tryRender(site, route, bundle)
    const name = pageName(site.brand.id, path)
    shown.delete(name)
    const result = page.html
      ? {
          page: rememberPage(page, 'page'),
          fragments: Object.fromEntries(page.fragments.map(({ id, links }) => [id, links])),
          problems: [],
        }
      : { page: undefined, fragments: {}, problems: page.diagnostics }
    shown.set(name, { brand: site.brand.id, path, route, bundle: bundle.id, isStale: false, ...result })
    if (page.html) for (const [file, asset] of Object.entries(page.assets)) assets.set(asset, file)
    if (shown.size > shownLimit) shown.delete(shown.keys().next().value!)
    return page
  }

  async function tryRender(site: Site, route: Route, bundle: Bundle): Promise<RenderedPage | RenderFailure> {
    try {
      // Names of images hold their content's hash, so they are looked at anew for each page.
      const renderer = await createPageRenderer({
        config,
        site: renderSite(site),
        bundle,
        bodies,
        references: createReferences(disk),
      })
      const page = await renderer(taskFor(site, route))
      return page.html
        ? page
        : { diagnostics: page.diagnostics.map((problem) => inProject(problem, { root: config.root })) }
    } catch (error) {
      // A component that cannot even be loaded.
      return { diagnostics: problemsOf(error, { root: config.root, file: route.view }) }
    }
  }

  function taskFor(site: Site, route: Route): RenderTask {
    const documents = new Map(site.documents.map((document) => [document.file, document]))
    return taskOf(route, documents, createResolver(config, site.routes))
  }

  /** What failed is tried again: only what can be shown is worth fetching. */
  async function isStale({ path, route, bundle, page }: Shown, current: Route, site: Site): Promise<boolean> {
    if (!page) return (await render(site, current, path)).html !== undefined
    if (current.path !== route.path) return true
    const memo: Memo = { common: common(site, bundle), pages: {}, fragments: {} }
    const resolver = createResolver(config, site.routes)
    const changes = createChanges(memo, common(site, bundleOf().id), site, resolver, createReferences(disk), disk)
    return (await changes.of(taskFor(site, current), page)) !== undefined
  }

  return {
    find,
    missing,
    render,
    asset: (name) => assets.get(name),
    problems: () => [...shown.values()].flatMap(({ problems }) => problems),
    // Files are asked for one at a time and looked at by their writer: dates of commits are for what is published.
    emitting: (site) =>
      createEmitContext({
        ...session,
        site,
        bodies,
        references: createReferences(disk),
        history: async () => undefined,
        scripts: [],
        traces: [],
      }),

    fresh: () =>
      [...shown].flatMap(([name, { brand, page, fragments, isStale }]) =>
        page && !isStale ? [{ name, brand, page, fragments }] : [],
      ),

    async stale(siteOf) {
      const stale: string[] = []
      for (const [name, page] of [...shown]) {
        const site = siteOf(page.brand)
        const current = find(site, page.path) ?? missing(site, page.path)
        if (!current) shown.delete(name)
        else if (!(await isStale(page, current, site))) continue
        stale.push(name)
        if (shown.get(name) === page) shown.set(name, { ...page, isStale: true })
      }
      return stale
    },

    async renew(siteOf, names) {
      for (const name of names) {
        const page = shown.get(name)
        const site = page?.isStale && siteOf(page.brand)
        const route = site && (find(site, page.path) ?? missing(site, page.path))
        if (route) await render(site, route, page.path)
      }
    },
  }
}

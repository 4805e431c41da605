/** What the dev server responds with at a path: a page, a file of the site, a redirect to the page's own path, an error. */
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { DevBundler } from '../bundle/dev/bundler.ts'
import { isEmptyVersion, versionOf } from '../disk/versionOf.ts'
import { bytesOf } from '../emit/bytesOf.ts'
import { publicFiles } from '../emit/emit.ts'
import { basePathOf, withoutBase } from '../paths/base.ts'
import { encodePath, pageFile, toLocation } from '../paths/paths.ts'
import { pagePath, writtenHref } from '../paths/written.ts'
import { contentTypeOf, createLookup, type AcceptedRequest } from '../serve/index.ts'
import type { RenderedPage, RenderFailure } from '../render/types.ts'
import type { Bundle } from '../renderer.ts'
import type { Brand, Diagnostic, Route, Site } from '../types.ts'
import { errorPage } from './errorPage.ts'
import type { DevSession } from './devSession.ts'
import { pageName } from './pageName.ts'
import { problemsOf } from './problems.ts'
import { plainFile } from './plainFile.ts'
import { readWhole, saveDelay } from './saves.ts'
import type { DevResponse, DevHandlers } from './server.ts'
import type { Tabs } from './tabs.ts'

export type DevHandlersInput = {
  /** The current session; another one after the configuration has changed. */
  readonly current: () => DevSession
  readonly bundler: () => DevBundler
  readonly tabs: Tabs
  readonly format: (diagnostics: readonly Diagnostic[]) => string
}

export function createDevHandlers({ current, bundler, tabs, format }: DevHandlersInput): DevHandlers {
  /** `page` is the name of the one that cannot be shown. */
  const problem = (diagnostics: readonly Diagnostic[], page?: string) =>
    problemResponse(diagnostics, { page, format, bundle: bundler().bundle() })

  /** As it is now: the page itself, or the not-found page. */
  function routeAt(path: string, brand: string): Found | undefined {
    const { content, pages } = current()
    const site = content.state()?.site(brand)
    const route = site && (pages.find(site, path) ?? pages.notFoundRoute(site, path))
    return route && { site, route }
  }

  async function pageAt(path: string, brand: string): Promise<DevResponse> {
    const name = pageName(brand, path)
    if (!current().content.state()) return problem(tabs.problems(), name)
    const loads = tabs.loads()
    bundler().invalidateSaved()
    const settled = await renderSettled({
      bundler,
      find: () => routeAt(path, brand),
      render: ({ site, route }) => current().pages.render(site, route, path),
      versionOf: (file) => filledVersionOf(join(current().config.root, file)),
    })
    if (!settled) return { status: 404, type: 'text/plain; charset=utf-8', body: 'There is no such page.' }
    const { route, page } = settled
    tabs.onPageRendered(brand)
    if (!page.html) return problem(page.diagnostics, name)
    const about = metaTags({ page: name, hash: page.hash, loads })
    const html = Buffer.from(page.html)
      .toString()
      .replace('</head>', () => `${about}</head>`)
    return { status: route.status ?? 200, type: 'text/html; charset=utf-8', body: await bundler().transformHtml(html) }
  }

  return {
    async respond({ path, hostname, query }) {
      const { content, pages, config } = current()
      const state = content.state()
      const { id } = brandOf(hostname, config.brands)
      const page = pagePath(path)
      const plain = () => plainFile({ path, query }, bundler())
      if (!state) return isModule(path) ? plain() : problem(tabs.problems(), pageName(id, page))
      const site = state.site(id)
      const address = writtenHref(page, site.brand)
      if (pages.find(site, page))
        return path === address ? pageAt(page, site.brand.id) : { location: encodePath(address) + query }
      const found = (await publicFile(site, { path, query }, current())) ?? (await file(site, path.slice(1), current()))
      if (found || isModule(path)) return found ?? plain()
      // A page that a plugin writes by itself.
      const written = await file(site, pageFile(page, site.brand), current())
      if (written) return written
      // Where the site will be, below a path of its host, is where a person looks for it.
      const inside = withoutBase(page, basePathOf(site.brand, { production: true }))
      const shown = inside !== undefined && pages.find(site, inside)
      return shown ? { location: encodePath(writtenHref(shown.path, site.brand)) + query } : undefined
    },

    passToBundler: (request, response) => bundler().handleRequest(request, response),
    socketToken: () => bundler().socketToken,
    handleUpgrade: (request, socket, head) => bundler().handleUpgrade(request, socket, head),

    notFound: ({ path, hostname }) => pageAt(path, brandOf(hostname, current().config.brands).id),

    errorResponse: (error) => problem(problemsOf(error, { root: current().config.root })),
  }
}

const metaTags = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `<meta name="site:${name}" content="${value}">`)
    .join('')

type Problem = Pick<DevHandlersInput, 'format'> & {
  readonly page: string | undefined
  readonly bundle: Pick<Bundle, 'assetsOf'>
}

function problemResponse(diagnostics: readonly Diagnostic[], { page, format, bundle }: Problem): DevResponse {
  const body = errorPage({
    title: diagnostics[0]?.code ?? 'error',
    text: stripVTControlCharacters(format(diagnostics)),
    scripts: ['/@vite/client', ...bundle.assetsOf([], []).scripts],
    page,
  })
  return { status: 500, type: 'text/html; charset=utf-8', body }
}

type Found = { readonly site: Site; readonly route: Route }

type RenderSettled = {
  /** What the path shows now. */
  readonly find: () => Found | undefined
  readonly render: (found: Found) => Promise<RenderedPage | RenderFailure>
  readonly bundler: DevHandlersInput['bundler']
  /** Which version of a project file lies on the disk; empty where there is none, or nothing in it. */
  readonly versionOf: (file: string) => Promise<string>
}

/**
 * A module that is read while an editor saves it may fail although no version of it is wrong, and on a busy machine the
 * event of the save comes late. A failure counts when the same files fail twice; they are read again for that. That a
 * page is gone comes late too, and some editors empty a file before they fill it: while a file of the page is missing or
 * empty, what the path shows by then is awaited.
 */
async function renderSettled({
  find,
  render,
  bundler,
  versionOf,
}: RenderSettled): Promise<(Found & { readonly page: RenderedPage | RenderFailure }) | undefined> {
  let failed: string | undefined
  for (let left = 20; ; left--) {
    const found = find()
    if (!found) return undefined
    const { id } = bundler().bundle()
    const page = await render(found)
    if (page.html || !left) return { ...found, page }
    const { view, documents = [] } = found.route
    const sources = await Promise.all([view, ...documents].map(versionOf))
    const files = [view, ...page.diagnostics.flatMap(({ place }) => place?.file ?? [])]
    const state = [id, ...files, ...sources, ...(await Promise.all(files.map(versionOf)))].join()
    if (failed === state && !sources.includes('') && find()?.route === found.route) return { ...found, page }
    failed = state
    bundler().invalidate(files)
    await setTimeout(saveDelay)
  }
}

const filledVersionOf = async (path: string): Promise<string> => {
  const version = await versionOf(path)
  return isEmptyVersion(version) ? '' : version
}

/** A bundler's address, or a file's. */
const isModule = (path: string): boolean => path.startsWith('/@') || /\.\w+$/.test(path)

/** `acme.localhost` shows the brand acme; any other name the first one. */
const brandOf = (hostname: string, brands: readonly Brand[]): Brand =>
  brands.find(({ id }) => hostname === `${id}.localhost`) ?? brands[0]!

/** Public pages have the addresses that they have on a host. */
async function publicFile(
  { brand, config }: Site,
  { path, query }: Pick<AcceptedRequest, 'path' | 'query'>,
  session: DevSession,
): Promise<DevResponse | undefined> {
  const names = await publicFiles({ brand, config }, session.session.disk)
  const files = Object.fromEntries([...names.keys()].map((name) => [name, {}]))
  const found = createLookup({ files, trailingSlash: brand.trailingSlash })(path, query)
  if (found.kind === 'redirect') return { location: found.location }
  return found.kind === 'file' ? fileResponse(names.get(found.file)!, session) : undefined
}

async function fileResponse(file: string, { config, session: { disk } }: DevSession): Promise<DevResponse> {
  const body = await readWhole(join(config.root, file), () => disk.read(file))
  return { status: 200, type: contentTypeOf(file).type, body }
}

async function file(site: Site, name: string, session: DevSession): Promise<DevResponse | undefined> {
  const asset = session.pages.assetFile(name)
  if (asset) return fileResponse(asset, session)
  const made = await session.pluginFiles.file(site, name)
  if (made?.redirect) return { location: toLocation(writtenHref(made.redirect, site.brand)) }
  return made && { status: 200, type: contentTypeOf(name).type, body: await bytesOf(made.body) }
}

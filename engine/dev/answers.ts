/** What the dev server says at a path: a page, a file of the site, a redirect to the page's own path, an error. */
import { setTimeout } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { ServedBundle } from '../bundle/serve.ts'
import { publicFiles } from '../emit/emit.ts'
import { encodePath } from '../paths.ts'
import { contentTypeOf } from '../serve/index.ts'
import type { RenderedPage, RenderFailure } from '../render/types.ts'
import type { Brand, Diagnostic, Route, Site } from '../types.ts'
import { errorPage } from './errorPage.ts'
import { isLinkedOut } from './linkedOut.ts'
import type { Live } from './live.ts'
import { pageName } from './pages.ts'
import { problemsOf } from './problems.ts'
import { saveTime } from './saves.ts'
import type { Answer, DevRequests } from './server.ts'
import type { Tabs } from './tabs.ts'

export type AnswersInput = {
  /** What is shown now; another value after the configuration changed. */
  readonly live: () => Live
  readonly served: () => ServedBundle
  readonly tabs: Tabs
  readonly format: (diagnostics: readonly Diagnostic[]) => string
}

export function createAnswers({ live, served, tabs, format }: AnswersInput): DevRequests {
  async function page(site: Site, route: Route, path: string): Promise<Answer> {
    const rendered = await settled(() => live().pages.render(site, route, path))
    tabs.shown(site.brand.id)
    if (!rendered.html) return problem(rendered.diagnostics)
    const about = `<meta name="site:page" content="${pageName(site.brand.id, path)}"><meta name="site:hash" content="${rendered.hash}">`
    const html = Buffer.from(rendered.html)
      .toString()
      .replace('</head>', () => `${about}</head>`)
    return { status: route.status ?? 200, type: 'text/html; charset=utf-8', body: await served().finish(html) }
  }

  /**
   * A module read while its editor was half-way through saving fails; what that says is about no version of it. On a busy
   * machine the news of the save comes late: a failure is believed when the same bundle fails twice.
   */
  async function settled(render: () => Promise<RenderedPage | RenderFailure>): Promise<RenderedPage | RenderFailure> {
    let failed: string | undefined
    for (let left = 20; ; left--) {
      const { id } = served().bundle()
      const page = await render()
      if (page.html || !left || failed === id) return page
      failed = id
      await setTimeout(saveTime)
    }
  }

  function problem(diagnostics: readonly Diagnostic[]): Answer {
    const { scripts } = served().bundle().assetsOf('', [])
    const body = errorPage(diagnostics[0]?.code ?? 'error', stripVTControlCharacters(format(diagnostics)), [
      '/@vite/client',
      ...scripts,
    ])
    return { status: 500, type: 'text/html; charset=utf-8', body }
  }

  return {
    handlers: () => live().handlers,

    async answer({ path, hostname, query }) {
      const { content, pages, config } = live()
      const state = content.state()
      if (!state) return isModule(path) ? undefined : problem(tabs.known())
      const site = state.site(brandOf(hostname, config.brands).id)
      const route = pages.find(site, path)
      if (route) return page(site, route, path)
      const proper = properPath(path)
      if (proper && pages.find(site, proper)) return { location: encodePath(proper) + query }
      const found = await file(site, path.slice(1), live())
      // A page that a plugin writes by itself.
      return found ?? (isModule(path) ? undefined : file(site, `${(proper ?? path).slice(1)}index.html`, live()))
    },

    async pass({ path }, request, response) {
      return !(await isLinkedOut(path, live().config.root)) && served().handle(request, response)
    },

    token: () => served().token,
    connect: (request, socket, head) => served().connect(request, socket, head),

    async missing({ path, hostname }) {
      const { content, config, pages } = live()
      const state = content.state()
      if (!state) return problem(tabs.known())
      const site = state.site(brandOf(hostname, config.brands).id)
      const route = pages.missing(site, path)
      return route
        ? page(site, route, path)
        : { status: 404, type: 'text/plain; charset=utf-8', body: 'There is no such page.' }
    },

    failed: (error) => problem(problemsOf(error, { root: live().config.root })),
  }
}

/** A bundler's address, or a file's. */
const isModule = (path: string): boolean => path.startsWith('/@') || /\.\w+$/.test(path)

/** `acme.localhost` shows the brand acme; any other name the first one. */
const brandOf = (hostname: string, brands: readonly Brand[]): Brand =>
  brands.find(({ id }) => hostname === `${id}.localhost`) ?? brands[0]!

/** `/x`, `/x.html` and `/x/index.html` mean `/x/`. */
function properPath(path: string): string | undefined {
  const bare = path.replace(/\/index\.html$|\.html$/, '')
  return bare.endsWith('/') && bare === path ? undefined : `${bare.replace(/\/$/, '')}/`
}

async function file(site: Site, name: string, { pages, session, emitted }: Live): Promise<Answer | undefined> {
  const { type } = contentTypeOf(name)
  const asset = pages.asset(name) ?? (await publicFiles(site, session.disk)).get(name)
  if (asset) return { status: 200, type, body: await session.disk.read(asset) }
  const made = await emitted.file(site, name)
  if (made?.redirect) return { location: encodeURI(made.redirect) }
  return made && { status: 200, type, body: made.body }
}

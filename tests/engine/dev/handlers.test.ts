/** What a path answers while the page behind it goes away, with every moment chosen by the test. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createDevHandlers, type DevHandlersInput } from '../../../engine/dev/handlers.ts'
import { createLookup } from '../../../engine/serve/index.ts'
import type { Brand, Diagnostic, Route, Site } from '../../../engine/types.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { acme, configOf } from '../../support/memorySite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const prose = 'content/acme/zh/docs/a.md'
const routeOf = (path: string, view: string, more: Partial<Route> = {}): Route => ({
  brand: 'acme',
  locale: 'zh',
  path,
  key: path,
  view,
  ...more,
})
const page = routeOf('/a/', 'site/layouts/Doc.tsx', { documents: [prose] })
const notFound = routeOf('/404/', 'site/pages/404.page.tsx', { status: 404 })
const failure: Diagnostic = { code: 'file-missing', severity: 'error', message: 'gone', place: { file: prose } }

type Scene = {
  /** What the site routes, from now on. */
  routes: readonly Route[]
  /** Views and prose that can be rendered. */
  readonly files: Set<string>
  /** How often the page was tried. */
  tries: number
}

type Fill = (file: string, text: string) => void

type Asked = { readonly path?: string; readonly brand?: Brand }

/** Asks for `/a/`, as a rule; `onTry` happens while it is rendered for the nth time. */
async function ask(onTry: (scene: Scene, remove: (file: string) => void, fill: Fill) => void, asked: Asked = {}) {
  const { path = '/a/', brand = acme } = asked
  const { path: root, end } = openTempFolder()
  const scene: Scene = { routes: [page, notFound], files: new Set([page.view, prose, notFound.view]), tries: 0 }
  for (const file of scene.files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), 'something')
  }
  const remove = (file: string) => {
    scene.files.delete(file)
    rmSync(join(root, file))
  }
  const pages = {
    find: (site: Site, path: string) => site.routes.find((route) => route.path === path),
    notFoundRoute: (site: Site) => site.routes.find(({ status }) => status === 404),
    assetFile: () => undefined,
    async render(_site: Site, route: Route, path: string) {
      if (route.path === page.path) {
        scene.tries++
        onTry(scene, remove, (file, text) => writeFileSync(join(root, file), text))
      }
      const isThere = [route.view, ...(route.documents ?? [])].every((file) => scene.files.has(file))
      return isThere
        ? { html: Buffer.from(`<head></head>${route.path} for ${path}`), hash: 'h' }
        : { diagnostics: [failure] }
    },
  }
  const session = {
    config: { root, brands: [brand] },
    content: { state: () => ({ site: () => ({ brand, config: configOf(), routes: scene.routes }) }) },
    pages,
    session: { disk: createMemoryDisk(publicFiles) },
    pluginFiles: { file: async () => undefined },
  }
  const bundler = {
    bundle: () => ({ id: 'b', assetsOf: () => ({ scripts: [] }) }),
    plainFile: () => undefined,
    invalidate: () => {},
    invalidateSaved: () => {},
    transformHtml: async (html: string) => html,
  }
  const handlers = createDevHandlers({
    current: () => session,
    bundler: () => bundler,
    tabs: { onPageRendered: () => {}, problems: () => [], loads: () => '0' },
    format: (problems: readonly Diagnostic[]) => problems.map(({ code }) => code).join(),
  } as unknown as DevHandlersInput)
  try {
    const request = { path, hostname: 'localhost', query: '' } as Parameters<typeof handlers.respond>[0]
    const answer = await handlers.respond(request)
    if (!answer) return { status: 404, body: '', tries: 0 }
    if (!('status' in answer)) return { status: 308, body: answer.location, tries: 0 }
    return { status: answer.status, body: String(answer.body), tries: scene.tries }
  } finally {
    end()
  }
}

const publicFiles = { 'brands/acme/public/verify.html': 'verified', 'brands/acme/public/api/index.html': 'calls' }

/** The watcher tells it after so many tries. */
const told = 4

for (const [name, file] of Object.entries({ 'its view': page.view, 'its prose': prose })) {
  test(`N-26 a page whose request meets the removal of ${name} is not found, told at once or late`, async () => {
    for (const late of [1, 2, told]) {
      const { status, body } = await ask((scene, remove) => {
        if (scene.tries === 1) remove(file)
        if (scene.tries === late) scene.routes = [notFound]
      })
      assert.is(status, 404, `told at try ${late}`)
      assert.match(body, '/404/ for /a/')
    }
  })
}

test('N-26 a page that moves to another file while it is requested shows that file', async () => {
  const other = 'content/acme/zh/docs/b.md'
  const { status, body } = await ask((scene, remove) => {
    if (scene.tries === 1) remove(prose)
    if (scene.tries !== told) return
    scene.files.add(other)
    scene.routes = [{ ...page, documents: [other] }, notFound]
  })
  assert.is(status, 200)
  assert.match(body, '/a/ for /a/')
})

test('N-26 a page that is unlisted while it fails for the second time is not found', async () => {
  const { status } = await ask((scene) => {
    scene.files.delete(prose)
    if (scene.tries === 2) scene.routes = [notFound]
  })
  assert.is(status, 404)
})

test('N-26 a page is gone, and there is no page that says so', async () => {
  const { status, body } = await ask((scene) => {
    scene.files.delete(prose)
    scene.routes = []
  })
  assert.equal([status, body], [404, 'There is no such page.'])
})

test('G-07 a component that its editor has emptied and not yet filled is no failure', async () => {
  const { status, tries } = await ask((scene, _, fill) => {
    if (scene.tries === 1) {
      fill(page.view, '')
      scene.files.delete(page.view)
    }
    if (scene.tries !== told) return
    fill(page.view, 'more')
    scene.files.add(page.view)
  })
  assert.equal([status, tries], [200, told])
})

test('N-26 a page that fails twice with the same files is a failure, and one whose files never come back is one in the end', async () => {
  const failing = await ask((scene) => void scene.files.delete(prose))
  assert.equal([failing.status, failing.tries], [500, 2])
  assert.match(failing.body, 'file-missing')
  const gone = await ask((scene, remove) => {
    if (scene.tries === 1) remove(prose)
  })
  assert.equal([gone.status, gone.tries], [500, 21])
})

test('a page is shown at its own address, and every other spelling leads there', async () => {
  const answers = async (brand: Brand) =>
    Promise.all(
      ['/a/', '/a', '/a.html', '/a/index.html'].map(async (path) => {
        const { status, body } = await ask(() => {}, { path, brand })
        return status === 200 ? 200 : body
      }),
    )
  assert.equal(await answers(acme), [200, '/a/', '/a/', '/a/'])
  assert.equal(await answers({ ...acme, trailingSlash: 'never' }), ['/a', 200, '/a', '/a'])
})

test('a public page is shown at one address, and other spellings lead there or nowhere, as in preview', async () => {
  const texts: Readonly<Record<string, string>> = { 'verify.html': 'verified', 'api/index.html': 'calls' }
  for (const trailingSlash of ['always', 'never'] as const) {
    const lookUp = createLookup({ files: { 'verify.html': {}, 'api/index.html': {} }, trailingSlash })
    for (const path of ['', '/', '.html', '/index.html'].flatMap((end) => [`/verify${end}`, `/api${end}`])) {
      const found = lookUp(path)
      const expected = found.kind === 'file' ? texts[found.file] : found.kind === 'redirect' ? found.location : ''
      const { body } = await ask(() => {}, { path, brand: { ...acme, trailingSlash } })
      assert.is(body, expected, `${path}, ${trailingSlash}`)
    }
  }
})

test('where a page will be, below a path of its host, leads to where dev shows it', async () => {
  const below = { ...acme, origin: 'https://acme.example/manual' }
  const answer = async (path: string, brand: Brand) => {
    const { status, body } = await ask(() => {}, { path, brand })
    return status === 308 ? body : status
  }
  assert.equal(await Promise.all(['/manual/a/', '/manual/a'].map((path) => answer(path, below))), ['/a/', '/a/'])
  assert.is(await answer('/manual/a', { ...below, trailingSlash: 'never' }), '/a')
  assert.is(await answer('/a/', below), 200)
})

test.run()

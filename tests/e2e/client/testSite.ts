/** A small site around the navigator: bundled once into memory, served by a host that can be slow or broken. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')
const fixtures = join(import.meta.dirname, 'fixtures')
const islands = ['Counter', 'Fragile', 'Lazy', 'Parts', 'Portal', 'Seen']

/** As strict as the site's own. */
const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types site"

export type TestSite = {
  readonly origin: string
  /** Every request: `document /a/`, `empty /b/` (a fetch), `script /assets/client.js`. */
  readonly requests: string[]
  /** Requests for the path are answered only after the returned function was called. */
  hold(path: string): () => void
  /** Answers what is held, and holds nothing more. */
  releaseAll(): void
  /** Fetched pages that break off; a full load of them works. */
  readonly broken: Set<string>
  edited(text: string): void
  close(): Promise<void>
}

type FixturePages = { renderPages(): Promise<Record<string, string>>; renderEdited(text: string): string }

export async function startTestSite(): Promise<TestSite> {
  const [assets, rendered] = await Promise.all([bundleBrowser(), renderFixtures()])
  const pages = new Map(Object.entries(await rendered.renderPages()))
  const requests: string[] = []
  const held = new Map<string, PromiseWithResolvers<void>>()
  const broken = new Set<string>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url!, 'http://localhost').pathname
    const dest = String(request.headers['sec-fetch-dest'])
    requests.push(`${dest} ${path}`)
    await held.get(path)?.promise
    if (dest === 'empty' && broken.has(path)) return void request.socket.destroy()
    if (path === '/moved/') return void response.writeHead(302, { location: '/c/' }).end()
    const asset = assets.get(path)
    if (asset) return void response.writeHead(200, { 'content-type': asset.type }).end(asset.body)
    if (path === '/plain.html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Plain</h1>')
    if (path === '/file.txt') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('a file')
    const page = pages.get(path)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    }
    response.writeHead(page ? 200 : 404, headers).end(page ?? pages.get('/404.html'))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    hold(path) {
      const gate = Promise.withResolvers<void>()
      held.set(path, gate)
      return () => {
        held.delete(path)
        gate.resolve()
      }
    },
    releaseAll() {
      for (const { resolve } of held.values()) resolve()
      held.clear()
    },
    broken,
    edited: (text) => void pages.set('/edited/', rendered.renderEdited(text)),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Asset = { readonly type: string; readonly body: string }

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
}

async function bundleBrowser(): Promise<Map<string, Asset>> {
  const { build } = await import('vite')
  const result = await build({
    ...shared,
    plugins: [islandEntries],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          client: join(fixtures, 'client.ts'),
          ...Object.fromEntries(islands.map((name) => [name, `virtual:island/${name}`])),
        },
        // Vite drops the exports of entries where it is not told.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: 'assets/[name].js', chunkFileNames: 'assets/[name].js' },
      },
    },
  })
  const assets = new Map<string, Asset>([
    ['/assets/base.css', { type: 'text/css', body: styles }],
    ['/assets/b.css', { type: 'text/css', body: 'h1 { color: rgb(1, 2, 3) }' }],
  ])
  for (const file of (result as { output: { fileName: string; code?: string }[] }).output) {
    assets.set(`/${file.fileName}`, { type: 'text/javascript', body: file.code ?? '' })
  }
  return assets
}

const islandEntries: Plugin = {
  name: 'test:islands',
  resolveId: { filter: { id: /^virtual:island\// }, handler: (id) => `\0${id}` },
  load: {
    // eslint-disable-next-line no-control-regex -- Rollup's convention for virtual modules.
    filter: { id: /^\0virtual:island\// },
    handler: (id) => `
      import island from '${join(fixtures, id.replace('\0virtual:island/', ''))}.island.tsx'
      import { mount } from '${join(root, 'engine/client/mount.tsx')}'
      export default (element) => mount(element, island.component)
    `,
  },
}

async function renderFixtures(): Promise<FixturePages> {
  const { build } = await import('vite')
  const folder = await mkdtemp(join(tmpdir(), 'site-client-'))
  try {
    await build({
      ...shared,
      ssr: { noExternal: true },
      build: {
        ssr: join(fixtures, 'pages.tsx'),
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'pages.mjs', codeSplitting: false } },
      },
    })
    return (await import(pathToFileURL(join(folder, 'pages.mjs')).href)) as FixturePages
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const styles = `
  html { scroll-padding-top: 70px }
  site-island { display: contents }
  .visually-hidden { position: absolute; clip-path: inset(50%) }
  .site-progress { position: fixed; inset: 0 0 auto; height: 3px }
  .sidebar { height: 200px; overflow: auto }
  main p { height: 60px }
`

/** What pages link in dev is what the modules of a view import: as the bundler names it, and no more. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openDevSite } from '../../e2e/support/devSite.ts'
import { openSite } from '../../support/buildSite.ts'

const made = `{ name: 'made', vite: () => [{
  name: 'made',
  resolveId: (id) => (id === 'virtual:made.css' ? '\\0virtual:made.css' : undefined),
  load: (id) => (id === '\\0virtual:made.css' ? '.made { color: #030201 }' : undefined),
  configureServer: ({ middlewares }) => void middlewares.use('/virtual:served.css', (_, response) => response.end('.served {}')),
}] }`
const original = openSite('pair')
const config = original.read('site.config.ts').replace('plugins: [', `plugins: [${made}, `)
original.end()
const site = await openDevSite({
  'site.config.ts': config,
  'shared/part.css': '.part { color: #040506 }\n',
  'site/pages/sheets.css': "@import '../../shared/part.css';\n.sheet { color: #070809 }\n",
  'site/pages/sheets.module.css': '.named { color: #010203 }\n',
  'site/pages/sheets.page.tsx': `import './sheets.css'
import names from './sheets.module.css'
import 'virtual:made.css'

export default () => (
  <main>
    <title>Sheets</title>
    <p className={names.named}>Named</p>
  </main>
)
`,
})
test.after(() => site.end())
const url = site.url('/sheets/')
const { body } = await getUntil(site.server, url, ({ status }) => status === 200)
const linked = [...body.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) => href!)
const textOf = async (part: string) => {
  const href = linked.find((each) => each.includes(part))
  assert.ok(href, body)
  return (await get(new URL(href, url).href, 'GET', { accept: 'text/css,*/*' })).body
}

test('what a plugin answers at a name with a colon reaches the browser, as that of StyleX has it', async () => {
  assert.is((await get(site.url('/virtual:served.css'))).body, '.served {}')
  for (const path of ['/other:served.css', '/a/virtual:served.css']) assert.is((await get(site.url(path))).status, 404)
})

test('classes of a CSS module are called in the linked stylesheet as they are in the page', async () => {
  const [, name] = /<p class="([^"]+)">Named/.exec(body)!
  assert.match(await textOf('/sheets.module.css'), `.${name} {`)
  site.write('site/pages/sheets.module.css', '.named { color: #030303 }\n')
  const { body: later } = await getUntil(site.server, url, ({ body: now }) => now !== body)
  const [, href] = /href="([^"]*sheets\.module\.css[^"]*)"/.exec(later)!
  const text = (await get(new URL(href!, url).href, 'GET', { accept: 'text/css' })).body
  assert.match(text, '#030303')
  assert.match(text, `.${name} {`)
})

test('what a stylesheet imports is part of it, and not linked once more', async () => {
  assert.match(await textOf('/sheets.css'), '#040506')
  assert.is(linked.filter((href) => href.includes('part.css')).length, 0, linked.join('\n'))
})

test('a stylesheet that a plugin makes, and that is no file, is loaded by the bundler', async () => {
  const [, src] = /<script type="module" src="([^"]*made\.css)"/.exec(body) ?? []
  assert.ok(src, body)
  assert.match((await get(new URL(src, url).href)).body, '#030201')
})

test.run()

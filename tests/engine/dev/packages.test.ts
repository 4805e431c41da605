/** Packages of others, whatever kind of modules they have, are in dev what they are in a build. */
import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { get, getUntil } from '../../e2e/support/get.ts'
import { openDevSite } from '../../e2e/support/devSite.ts'

/** Files of a package, by what its manifest says. */
const pack = (name: string, manifest: object, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries({ ...files, 'package.json': JSON.stringify({ name, version: '1.0.0', ...manifest }) }).map(
      ([file, text]) => [`node_modules/${name}/${file}`, text],
    ),
  )

const config = readFileSync(new URL('../../sites/pair/site.config.ts', import.meta.url), 'utf8')
const site = await openDevSite({
  'site.config.ts': `import { styles } from '../../../plugins/styles/index.ts'\n${config.replace('plugins: [', 'plugins: [styles(), ')}`,
  'package.json': JSON.stringify({ type: 'module', dependencies: { 'with-style': '1.0.0' } }),
  ...pack('common', {}, { 'index.js': 'Object.assign(exports, { one: () => 1, two: () => 2 })\n' }),
  ...pack(
    'two-kinds',
    { main: 'common.js', module: 'module.js' },
    {
      'common.js':
        "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'called'\nexports.other = 'other'\n",
      'module.js': "export default () => 'called'\nexport const other = 'other'\n",
    },
  ),
  ...pack(
    'compiled',
    { main: 'index.js' },
    {
      'index.js': "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'compiled'\n",
    },
  ),
  ...pack(
    'for-bundlers',
    { type: 'module' },
    {
      'index.js': `import { part } from './part'
import { folder } from './folder'
import data from './data.json'
import 'with-style/look.css'
export const bundled = () => [part, folder, data.name].join('+')
`,
      'part.js': "export const part = 'part'\n",
      'folder/index.js': "export const folder = 'folder'\n",
      'data.json': '{ "name": "data" }',
    },
  ),
  ...pack(
    'with-style',
    { type: 'module' },
    { 'index.js': "import './look.css'\nexport const name = 'look'\n", 'look.css': '.look { color: #010203 }\n' },
  ),
  ...pack(
    'with-private',
    { type: 'module' },
    {
      'index.js':
        'const wide = { get: () => window.innerWidth }\nclass Kept {\n  #value = wide\n  get() {\n    return typeof this.#value\n  }\n}\nexport const kept = new Kept()\n',
    },
  ),
  ...pack(
    'own-styles',
    { type: 'module', main: 'index.js', 'wyw-in-js': { tags: { makeStyles: 'own-styles-compiler/make' } } },
    { 'index.js': "export const makeStyles = () => 'own'\nexport const styled = makeStyles()\n" },
  ),
  ...pack(
    'of-universal',
    { type: 'module' },
    { 'index.js': "import { create } from 'universal'\nexport const created = create()\n" },
  ),
  ...pack(
    'universal',
    { main: 'umd.js', module: 'module.js' },
    {
      'umd.js':
        "!function(e,t){'object'==typeof exports&&'undefined'!=typeof module?t(exports):'function'==typeof define&&define.amd?define(['exports'],t):t(e.universal={})}(this,function(e){e.create=()=>'created'})\n",
      'module.js': "export const create = () => 'created'\n",
    },
  ),
  'site/pages/packages.page.tsx': `import common, { one, two } from 'common'
import call, { other } from 'two-kinds'
import compiled from 'compiled'
import { bundled } from 'for-bundlers'
import { styled } from 'own-styles'
import { created } from 'of-universal'
import { name } from 'with-style'
import Kept from '../Kept.island.tsx'
import Styled from '../Styled.island.tsx'

export default function Packages() {
  return (
    <main>
      <title>Packages</title>
      <p className={name}>{[one(), two(), common.two(), call(), other, compiled(), bundled(), styled, created].join()}</p>
      <Kept />
      <Styled />
    </main>
  )
}
`,
  'site/Styled.island.tsx': `import { island } from '../../../../engine/client/index.ts'

export default island(() => <style>{'@media (max-width: 9px) {p{color: red}}'}</style>, { on: 'load' })
`,
  'site/Kept.island.tsx': `import { island } from '../../../../engine/client/index.ts'
import { kept } from 'with-private'

export default island(() => <b>{kept.get()}</b>, { on: 'load' })
`,
})
test.after(() => site.end())
const page = site.url('/packages/')

test('names of CommonJS modules that only running them tells, and the default of one that is compiled from another kind', async () => {
  const { status, body } = await getUntil(site.server, page, ({ status }) => status === 200 || status === 500)
  assert.is(status, 200, site.server.printed())
  assert.match(body, '1,2,2,called,other,compiled')
})

test('what only bundlers resolve and load is what it is in a build', async () => {
  assert.match((await get(page)).body, 'part+folder+data')
})

test('a package whose styles another compiler may extract is left as it is', async () => {
  assert.match((await get(page)).body, '+data,own')
})

test('names of a package for every loader, which another package imports', async () => {
  assert.match((await get(page)).body, 'own,created')
})

test('inline styles are the text that their component wrote, which is hydrated', async () => {
  assert.match((await get(page)).body, '<style>@media (max-width: 9px) {p{color: red}}</style>')
})

test('a stylesheet that a package imports is linked', async () => {
  const { body } = await get(page)
  const [, href] = /href="([^"]*look\.css[^"]*)"/.exec(body) ?? []
  assert.ok(href, body)
  assert.match((await get(new URL(href, page).href, 'GET', { accept: 'text/css' })).body, /#010203/)
})

test('a package that was made ready for browsers is not searched for styles', async () => {
  const { body } = await get(new URL('/site/Kept.island.tsx', page).href)
  const [, href] = /from "([^"]*with-private\.js[^"]*)"/.exec(body) ?? []
  assert.ok(href, body)
  const { status } = await get(new URL(href, page).href)
  assert.is(status, 200, site.server.printed())
})

test('a name or a default that a package does not have is told where it is imported, as by a build', async () => {
  site.write('node_modules/bare/package.json', '{ "name": "bare", "type": "module", "exports": "./index.js" }')
  site.write('node_modules/bare/index.js', 'export const one = 1\n')
  for (const [statement, told] of [
    ['import some from "bare"', /has no default export[^]*site\/pages\/bare\.page\.tsx:1:8/],
    ['import { some } from "bare"', /exports no &quot;some&quot;[^]*site\/pages\/bare\.page\.tsx:1:10/],
  ] as const) {
    site.write('site/pages/bare.page.tsx', `${statement}\nexport default () => <p>{String(some)}</p>\n`)
    await getUntil(site.server, site.url('/bare/'), ({ body }) => told.test(body))
  }
  site.remove('site/pages/bare.page.tsx')
})

test('a package that is no JavaScript is named', async () => {
  site.write('node_modules/broken/package.json', '{ "name": "broken", "type": "module" }')
  site.write('node_modules/broken/index.js', 'export const open = {\n')
  site.write(
    'site/pages/broken.page.tsx',
    "import { open } from 'broken'\nexport default () => <p>{String(open)}</p>\n",
  )
  const { body } = await getUntil(site.server, site.url('/broken/'), ({ status }) => status === 500)
  assert.match(body, 'Unexpected end of input, in the package broken (node_modules/broken/index.js)')
  site.remove('site/pages/broken.page.tsx')
})

test.run()

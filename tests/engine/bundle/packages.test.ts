/** Islands and packages in a build: what goes to a browser is all there, and is what it is in dev. */
import react from '@vitejs/plugin-react'
import { test } from 'uvu'
import type { PluginOption } from 'vite'
import * as v from 'valibot'
import * as assert from 'uvu/assert'
import { packagesWithStyles } from '../../../engine/bundle/dev/packagesWithStyles.ts'
import { viteConfig } from '../../../engine/bundle/viteConfig.ts'
import { siteSchema } from '../../../engine/config/schema.ts'
import { errorsIn, failureOf, openSite, withPlugins } from '../../support/buildSite.ts'
import { problemsOf } from '../../support/memorySite.ts'

const island = (text: string) =>
  `import { island } from '../../../../../engine/client/index.ts'\nexport default island(() => <b>${text}</b>, { on: 'load' })\n`

const site = openSite('pair', {
  files: {
    'site/one/Demo.island.tsx': island('one'),
    'site/two/Demo.island.tsx': island('two'),
    'site/pages/demos.page.tsx': `import compiled from 'compiled'
import Map from '../Map.tsx'
import One from '../one/Demo.island.tsx'
import Two from '../two/Demo.island.tsx'
import Later from '../Later.island.tsx'

export default () => <main id="main"><title>Demos</title><One /><Two /><Map /><Later />{compiled()}</main>
`,
    'site/Map.tsx': 'import \'./map.css\'\n\nexport default () => <p className="map">Map</p>\n',
    'site/map.css': '.map { color: #010203 }\n',
    'site/Later.island.tsx': `import { lazy, Suspense } from 'react'
import { island } from '../../../../engine/client/index.ts'

const Map = lazy(() => import('./Map.tsx'))
export default island(() => <Suspense fallback="wait"><Map /></Suspense>, { on: 'load' })
`,
    'node_modules/compiled/package.json': '{ "name": "compiled", "main": "index.js" }',
    'node_modules/compiled/index.js':
      "Object.defineProperty(exports, '__esModule', { value: true })\nexports.default = () => 'compiled'\n",
  },
})
test.after(() => site.end())
assert.equal(errorsIn(await site.build()), [])
const page = site.read('dist/alpha/demos/index.html')
const files = Object.keys(site.tree('dist/alpha'))

test('islands of the same name in different folders are all there', () => {
  const scripts = [...page.matchAll(/data-src="\/([^"]+)"/g)].map(([, file]) => file!)
  assert.is(new Set(scripts).size, 3, page)
  assert.equal(
    scripts.filter((file) => !files.includes(file)),
    [],
  )
})

test('a stylesheet of what an island imports when it is needed is there, although a page has it too', () => {
  const named = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...site.read(`dist/alpha/${file}`).matchAll(/assets\/[\w-]+\.css/g)].map(([name]) => name))
  assert.ok(named.length)
  assert.equal(
    named.filter((file) => !files.includes(file)),
    [],
  )
  const linked = [...page.matchAll(/rel="stylesheet" href="\/([^"]+)"/g)].map(([, file]) => file!)
  assert.ok(linked.some((file) => site.read(`dist/alpha/${file}`).includes('.map{color:#010203}')))
})

test('the default of a package that is compiled to CommonJS is what it calls its default', () => {
  assert.match(page, 'compiled')
})

test('a package that wants a browser at once is named', async () => {
  const want = 'node_modules/wants-window'
  site.write(`${want}/package.json`, '{ "name": "wants-window", "type": "module", "exports": "./index.js" }')
  site.write(`${want}/index.js`, 'export const wide = window.innerWidth\n')
  site.write('site/one/Demo.island.tsx', `import { wide } from 'wants-window'\n${island('{wide}')}`)
  const [problem] = await failureOf(() => site.build())
  assert.is(
    problem!.message,
    'This page could not be rendered: window is not defined, in the package wants-window (node_modules/wants-window/index.js)',
  )
  assert.match(problem!.hint!, 'a package that wants it at once is loaded there')
})

test('an island that does not say when it is loaded is told at its line, with what to write', async () => {
  const before = site.read('site/one/Demo.island.tsx')
  site.write('site/one/Demo.island.tsx', island('one').replace(", { on: 'load' }", ''))
  const [problem] = await failureOf(() => site.build())
  site.write('site/one/Demo.island.tsx', before)
  assert.equal(
    [problem!.code, problem!.place?.file, problem!.place?.line],
    ['page-failed', 'site/one/Demo.island.tsx', 2],
  )
  assert.match(problem!.message, 'does not say when it is loaded')
  assert.match(problem!.hint!, "island(Counter, { on: 'visible' })")
})

test('a plugin of Vite that cannot work is refused by name, at the line it is imported in', async () => {
  const written = site.read('site.config.ts')
  for (const [name, told, reason] of [
    ['vite-plugin-pwa:build', 'vite-plugin-pwa', 'has no effect here: it works through an index.html'],
    ['vite:legacy-config', '@vitejs/plugin-legacy', 'has no effect here: it works through an index.html'],
    ['vite-plugin-node-polyfills:inject', 'vite-plugin-node-polyfills', 'takes the modules of Node from pages'],
  ] as const) {
    const mine = { name: 'mine', vite: () => [[{ name: 'other' }, { name }]] }
    site.write('site.config.ts', `import type {} from '${told}'\n${written}`)
    const config = await site.config(withPlugins(mine))
    const [problem] = await problemsOf(() => viteConfig({ config }))
    assert.equal([problem!.code, problem!.place], ['plugin-failed', { file: 'site.config.ts', line: 1, column: 21 }])
    assert.match(problem!.message, `${told} ${reason}`)
    assert.match(problem!.hint!, 'Take it out.')
  }
  site.write('site.config.ts', written)
})

test('a project that brings the plugin of React has no second one', async () => {
  const namesOf = async (mine: () => readonly PluginOption[]) => {
    const config = await site.config(withPlugins({ name: 'mine', vite: mine }))
    return viteConfig({ config })
      .plugins!.flat(5)
      .flatMap((each) => (each && 'name' in each ? each.name : []))
  }
  for (const mine of [() => [], () => [react()]])
    assert.is((await namesOf(mine)).filter((name) => name === 'vite:react-refresh').length, 1)
})

test('in dev Node loads a package that only names stylesheets, and not one whose modules import them', () => {
  const manifest = (name: string) => JSON.stringify({ name, main: 'lib/index.js', sideEffects: ['*.css'] })
  for (const name of ['only-names', 'imports-deeper']) {
    site.write(`node_modules/${name}/package.json`, manifest(name))
    site.write(`node_modules/${name}/lib/index.js`, "require('./part.js')\n")
    site.write(`node_modules/${name}/lib/part.js`, name === 'only-names' ? '' : "require('./part.css')\n")
  }
  site.write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies: { 'only-names': '1', 'imports-deeper': '1' } }),
  )
  assert.equal(packagesWithStyles(site.root), ['imports-deeper'])
})

test('a plugin may ask for WebAssembly in the policy, and for no other word', async () => {
  const config = (word: string) => ({
    locales: [{ id: 'en', name: 'E', lang: 'en' }],
    plugins: [{ name: 'a', policy: { scripts: [word] } }],
  })
  assert.ok(v.is(siteSchema, config("'wasm-unsafe-eval'")))
  assert.not.ok(v.is(siteSchema, config("'unsafe-eval'")))
})

test.run()

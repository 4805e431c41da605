import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from 'vite'

const test = suite('islands on the server')
let render: (name: string) => { html: string; islands: readonly string[] }
let folder: string

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-islands-'))
  await build({
    root: join(import.meta.dirname, '../../..'),
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'fixtures/islands.tsx'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'islands.mjs', chunkFileNames: '[name].mjs' } },
    },
  })
  ;({ render } = (await import(pathToFileURL(join(folder, 'islands.mjs')).href)) as { render: typeof render })
})
test.after(() => rm(folder, { recursive: true, force: true }))

const uids = (html: string) => [...html.matchAll(/data-uid="(\w+)"/g)].map(([, uid]) => uid)
const failureOf = (name: string) => {
  try {
    render(name)
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

test('an island is its markup and what the browser needs to take it over', () => {
  const { html, islands } = render('plain')
  assert.match(
    html,
    /^<site-island data-id="site\/Box" data-src="island:site\/Box" data-on="idle" data-uid="\w{10}" data-props="{&quot;n&quot;:1}"><div data-n="1"><\/div><\/site-island>$/,
  )
  assert.equal(islands, ['site/Box'])
  assert.is(render('plain').html, html)
})

test('two islands of the same props differ in their uid', () => {
  const { html, islands } = render('twice')
  assert.is(new Set(uids(html)).size, 2)
  assert.equal(islands, ['site/Box'])
})

test('children may ask for the site, hold islands and be hidden at first', () => {
  const { html, islands } = render('children')
  assert.match(html, '<div><site-slot><b>acme</b><site-island data-id="site/Folded"')
  assert.match(
    html,
    'data-slot="&lt;p&gt;hidden&lt;/p&gt;"><i>folded</i></site-island></site-slot></div></site-island>',
  )
  assert.equal([...islands].sort(), ['site/Box', 'site/Folded'])
})

test('an island within an island belongs to its root', () => {
  const { html, islands } = render('within')
  assert.match(html, /data-id="site\/Outer"[^>]*><div data-n="1"><\/div><\/site-island>$/)
  assert.equal(islands, ['site/Outer'])
})

test('mistakes are named', () => {
  assert.is(failureOf('prose'), 'The island site/Folded must show its children at once: they hold prose or a fragment')
  assert.is(
    failureOf('curious'),
    'The island site/Curious failed to render: useSite is for prerendering only; give an island what it needs as props',
  )
  assert.match(failureOf('nameless'), 'must be the default export of an .island.tsx file')
  assert.is(failureOf('wrong'), 'props.n of the island site/Box is a function; props cross to the browser as JSON')
})

test.run()

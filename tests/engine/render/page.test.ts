/** What is read off the markup of a page and of the fragments it shows. */
import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Bundle, Renderer } from '../../../engine/renderer.ts'
import type { Config, Plugin } from '../../../engine/types.ts'
import { createFakeBundle } from '../../support/fakeBundle.ts'
import { acme, brief, buildInMemory } from '../../support/memorySite.ts'

const front: Plugin = {
  name: 'front',
  route: ({ brand }) => ({
    routes: [{ brand: brand.id, locale: 'zh', path: '/', key: '/', view: 'site/layouts/Index.tsx' }],
  }),
}

/** A site of one page with one fragment. */
async function buildOf(html: string, renderer: Partial<Renderer> = {}, config: Partial<Config> = {}) {
  const fake = createFakeBundle({ show: () => html })
  const bundle: Bundle = { ...fake, renderer: async () => ({ ...(await fake.renderer()), ...renderer }) }
  return buildInMemory({
    files: {},
    plugins: [front],
    config: { brands: [{ ...acme, locales: ['zh'] }], ...config },
    bundle,
  })
}

async function pageOf(...args: Parameters<typeof buildOf>) {
  const { records, cache, diagnostics } = await buildOf(...args)
  return { record: records[0]!, scripts: cache.pages['/']!.scripts, diagnostics }
}

const fragment = (html: string): Partial<Renderer> => ({
  renderFragment: () => ({ html, islands: [], fragments: [] }),
})
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

test('text that the app excludes is in no section', async () => {
  const html = '<main>In <p data-aside="">out <b>out</b></p></main>'
  const excludeText = (attributes: Readonly<Record<string, string>>) => 'data-aside' in attributes
  assert.equal((await pageOf(html, { excludeText })).record.sections, [{ id: '', title: '', text: 'In' }])
})

test('the policy allows inline scripts of the page and of its fragments', async () => {
  const { scripts } = await pageOf('<script>page()</script>', fragment('<script>part()</script>'))
  assert.equal(scripts, [hashOf('page()'), hashOf('part()')])
})

test('a style attribute is told, in a page and in a fragment, and text about one is not', async () => {
  const codes = async (...args: Parameters<typeof pageOf>) =>
    (await pageOf(...args)).diagnostics.map(({ code }) => code)
  const talk = `<script>const html = '<p style="x">'</script><!-- <p style="x"> -->`
  assert.equal(await codes('<p style="x">'), ['inline-style'])
  assert.equal(await codes('', fragment('<p style="x">')), ['inline-style'])
  assert.equal(await codes(talk, fragment(talk)), [])
})

test('a style element is told with its start tag', async () => {
  const { diagnostics } = await pageOf('<style data-emotion="css 1">.css-1{color:red}</style><p>')
  assert.equal(
    diagnostics.map(({ message }) => message),
    ['The page contains an inline style: <style data-emotion="css 1">'],
  )
})

test('a site that allows them has styles in its markup', async () => {
  const html = '<style>p{color:red}</style><p style="x">'
  assert.equal((await pageOf(html, {}, { inlineStyles: true })).diagnostics, [])
})

test('an island that no browser would get is told, in a page and in a fragment', async () => {
  const rendered = (id: string) => ({ html: '', islands: [id], fragments: [] })
  const told = async (renderer: Partial<Renderer>) => (await buildOf('', renderer)).diagnostics.map(brief)
  const expected = ['island-outside examples/Counter.island.tsx']
  assert.equal(await told({ renderView: async () => rendered('examples/Counter') }), expected)
  assert.equal(await told({ renderFragment: () => rendered('examples/Counter') }), expected)
  const { diagnostics } = await pageOf('', { renderFragment: () => rendered('site/Counter') })
  assert.equal(diagnostics, [])
})

test('an id that stands twice is told, also where one is in a fragment', async () => {
  const messages = async (...args: Parameters<typeof pageOf>) =>
    (await pageOf(...args)).diagnostics.flatMap(({ code, message }) => (code === 'id-twice' ? [message] : []))
  assert.equal(await messages('<main id="main"><h2 id="main">Main</h2><p id="other"></p></main>'), [
    'Two elements of / have the id "main"',
  ])
  assert.equal(await messages('<p id="a"></p><!--fragment:0-->', fragment('<p id="a"></p>')), [
    'Two elements of / have the id "a"',
  ])
  assert.equal(await messages('<p id="a">id="a" &lt;p id="a"></p>'), [])
})

test.run()

/** Pages that exist in one locale only, and links between locales. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createResolver } from '../../../engine/render/resolver.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { acme, buildInMemory, configOf } from '../../support/memorySite.ts'

const text = (title: string, body = '') => `---\ntitle: ${title}\n---\n\n${body}\n`
const zh = 'content/acme/zh/docs'
const en = 'content/acme/en/docs'
const files = {
  [`${zh}/both.md`]: text('两种', '见 [单](./single.md)，[英](../../en/docs/both.md)。'),
  [`${zh}/single.md`]: text('单', '见 [两种](./both.md)，[另一](./other.md)，[英](../../en/docs/both.md)。'),
  [`${zh}/other.md`]: text('另一'),
  [`${en}/both.md`]: text('Both', 'See [single](./single.md) and [Chinese](../../zh/docs/both.md).'),
  [`${en}/foreign.md`]: text('Only English', 'See [both](./both.md).'),
}
const built = await buildInMemory({ files, plugins: [docs(), links()] })
const html = (path: string) => built.files.get(`${path.slice(1)}index.html`)!
const linksOf = (path: string) =>
  [.../<div data-content="">(.*?)<\/div>/s.exec(html(path))![1]!.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

test('A-19 a page without a translation stands in the other locale, in its own language', () => {
  assert.equal(built.diagnostics, [])
  assert.match(html('/en/docs/single/'), /<h1>单<\/h1>/)
  assert.is((built.routes.get('/en/docs/single/')!.props as { fallbackFrom: string }).fallbackFrom, 'zh')
})

test('A-19 it is kept from search engines, which are told the original', () => {
  assert.match(html('/en/docs/single/'), /<meta name="robots" content="noindex"\/>/)
  assert.match(html('/en/docs/single/'), /rel="canonical" href="https:\/\/acme.example\/docs\/single\/"/)
  assert.is(built.records.find(({ path }) => path === '/en/docs/single/')!.noindex, true)
  assert.not.match(html('/docs/single/'), /noindex/)
})

test('A-19 alternates list what is translated, each page with itself', () => {
  const alternates = (path: string) =>
    [...html(path).matchAll(/hreflang="(\w+)" href="https:\/\/acme.example([^"]+)"/g)].map(
      ([, locale, to]) => `${locale} ${to}`,
    )
  assert.equal(alternates('/docs/both/'), ['zh /docs/both/', 'en /en/docs/both/'])
  assert.equal(alternates('/en/docs/both/'), ['zh /docs/both/', 'en /en/docs/both/'])
  assert.equal(alternates('/docs/single/'), ['zh /docs/single/'])
  assert.equal(alternates('/en/docs/single/'), ['zh /docs/single/'])
  assert.equal(alternates('/en/docs/foreign/'), ['en /en/docs/foreign/'])
})

test('A-19 the language switch leads to the page that stands in, and home where there is none', () => {
  const switches = (path: string) => [...html(path).matchAll(/<a href="([^"]+)" lang=/g)].map(([, href]) => href)
  assert.equal(switches('/docs/single/'), ['/docs/single/', '/en/docs/single/'])
  assert.equal(switches('/en/docs/single/'), ['/docs/single/', '/en/docs/single/'])
  assert.equal(switches('/en/docs/foreign/'), ['/', '/en/docs/foreign/'])
})

test('A-19 a page of another locale than the default has no stand-in there', () => {
  assert.not.ok(built.routes.has('/docs/foreign/'))
})

test('A-19 a link to an untranslated page stays in the locale', () => {
  assert.equal(linksOf('/en/docs/both/'), ['/en/docs/single/', '/docs/both/'])
  assert.equal(linksOf('/docs/both/'), ['/docs/single/', '/en/docs/both/'])
})

test('A-19 so does a link that asks for something', async () => {
  const asking = { ...files, [`${zh}/single.md`]: text('单', '[两种](./both.md?tab=2)') }
  const { files: output } = await buildInMemory({ files: asking, plugins: [docs(), links()] })
  assert.match(output.get('en/docs/single/index.html')!, 'href="/en/docs/both/?tab=2"')
})

test('A-19 the links of an untranslated page lead to the translations of what it names, and stay in the locale', () => {
  assert.equal(linksOf('/docs/single/'), ['/docs/both/', '/docs/other/', '/en/docs/both/'])
  assert.equal(linksOf('/en/docs/single/'), ['/en/docs/both/', '/en/docs/other/', '/en/docs/both/'])
})

test('A-19 a translation that appears or goes makes the pages that link to it new, and no others', async () => {
  const translated = { ...files, [`${en}/single.md`]: text('Single') }
  const after = await buildInMemory({ files: translated, plugins: [docs(), links()], cache: built.cache })
  assert.match(after.files.get('en/docs/single/index.html')!, /<h1>Single<\/h1>/)
  // Both single pages; in English those whose sidebar or neighbour says its title.
  assert.ok(after.rendered.includes('/docs/single/') && after.rendered.includes('/en/docs/single/'))
  assert.not.ok(after.rendered.includes('/docs/both/') || after.rendered.includes('/docs/other/'))
  const back = await buildInMemory({ files, plugins: [docs(), links()], cache: after.cache })
  assert.is(back.files.get('en/docs/single/index.html'), built.files.get('en/docs/single/index.html'))
})

test('the resolver finds the page of a source, seen from a locale', () => {
  const { pathOf } = createResolver(configOf(), built.site.routes)
  assert.is(pathOf(`${zh}/both.md`, 'zh'), '/docs/both/')
  assert.is(pathOf(`${en}/both.md`, 'zh'), '/en/docs/both/')
  assert.is(pathOf(`${en}/single.md`, 'en'), '/en/docs/single/')
  assert.is(pathOf(`${zh}/none.md`, 'zh'), undefined)
  assert.is(pathOf('README.md', 'zh'), undefined)
})

test('A-19 a brand without the first locale of the site has only what it has, at its root', async () => {
  const brand = { ...acme, locales: ['en'] }
  const { routes, diagnostics } = await buildInMemory({
    files,
    plugins: [docs(), links()],
    config: { brands: [brand] },
  })
  assert.equal([...routes.keys()].sort(), ['/docs/both/', '/docs/foreign/'])
  // Its links into the other language lead nowhere in this brand.
  assert.equal(diagnostics.map(({ message }) => message).sort(), [
    'content/acme/en/docs/single.md leads nowhere',
    'content/acme/zh/docs/both.md leads nowhere',
  ])
})

test.run()

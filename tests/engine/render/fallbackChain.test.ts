/** A third language that falls back on the second one before the default: whose text a page has, and who is told so. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pageWordsOf } from '../../../engine/html/brandWords.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { missing } from '../../../plugins/i18n/messages.ts'
import { pairsOf } from '../../../plugins/i18n/translationPairs.ts'
import { links } from '../../../plugins/links.ts'
import { prosePages } from '../../../plugins/prosePages/index.ts'
import { search } from '../../../plugins/search/index.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import { acme, buildInMemory, configOf } from '../../support/memorySite.ts'

const text = (title: string, body = '') => `---\ntitle: ${title}\n---\n\n${body}\n`
const files = {
  'content/acme/zh/docs/all.md': text('全部', '[两](./two.md) [一](./one.md)'),
  'content/acme/zh/docs/two.md': text('两种', '[全](./all.md) [一](./one.md) [两](./two.md)'),
  'content/acme/zh/docs/one.md': text('一种', '[全](./all.md) [两](./two.md)'),
  'content/acme/en/docs/all.md': text('All'),
  'content/acme/en/docs/two.md': text('Two', '[all](./all.md) [one](../../zh/docs/one.md)'),
  'content/acme/en/docs/foreign.md': text('Foreign'),
  'content/acme/ja/docs/all.md': text('すべて', '[2](./two.md) [1](./one.md)'),
  'content/acme/zh/blog/2026-01-02-post.md': text('文章'),
  'content/acme/en/blog/2026-01-02-post.md': text('Post'),
  'content/acme/zh/pages/about.md': text('关于'),
  'content/acme/en/pages/about.md': text('About'),
}
const ja = (fallback?: readonly string[]) => ({ id: 'ja', name: '日本語', lang: 'ja', fallback })
const build = (fallback: readonly string[] | undefined, own: readonly string[] = ['zh', 'en', 'ja']) =>
  buildInMemory({
    files,
    plugins: [docs(), blog(), prosePages({ view: 'site/layouts/Doc.tsx' }), links(), search(), sitemap()],
    config: { locales: [...configOf().locales, ja(fallback)], brands: [{ ...acme, locales: own }] },
  })
type Built = Awaited<ReturnType<typeof build>>
const from = ({ routes }: Built, path: string) =>
  routes.has(path) ? ((routes.get(path)!.props as { fallbackFrom?: string }).fallbackFrom ?? 'own') : undefined
const html = ({ files: all }: Built, path: string) => all.get(`${path.slice(1)}index.html`)!
const linksOf = (built: Built, path: string) =>
  [.../<div data-content="">(.*?)<\/div>/s.exec(html(built, path))![1]!.matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => href,
  )
const chain = await build(['en'])
const pages = ['docs/all', 'docs/two', 'docs/one', 'docs/foreign', 'blog/post', 'about']
const froms = (built: Built) => pages.map((page) => from(built, `/ja/${page}/`))

test('a page has the text of the first language of the chain that has it', async () => {
  assert.equal(chain.diagnostics, [])
  assert.equal(froms(chain), ['own', 'en', 'zh', 'en', 'en', 'en'])
  assert.equal(froms(await build(undefined)), ['own', 'zh', 'zh', undefined, 'zh', 'zh'])
})

test('search engines are told the page of that language, and are kept from the one in its place', () => {
  for (const [page, original] of [
    ['/ja/docs/two/', '/en/docs/two/'],
    ['/ja/docs/one/', '/docs/one/'],
    ['/ja/docs/foreign/', '/en/docs/foreign/'],
    ['/ja/blog/post/', '/en/blog/post/'],
    ['/ja/about/', '/en/about/'],
  ] as const) {
    assert.is(chain.routes.get(page)!.canonical, original)
    assert.match(html(chain, page), `rel="canonical" href="https://acme.example${original}"`)
    assert.match(html(chain, page), '<meta name="robots" content="noindex"/>')
  }
  const map = chain.files.get('sitemap.xml')!
  assert.match(map, 'https://acme.example/ja/docs/all/')
  assert.not.match(map, /\/ja\/(?:docs\/two|docs\/one|blog\/post|about)\//)
  assert.not.match(html(chain, '/en/docs/two/'), 'hreflang="ja"')
  assert.match(html(chain, '/en/docs/all/'), 'hreflang="ja"')
})

test('search finds what is written in the language', () => {
  const index = [...chain.files].filter(([name]) => name.startsWith('search/ja/')).map(([, body]) => body)
  assert.ok(index.join('').includes('すべて'))
  assert.not.ok(/Two|两种|Post|About/.test(index.join('')))
})

test('links stay in the language, whichever the text is in', () => {
  assert.equal(linksOf(chain, '/ja/docs/all/'), ['/ja/docs/two/', '/ja/docs/one/'])
  assert.equal(linksOf(chain, '/ja/docs/two/'), ['/ja/docs/all/', '/ja/docs/one/'])
  assert.equal(linksOf(chain, '/ja/docs/one/'), ['/ja/docs/all/', '/ja/docs/two/'])
})

test('without stand-ins pages are left out, and links to them are told', async () => {
  const none = await build([])
  assert.equal(
    none.diagnostics.map(({ hint }) => hint),
    ['Did you mean "../../en/docs/two.md"?', 'Did you mean "../../zh/docs/one.md"?'],
  )
  assert.equal(froms(none), ['own', undefined, undefined, undefined, undefined, undefined])
  assert.equal(from(none, '/en/docs/one/'), 'zh')
})

test('a brand has of the chain what it shows', async () => {
  assert.equal(froms(await build(['en'], ['zh', 'ja'])), ['own', 'zh', 'zh', undefined, 'zh', 'zh'])
  const alone = await build(['en'], ['ja'])
  assert.equal(
    alone.diagnostics.map(({ code }) => code),
    ['link-broken', 'link-broken'],
  )
  assert.equal(
    [...alone.routes.keys()].filter((path) => path.startsWith('/docs/')),
    ['/docs/all/'],
  )
})

test('a brand that begins with the language has no stand-ins in it, and it stands in for the others', async () => {
  const own = await build(['en'], ['ja', 'en'])
  assert.is(from(own, '/docs/all/'), 'own')
  assert.not.ok(own.routes.has('/docs/two/'))
  assert.is(from(own, '/en/docs/two/'), 'own')
})

test('a missing translation is told with the page that readers see', async () => {
  const told = (built: Built) =>
    pairsOf([built.site])
      .pairs.filter(({ locale, translation }) => locale === 'ja' && !translation)
      .map((pair) => missing(pair, 'x.md').hint)
  assert.ok(told(chain).includes('Write x.md; until then readers see content/acme/en/docs/two.md.'))
  assert.ok(told(chain).includes('Write x.md; until then readers see this page.'))
  assert.ok(told(await build([])).every((hint) => hint === 'Write x.md; until then the page is left out there.'))
})

test('words of the brand follow the chain', () => {
  const { locales } = configOf()
  const brand = { words: { zh: { name: '甲', only: '唯' }, en: { name: 'A' } } }
  assert.equal(pageWordsOf(brand, 'ja', [...locales, ja(['en'])]), { name: 'A', only: '唯' })
})

test.run()

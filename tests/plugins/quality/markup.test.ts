/** Alternates, canonical URLs, JSON-LD, and sizes of files. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { CheckContext, Document, PageRecord, Site } from '../../../engine/types.ts'
import { quality, type QualityOptions } from '../../../plugins/quality/index.ts'
import { acme, brief, configOf, checkWith, emptyContext } from '../../support/memorySite.ts'
import { applySeverities } from '../../../engine/errors/severities.ts'

const site: Site = { config: configOf(), brand: acme, documents: [], routes: [], shared: {} }
const url = (path: string) => acme.origin + path

const record = (path: string, locale: string, more: Partial<PageRecord> = {}): PageRecord => ({
  brand: 'acme',
  locale,
  path,
  key: path.replace(/^\/en\//, '/'),
  file: `${path.slice(1)}index.html`,
  title: path,
  description: 'About',
  anchors: [],
  links: [],
  islands: [],
  headings: [1],
  imagesWithoutAlt: 0,
  noindex: false,
  bytes: 1000,
  canonical: url(path),
  ...more,
})

const both = [
  { lang: 'zh-CN', href: url('/') },
  { lang: 'en', href: url('/en/') },
  { lang: 'x-default', href: url('/') },
]

async function checked(
  pages: readonly PageRecord[],
  more: {
    options?: QualityOptions
    files?: readonly string[]
    context?: Partial<CheckContext>
    site?: Partial<Site>
  } = {},
) {
  const { options, files = [], context = {} } = more
  return checkWith(quality(options), pages, { ...site, ...more.site }, new Set(files), { ...emptyContext, ...context })
}

const found = async (...given: Parameters<typeof checked>) => (await checked(...given)).map(brief)

const pair = (zh: Partial<PageRecord>, en: Partial<PageRecord> = {}) => [
  record('/', 'zh', { alternates: both, ...zh }),
  record('/en/', 'en', { alternates: both, ...en }),
]

test('D-07 mutual alternates with the page itself and a default are fine', async () => {
  assert.equal(await found(pair({})), [])
  assert.equal(await found([record('/', 'zh')]), [], 'a page in one language names none')
})

test('D-07 each mistake of alternates has its code', async () => {
  assert.equal(await found(pair({}, { alternates: [] })), ['hreflang-one-sided /'])
  assert.equal(await found(pair({ alternates: both.slice(1) })), ['hreflang-self /'])
  assert.equal(await found(pair({ alternates: both.slice(0, 2) })), ['hreflang-default /'])
  const gone = [both[0]!, { lang: 'en', href: url('/en/gone/') }, both[2]!]
  assert.equal(await found(pair({ alternates: gone }, { noindex: true })), ['hreflang-one-sided /'])
})

test('D-07 a canonical address is absolute, of this site, and that of a page', async () => {
  for (const canonical of ['/', 'http://localhost:4000/', 'https://other.example/', url('/gone/')])
    assert.equal(await found([record('/', 'zh', { canonical })]), ['canonical-foreign /'], canonical)
  // A fallback page has its source as canonical page.
  assert.equal(await found([record('/', 'zh'), record('/en/', 'en', { canonical: url('/'), noindex: true })]), [])
})

test('D-07 prose whose home is another brand names that address, as its canonical one and as an alternate', async () => {
  const brand = { ...acme, proseHome: { en: 'https://other.example' } }
  const routes = ['zh', 'en'].map((locale) => ({
    ...{ brand: 'acme', path: locale === 'zh' ? '/' : '/en/', key: '/', locale, view: 'v' },
    documents: [`content/acme/${locale}/docs/index.md`],
  }))
  const there = 'https://other.example/en/'
  const alternates = [both[0]!, { lang: 'en', href: there }, both[2]!]
  const known = (en: Partial<PageRecord>) =>
    found(pair({ alternates }, { alternates, ...en }), { site: { brand, routes } })
  assert.equal(await known({ canonical: there }), [])
  assert.equal(await known({}), ['canonical-foreign /en/'])
  assert.equal(await known({ canonical: there, alternates: both }), ['hreflang-self /en/', 'hreflang-one-sided /en/'])
})

test('a run of one locale reports nothing about the other locales', async () => {
  const routes = [{ brand: 'acme', path: '/', key: '/', locale: 'zh', view: 'v', source: 's' }]
  const pages = [
    record('/en/', 'en', { alternates: both }),
    record('/en/a/', 'en', { canonical: url('/'), noindex: true }),
  ]
  const context = { list: async () => ['content/acme/zh/shown-in-chinese.png'] }
  assert.equal(await found(pages, { context, site: { routes } }), [])
})

const ld = (items: unknown, context = 'https://schema.org') => JSON.stringify({ '@context': context, '@graph': items })
const steps = (...items: readonly (string | undefined)[]) =>
  items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: `S${index}`, item }))

test('JSON-LD is valid, of schema.org, complete, and has absolute URLs', async () => {
  const good = [
    ld([
      { '@type': 'Organization', '@id': url('/#o'), name: 'Acme', url: url('/') },
      { '@type': 'BlogPosting', headline: 'H', author: { '@id': url('/#o') }, datePublished: '2024-01-01' },
      { '@type': 'BreadcrumbList', itemListElement: steps(url('/'), undefined) },
      { '@type': 'SomethingNew' },
    ]),
  ]
  assert.equal(await found([record('/', 'zh', { jsonLd: good })]), [])
  const bad: readonly string[] = [
    '{"@context"',
    '[]',
    ld([], 'https://other.org'),
    ld([{ name: 'Acme' }]),
    ld([{ '@type': 'Organization', name: 'Acme' }]),
    ld([{ '@type': 'Organization', name: 'Acme', url: '/' }]),
    ld([{ '@type': 'FAQPage', mainEntity: [] }]),
    ld([
      { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer' } }] },
    ]),
    ld([{ '@type': 'BreadcrumbList', itemListElement: steps(undefined, url('/')) }]),
  ]
  for (const text of bad)
    assert.equal(await found([record('/', 'zh', { jsonLd: [text] })]), ['structured-data-invalid /'], text)
})

test('URLs in JSON-LD are pages of the site; one encoded twice is not', async () => {
  const item = (href: string) => [ld([{ '@type': 'BreadcrumbList', itemListElement: steps(url(href), url('/')) }])]
  const pages = (href: string) => [
    record('/', 'zh', { jsonLd: item(href) }),
    record('/版本/', 'zh', { noindex: true, canonical: undefined }),
  ]
  assert.equal(await found(pages(encodeURI('/版本/'))), [])
  assert.equal(await found(pages(encodeURI(encodeURI('/版本/')))), ['structured-data-invalid /'])
  assert.equal(await found(pages('/gone/')), ['structured-data-invalid /'])
})

test('URLs in JSON-LD of a site below a path are pages in dev, too, which shows it at the root', async () => {
  const below = `${acme.origin}/manual`
  const item = (href: string) => [
    ld([{ '@type': 'BreadcrumbList', itemListElement: steps(below + href, `${below}/`) }]),
  ]
  for (const production of [true, false]) {
    const more = { config: configOf({ production }), brand: { ...acme, origin: below } }
    const told = (href: string) =>
      found([record('/', 'zh', { jsonLd: item(href), canonical: `${below}/` })], { site: more })
    assert.equal(await told('/'), [], `production: ${production}`)
    assert.equal(await told('/gone/'), ['structured-data-invalid /'], `production: ${production}`)
  }
})

test('an image that no page shows is reported, unless it belongs to a draft or another content set', async () => {
  const there = ['img/a.png', 'img/b.png', 'drafts/img/c.png'].map((name) => `content/acme/zh/docs/${name}`)
  const draft = { file: 'content/acme/zh/docs/drafts/d.md', data: { draft: true } } as Document
  const context = {
    list: async () => [...there, 'content/other/zh/x.png'],
    assets: { [there[0]!]: 'assets/a.1.png' },
  }
  assert.equal(await found(pair({}), { context, site: { documents: [draft] } }), [`image-unused ${there[1]}`])
})

test('a file that other tools take for Markdown is reported with the name that makes it a page', async () => {
  const name = (file: string) => `content/acme/zh/docs/${file}`
  const files = [
    ...['UPPER.MD', 'b.markdown', 'C.MDX', 'd.md', 'e.mdx', '_f.MD'],
    ...['_index.md', 'g/_index.md', 'g/index.md', '_meta.json', 'g/_meta.ts', '_metadata.json'],
  ].map(name)
  const context = { list: async () => [...files, 'content/other/zh/docs/G.MD'] }
  const order =
    'Order and names in the sidebar are "sidebar_position" and "sidebar_label" of pages, and those of folders _category_.yml.'
  // A site that has just come from another tool has errors besides.
  const told = await checked(pair({}), { context: { ...context, isComplete: false } })
  assert.equal(
    told.map(({ code, place, hint }) => [code, place?.file, hint]),
    [
      ['page-not-read', name('UPPER.MD'), 'Let its name end in ".md".'],
      ['page-not-read', name('b.markdown'), 'Let its name end in ".md".'],
      ['page-not-read', name('C.MDX'), 'Let its name end in ".mdx".'],
      ['page-not-read', name('_index.md'), 'Rename it to "index.md"; a name with "_" in front is that of a part.'],
      ['page-not-read', name('_meta.json'), order],
      ['page-not-read', name('g/_meta.ts'), order],
    ],
  )
})

test('images and files have budgets', async () => {
  const sizes: Readonly<Record<string, number>> = {
    'assets/a.1.png': 500_001,
    'assets/x.js': 250_001,
    'assets/y.css': 100,
  }
  const context = {
    assets: { 'content/acme/zh/a.png': 'assets/a.1.png', 'content/acme/zh/doc.zip': 'assets/x.js' },
    sizeOf: (file: string) => sizes[file],
  }
  const files = Object.keys(sizes)
  assert.equal(await found([record('/', 'zh')], { context, files }), [
    'image-too-large content/acme/zh/a.png',
    'file-too-large',
  ])
  const options = { largestImage: 600_000, budgets: { js: 300_000, css: 50 } }
  assert.equal(await found([record('/', 'zh')], { context, files, options }), ['file-too-large'])
})

test('the configuration sets their severities', async () => {
  const problems = await checkWith(quality(), pair({}, { alternates: [] }), site, new Set(), emptyContext)
  const severities = { 'hreflang-one-sided': 'warning' } as const
  assert.equal(
    applySeverities(problems, configOf({ severities })).map(({ severity }) => severity),
    ['warning'],
  )
  assert.equal(applySeverities(problems, configOf({ severities: { 'hreflang-one-sided': 'off' } })), [])
})

test.run()

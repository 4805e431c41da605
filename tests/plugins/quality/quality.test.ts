import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { applyBaseline, baselineOf } from '../../../engine/check/baseline.ts'
import type { PageRecord, Site } from '../../../engine/types.ts'
import { quality } from '../../../plugins/quality/index.ts'
import { acme, configOf, checkWith, emptyContext } from '../../support/memorySite.ts'
import { pageRecord } from '../../support/pageRecord.ts'

const site: Site = { config: configOf(), brand: acme, documents: [], routes: [], shared: {} }

const record = (path: string, more: Partial<PageRecord> = {}): PageRecord =>
  pageRecord(path, {
    title: `Title of ${path}`,
    description: 'What it is about',
    headings: [1, 2, 3, 2],
    bytes: 1000,
    ...more,
  })

/** Codes found on a page that the home page links to. */
async function codes(more: Partial<PageRecord>, options = {}): Promise<readonly string[]> {
  const home = record('/', { links: [{ href: '/a/#top', kind: 'link' }] })
  const found = await checkWith(quality(options), [home, record('/a/', more)], site, new Set(), emptyContext)
  return found.map(({ code }) => code)
}

test('a good page has no problem', async () => {
  assert.equal(await codes({}), [])
})

test('pages without a title are told so, and not that they have the same', async () => {
  const home = record('/', { title: '', links: [{ href: '/a/', kind: 'link' }] })
  const found = await checkWith(quality(), [home, record('/a/', { title: '' })], site, new Set(), emptyContext)
  assert.equal(
    found.map(({ code }) => code),
    ['title-missing', 'title-missing'],
  )
})

test('each rule finds its defect and nothing else', async () => {
  const defects: readonly (readonly [Partial<PageRecord>, string])[] = [
    [{ title: ' ' }, 'title-missing'],
    [{ title: 'Title of /' }, 'title-twice'],
    [{ description: '' }, 'description-missing'],
    [{ headings: [2, 3] }, 'heading-h1'],
    [{ headings: [1, 1, 2] }, 'heading-h1'],
    [{ headings: [1, 2, 4] }, 'heading-order'],
    [{ imagesWithoutAlt: 2 }, 'image-alt-missing'],
    [{ bytes: 200_001 }, 'page-too-large'],
  ]
  for (const [more, code] of defects) assert.equal(await codes(more), [code], JSON.stringify(more))
})

test('a problem that is recorded is the same one when what was counted is another number', async () => {
  const images = [{ imagesWithoutAlt: 3 }, { imagesWithoutAlt: 1 }]
  const headings = [{ headings: [1, 1] }, { headings: [1, 1, 1] }]
  const sizes = [{ bytes: 250_001 }, { bytes: 312_000 }]
  for (const [before, after] of [images, headings, sizes]) {
    const found = async (more: Partial<PageRecord>) => {
      const home = record('/', { links: [{ href: '/a/', kind: 'link' }] })
      return checkWith(quality(), [home, record('/a/', more)], site, new Set(), emptyContext)
    }
    const known = baselineOf(await found(before!))
    assert.equal(applyBaseline(await found(after!), known), { diagnostics: [], suppressed: 1, stale: 0 })
  }
})

test('what many pages of prose have in common is said in the same words', async () => {
  const of = (name: string) =>
    record(`/${name}/`, { headings: [1, 3], description: '', source: `content/en/docs/${name}.md` })
  const home = record('/', { links: ['/a/', '/b/'].map((href) => ({ href, kind: 'link' })) })
  const found = await checkWith(quality(), [home, of('a'), of('b')], site, new Set(), emptyContext)
  assert.equal([...new Set(found.map(({ message }) => message))].sort(), [
    'The page goes from h1 to h3',
    'The page has no description',
  ])
})

test('N-08 a component without title or description is told how a component sets them', async () => {
  const empty = { title: '', description: '' }
  const pages = [
    record('/', { links: [{ href: '/a/', kind: 'link' }] }),
    record('/a/', { ...empty, source: 'site/pages/a.page.tsx' }),
  ]
  const found = await checkWith(quality(), pages, site, new Set(), emptyContext)
  assert.equal(
    found.map(
      ({ code, place, hint }) => `${code} ${place!.file} ${/<title>|<meta name="description"/.exec(hint!)?.[0]}`,
    ),
    [
      'title-missing site/pages/a.page.tsx <title>',
      'description-missing site/pages/a.page.tsx <meta name="description"',
    ],
  )
})

test('a page that a plugin makes of data is told the same', async () => {
  for (const source of ['content/en/glossary.json', undefined]) {
    const found = await checkWith(
      quality(),
      [record('/'), record('/a/', { title: '', source })],
      site,
      new Set(),
      emptyContext,
    )
    assert.equal(
      found.map(({ code, hint }) => `${code} ${/<title>|"noindex"/.exec(hint!)?.[0]}`),
      ['title-missing <title>', 'page-orphan "noindex"'],
    )
  }
})

test('levels may go up by any number, and down by one', async () => {
  assert.equal(await codes({ headings: [1, 2, 3, 4, 2, 3] }), [])
})

test('a page without links to it is an orphan; a link from itself does not count', async () => {
  const self = record('/b/', { links: [{ href: '/b/', kind: 'link' }] })
  const found = await checkWith(
    quality(),
    [record('/'), record('/en/', { locale: 'en' }), self],
    site,
    new Set(),
    emptyContext,
  )
  assert.equal(
    found.map(({ code, message }) => [code, message]),
    [['page-orphan', 'No page links to /b/']],
  )
})

test('a page out of search engines needs no description and may be an orphan', async () => {
  const hidden = record('/c/', { noindex: true, description: '' })
  assert.equal(await checkWith(quality(), [record('/'), hidden], site, new Set(), emptyContext), [])
})

test('the same title in two languages is fine', async () => {
  const pages = [record('/'), record('/en/', { locale: 'en', title: 'Title of /' })]
  assert.equal(await checkWith(quality(), pages, site, new Set(), emptyContext), [])
})

test('a link with escaped Chinese finds its page', async () => {
  const home = record('/', { links: [{ href: '/%E7%94%B2/', kind: 'link' }] })
  assert.equal(await checkWith(quality(), [home, record('/甲/')], site, new Set(), emptyContext), [])
})

test.run()

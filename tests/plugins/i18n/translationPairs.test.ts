/** Which pages are translations of which, and how what they were made from is written down. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Json, Plugin } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { pairsOf } from '../../../plugins/i18n/translationPairs.ts'
import { pages } from '../../../plugins/pages.ts'
import { readRecord, writeRecord } from '../../../plugins/i18n/record.ts'
import { acme, brief, configOf, problemsOf, routeInMemory } from '../../support/memorySite.ts'

const locales = [...configOf().locales, { id: 'ja', name: '日本語', lang: 'ja' }]
const siteOf = async (own: readonly string[], files: readonly string[], id = 'acme') =>
  (
    await routeInMemory({
      files: Object.fromEntries(files.map((file) => [`content/acme/${file}`, `# ${file}\n`])),
      plugins: [docs()],
      config: { locales, brands: [{ ...acme, id, locales: own }] },
    })
  ).site

const told = (sites: Parameters<typeof pairsOf>[0]) => {
  const { pairs, orphans } = pairsOf(sites)
  return [
    ...pairs.map(({ locale, source, translation }) => `${locale} ${source.address.rest} ${translation?.file ?? '–'}`),
    ...orphans.map(({ file }) => `orphan ${file}`),
  ].sort()
}

test('each page of the default language is paired with each other language of the brand', async () => {
  const site = await siteOf(
    ['zh', 'en', 'ja'],
    ['zh/docs/a.md', 'zh/docs/b.mdx', 'en/docs/a.md', 'ja/docs/b.mdx', 'en/docs/c.md'],
  )
  assert.equal(told([site]), [
    'en docs/a.md content/acme/en/docs/a.md',
    'en docs/b.mdx –',
    'ja docs/a.md –',
    'ja docs/b.mdx content/acme/ja/docs/b.mdx',
    'orphan content/acme/en/docs/c.md',
  ])
})

test('the first language of a brand is what the others translate', async () => {
  assert.equal(told([await siteOf(['en', 'ja'], ['en/docs/a.md', 'ja/docs/a.md', 'ja/docs/b.md'])]), [
    'ja docs/a.md content/acme/ja/docs/a.md',
    'orphan content/acme/ja/docs/b.md',
  ])
})

test('a pair that two brands show is one pair', async () => {
  const files = ['zh/docs/a.md', 'en/docs/a.md', 'en/docs/b.md']
  assert.equal(told([await siteOf(['zh', 'en'], files), await siteOf(['zh', 'en'], files, 'beta')]), [
    'en docs/a.md content/acme/en/docs/a.md',
    'orphan content/acme/en/docs/b.md',
  ])
})

const file = 'content/acme/translations.json'

test('a record is sorted, one line for a translation, and read as it was written', () => {
  const record = { 'en/b.md': '0a1b2c3d 4e5f6071', 'en/c.md': '0a1b2c3d', 'en/a.md': '' }
  const text = '{\n  "en/a.md": "",\n  "en/b.md": "0a1b2c3d 4e5f6071",\n  "en/c.md": "0a1b2c3d"\n}\n'
  assert.is(writeRecord(record), text)
  assert.equal(readRecord(text, file), record)
})

const noRecords = {
  '': '1:1',
  '{': '1:2',
  null: '1:1',
  '[]': '1:1',
  '"a"': '1:1',
  '1': '1:1',
  '{"a":1}': '1:2',
  '{"a":null}': '1:2',
  '{"a":"xyz"}': '1:2',
  '{"a":"0a\\n"}': '1:2',
  '{"a":"0a","b":1}': '1:11',
  '{"a":x}': '1:6',
  '{\n  "a": "0a"\n  "b": "0a"\n}': '3:3',
  '{\n  "a": "0a",\n<<<<<<< HEAD\n  "b": "0a"\n}': '3:1',
  '{\n  "a": "0a 1b 2c 3d",\n  "b": 0a1b2c3d 4e5f6071",\n  "c": "0a"\n}': '3:9',
  '{\n  "a": x0a1b2c3d 4e5f6071",\n  "c": "0a"\n}': '2:8',
  '{\n  "a": "0a",\n  "b": [\n': '4:1',
}

test('N-29 what is not a record is refused with its file and the place in it', async () => {
  for (const [text, place] of Object.entries(noRecords))
    assert.equal(
      (await problemsOf(() => readRecord(text, file))).map(brief),
      [`translations-invalid ${file}:${place}`],
      text,
    )
  try {
    readRecord('{', file)
    assert.unreachable()
  } catch (error) {
    assert.instance((error as Error).cause, SyntaxError)
  }
})

test('pages of components and pages made of data have no translation', async () => {
  const cards: Plugin = {
    name: 'cards',
    include: ['[content]/*/*/*.json'],
    read: ({ source }) => ({ data: JSON.parse(source.text) as Json }),
    route: ({ documents }) => ({
      routes: documents.map(({ file, address }) => ({
        brand: 'acme',
        view: 'view:x',
        path: `/${address!.locale}/card/`,
        source: file,
        locale: address!.locale,
        key: 'card',
      })),
    }),
  }
  const { site, routes } = await routeInMemory({
    files: { 'site/pages/about.page.tsx': '', 'content/acme/zh/card.json': '{}', 'content/acme/zh/docs/a.md': '# A' },
    plugins: [docs(), cards, pages()],
  })
  assert.equal([...routes.keys()].sort(), ['/about/', '/docs/a/', '/en/about/', '/en/docs/a/', '/zh/card/'])
  assert.equal(told([site]), ['en docs/a.md –'])
})

test.run()

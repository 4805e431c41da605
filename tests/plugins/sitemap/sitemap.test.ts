import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createHistory } from '../../../engine/disk/history.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Brand, EmitContext, PageRecord, Plugin, Route, Site } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { sitemap } from '../../../plugins/sitemap.ts'
import { acme, buildInMemory, configOf } from '../../support/memorySite.ts'
import { openTempFolder } from '../../support/tempFolder.ts'
import { elements, xmlProblems } from '../../support/xml.ts'
import { pageRecord } from '../../support/pageRecord.ts'

const routeOf = ({ path, key, locale, brand, noindex }: PageRecord, more: Partial<Route> = {}): Route => ({
  path,
  key,
  locale,
  brand,
  noindex,
  view: 'V.tsx',
  ...more,
})
const emit = async (
  pages: readonly PageRecord[],
  routes: readonly Route[] = pages.map((each) => routeOf(each)),
  plugin: Plugin = sitemap(),
  brand: Brand = acme,
) => {
  const site: Site = { config: configOf(), brand, documents: [], routes, shared: {} }
  const context = { pages, site, modified: async () => undefined } as unknown as EmitContext
  return new Map((await plugin.emit!(context)).map(({ path, body }) => [path, String(body)]))
}

test('D-07 a page lists all its alternates, itself and x-default, and they list it', async () => {
  const files = await emit([pageRecord('/a/'), pageRecord('/en/a/'), pageRecord('/b/')])
  const xml = files.get('sitemap.xml')!
  assert.equal(elements(xml, 'loc'), [
    'https://acme.example/a/',
    'https://acme.example/b/',
    'https://acme.example/en/a/',
  ])
  const alternates = [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, loc, rest]) => [
    loc,
    [...rest!.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => `${lang} ${href}`),
  ])
  const both = ['zh-CN https://acme.example/a/', 'en https://acme.example/en/a/', 'x-default https://acme.example/a/']
  assert.equal(alternates, [
    ['https://acme.example/a/', both],
    ['https://acme.example/b/', []],
    ['https://acme.example/en/a/', both],
  ])
  assert.equal(await xmlProblems({ 'sitemap.xml': xml }), [])
})

test('the day that a page says it was changed goes before the one of its file', async () => {
  const pages = [{ ...pageRecord('/a/'), source: 'a.md' }, pageRecord('/b/')]
  const routes = pages.map((each) => routeOf(each, { modified: '2026-01-02' }))
  const xml = (await emit(pages, routes)).get('sitemap.xml')!
  assert.equal(elements(xml, 'lastmod'), ['2026-01-02', '2026-01-02'])
})

test('D-07 prose whose home is another brand is listed there, and named here as an alternate', async () => {
  const brand = { ...acme, proseHome: { zh: 'https://acme.example', en: 'https://other.example' } }
  const pages = [pageRecord('/docs/a/'), pageRecord('/en/docs/a/'), pageRecord('/en/docs/b/'), pageRecord('/en/')]
  const routes = pages.map((each) =>
    routeOf(
      each,
      each.path === '/en/' ? {} : { documents: [`content/acme/${each.locale}${each.key.slice(0, -1)}.md`] },
    ),
  )
  const files = await emit(pages, routes, sitemap(), brand)
  const xml = files.get('sitemap.xml')!
  assert.equal(elements(xml, 'loc'), ['https://acme.example/docs/a/', 'https://acme.example/en/'])
  assert.equal(
    [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, lang, href]) => `${lang} ${href}`),
    [
      'zh-CN https://acme.example/docs/a/',
      'en https://other.example/en/docs/a/',
      'x-default https://acme.example/docs/a/',
    ],
  )
  const there = await emit(pages, routes, sitemap(), { ...brand, origin: 'https://other.example' })
  assert.equal(elements(there.get('sitemap.xml')!, 'loc'), [
    'https://other.example/en/',
    'https://other.example/en/docs/a/',
    'https://other.example/en/docs/b/',
  ])
})

test('D-06 Chinese and odd addresses are encoded and escaped', async () => {
  const xml = (await emit([pageRecord('/文档/a b&c/')])).get('sitemap.xml')!
  assert.equal(elements(xml, 'loc'), ['https://acme.example/%E6%96%87%E6%A1%A3/a%20b%26c/'])
})

test('D-06 noindex, the not-found page, fallback pages and excluded pages are not listed', async () => {
  const pages = [
    pageRecord('/a/'),
    pageRecord('/hidden/', { noindex: true }),
    pageRecord('/404/'),
    pageRecord('/en/a/'),
    pageRecord('/secret/'),
  ]
  const routes = pages.map((each) =>
    routeOf(each, each.path === '/404/' ? { status: 404 } : each.path === '/en/a/' ? { canonical: '/a/' } : {}),
  )
  const files = await emit(pages, routes, sitemap({ exclude: ({ path }) => path === '/secret/' }))
  assert.equal(elements(files.get('sitemap.xml')!, 'loc'), ['https://acme.example/a/'])
})

test('D-06 120,000 pages are three files and an index, each within the limits', async () => {
  const files = await emit(Array.from({ length: 120_000 }, (_, index) => pageRecord(`/docs/${index}/`)))
  assert.equal([...files.keys()], ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  assert.equal(
    elements(files.get('sitemap.xml')!, 'loc'),
    [1, 2, 3].map((part) => `https://acme.example/sitemap-${part}.xml`),
  )
  const counts = [1, 2, 3].map((part) => files.get(`sitemap-${part}.xml`)!.split('<url>').length - 1)
  assert.equal(counts, [50_000, 50_000, 20_000])
  for (const body of files.values()) assert.ok(Buffer.byteLength(body) <= 52_428_800)
  assert.equal(
    await xmlProblems({ 'sitemap.xml': files.get('sitemap.xml')!, 'sitemap-3.xml': files.get('sitemap-3.xml')! }),
    [],
  )
})

test('D-06 long addresses are divided by bytes', async () => {
  const long = 'x'.repeat(1500)
  const files = await emit(Array.from({ length: 40_000 }, (_, index) => pageRecord(`/${long}${index}/`)))
  assert.equal([...files.keys()], ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  for (const body of files.values()) assert.ok(Buffer.byteLength(body) <= 52_428_800)
})

test('the last change is that of the source; without history there is none', async () => {
  const files = { 'content/acme/zh/docs/a.md': '# A\n' }
  const of = async (history?: (file: string) => Promise<string | undefined>) =>
    elements(
      (await buildInMemory({ files, plugins: [docs(), sitemap()], ...(history && { history }) })).files.get(
        'sitemap.xml',
      )!,
      'lastmod',
    )
  assert.equal(await of(async (file) => (file.endsWith('a.md') ? '2024-05-31T08:00:00Z' : undefined)), [
    '2024-05-31T08:00:00Z',
  ])
  assert.equal(await of(), [])
})

test('git is asked once and answers with the last commit of each file', async () => {
  const folder = openTempFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder.path,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    })
  let date = '2024-01-02T03:04:05+08:00'
  const config = { ...configOf(), root: folder.path }
  const [link, target] = ['content/stars', 'packages/stars/docs']
  const disk = {
    folderLinks: new Map([[link, target]]),
    realFile: (file: string) => (file.startsWith(link) ? file.replace(link, target) : undefined),
  }
  assert.is(await createHistory(config, disk, createMemoryStore())('content/a.md'), undefined)

  git('init', '-q')
  mkdirSync(join(folder.path, 'content'))
  writeFileSync(join(folder.path, 'content/中文 a.md'), 'a')
  writeFileSync(join(folder.path, 'content/b.md'), 'b')
  mkdirSync(join(folder.path, 'packages/stars/docs/guide'), { recursive: true })
  writeFileSync(join(folder.path, 'packages/stars/docs/guide/d.md'), 'd')
  git('add', '.')
  git('commit', '-qm', 'one')
  date = '2024-02-02T00:00:00Z'
  writeFileSync(join(folder.path, 'content/b.md'), 'bb')
  git('commit', '-qam', 'two')
  writeFileSync(join(folder.path, 'content/c.md'), 'c')

  const store = createMemoryStore()
  const history = createHistory(config, disk, store)
  assert.is(await history('content/中文 a.md'), '2024-01-01T19:04:05Z')
  assert.is(await history('content/b.md'), '2024-02-02T00:00:00Z')
  assert.is(await history('content/c.md'), undefined)
  assert.is(await history('content/stars/guide/d.md'), '2024-01-01T19:04:05Z')
  assert.is(await createHistory(config, disk, store)('content/b.md'), '2024-02-02T00:00:00Z')

  // What a build in a pipeline meets, each told once.
  const noted = async (root: string) => {
    const notes: string[] = []
    const history = createHistory({ ...config, root }, disk, createMemoryStore(), (text) => void notes.push(text))
    assert.equal([await history('content/b.md'), await history('content/c.md')], [undefined, undefined])
    return notes.join('\n')
  }
  process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1'
  assert.match(await noted(folder.path), /^Git says of no page .*: the files belong to another user, .*$/)
  delete process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER']
  git('clone', '-q', '--depth', '1', pathToFileURL(folder.path).href, 'clone')
  assert.match(await noted(join(folder.path, 'clone')), /^Git says of no page .*: this is a shallow clone\. .*$/)
  folder.end()
})

test.run()

/** What the plugin takes from a site, and which files it makes of it. */
import { matchesGlob } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { searchSource } from '../../../plugins/search/shared.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { createFinder } from '../../../plugins/search/finder.ts'
import { search, type SearchOptions } from '../../../plugins/search/index.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Brand } from '../../../engine/types.ts'
import { forgetful } from '../../support/forgetful.ts'
import { buildInMemory, configOf, type MemoryBuild } from '../../support/memorySite.ts'
import { titlesOf } from './support/indexes.ts'

const doc = (title: string, text: string, front = '') => `---\ntitle: ${title}\n${front}---\n\n${text}\n`
const files = {
  'content/acme/zh/docs/open.md': doc('公开', '正文。\n\n## 小节\n\n看得到。\n\n<!-- canarycomment -->'),
  'content/acme/zh/docs/draft.md': doc('草稿', 'canarydraft', 'draft: true\n'),
  'content/acme/zh/docs/hidden.md': doc('隐藏', 'canaryhidden', 'unlisted: true\n'),
  'content/acme/en/docs/open.md': doc('Open', 'In English.'),
}
const build = (options?: SearchOptions<Brand>, more: Partial<Parameters<typeof buildInMemory>[0]> = {}) =>
  buildInMemory({ files, plugins: [docs(), search(options)], ...more })

const searchFiles = ({ files: all }: MemoryBuild) => [...all].filter(([name]) => name.startsWith('search/'))
const finderOf = (built: MemoryBuild, locale: string) =>
  createFinder(async (name) => JSON.parse(built.files.get(`search/${locale}/${name}`)!) as unknown)

test('each locale has an index of its own pages, by section', async () => {
  const built = await build()
  const { pages } = await finderOf(built, 'zh').find('看得到', 6)
  assert.equal(
    pages.flatMap(({ hits }) => hits.map(({ href }) => decodeURI(href))),
    ['/docs/open/', '/docs/open/#小节'],
  )
  assert.equal(titlesOf(await finderOf(built, 'en').find('english', 6)), ['Open'])
  assert.equal(titlesOf(await finderOf(built, 'en').find('看得到', 6)), [])
})

test('E-08 drafts, unlisted pages, pages shown in place of a translation and comments are in no index', async () => {
  const extra = { ...files, 'content/acme/zh/docs/only.md': doc('仅中文', 'canaryfallback') }
  const built = await build({}, { files: extra })
  const text = (start: string) =>
    searchFiles(built)
      .filter(([name]) => name.startsWith(start))
      .map(([, body]) => body)
      .join('\n')
  for (const canary of ['canarydraft', 'canaryhidden', 'canarycomment', '草稿', '隐藏'])
    assert.not(text('search/').includes(canary), canary)
  assert.ok(text('search/zh/').includes('canaryfallback'))
  assert.not(text('search/en/').includes('canaryfallback'))
})

test('a page is found in its words after they change; pages that did not change keep their files', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `content/acme/zh/docs/p${index}.md`,
      doc(`第${index}页`, `${'同步数据到目标端。'.repeat(60)} word${index}`),
    ]),
  )
  const [store, before] = [createMemoryStore(), new Map<string, string>()]
  for (const [name, body] of searchFiles(await build({}, { files: many, store }))) before.set(name, body)
  const edited = { ...many, 'content/acme/zh/docs/p7.md': doc('第7页', `${'同步数据到目标端。'.repeat(60)} zyzzyva`) }
  const built = await build({}, { files: edited, store })
  assert.equal(titlesOf(await finderOf(built, 'zh').find('zyzzyva', 6)), ['第7页'])
  const changed = searchFiles(built).filter(([name, body]) => before.get(name) !== body)
  // The manifest, the page, and the shards of the words and grams that came and went.
  assert.ok(changed.length <= 8, changed.map(([name]) => name).join(' '))
})

test('somebody else or nobody answers: there are no files, and the site is told', async () => {
  const service = { kind: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs' } as const
  const cases = [
    [service, service],
    [false, { kind: 'none' }],
    ['own', { kind: 'index', href: '/search/zh/index.json' }],
  ] as const
  for (const [chosen, source] of cases) {
    const built = await build({ provider: () => chosen })
    assert.equal(searchSource('zh').read(built.site), source)
    assert.is(searchFiles(built).length > 0, source.kind === 'index')
  }
})

test('the dev server knows which files it makes, and has the library ready before the first search', async () => {
  const plugin = search()
  const names = searchFiles(await build()).map(([name]) => name)
  assert.ok(names.every((name) => plugin.emits!.some((glob) => matchesGlob(name, glob))))
  const [found] = plugin.vite!({
    config: configOf(),
    current: configOf,
    version: () => undefined,
    ...forgetful,
  }) as readonly {
    name: string
    config(): unknown
  }[]
  assert.equal([found!.name, found!.config()], ['site:search', { optimizeDeps: { include: ['lunr'] } }])
})

test('breadcrumbs and titles are shown as the site says', async () => {
  const built = await build({ crumbs: ({ path }) => ['Home', path], title: (title) => title.toUpperCase() })
  const { pages } = await finderOf(built, 'en').find('english', 6)
  assert.equal(
    pages.map(({ crumbs }) => crumbs),
    [['Home', '/en/docs/open/']],
  )
  const plain = await finderOf(await build(), 'en').find('english', 6)
  assert.equal(
    plain.pages.map(({ crumbs }) => crumbs),
    [[]],
  )
})

test('keywords, names of pairs, sections left out and synonyms are those the site says', async () => {
  const options: SearchOptions<Brand> = {
    keywords: ({ path }, documents) => [path === '/docs/open/' ? `word${documents.length}` : ''],
    joins: ({ path }) => (path === '/docs/open/' ? ['Left', 'Right'] : []),
    skip: ({ id }) => id === '小节',
    synonyms: ({ id }, locale) => [
      [id, `${locale}-other`],
      ['正文', 'prose'],
    ],
  }
  const built = await build(options)
  const find = async (query: string) => titlesOf(await finderOf(built, 'zh').find(query, 6))
  assert.equal(await find('word1'), ['公开'])
  assert.equal(await find('看得到'), [])
  assert.equal(await find('prose'), ['公开'])
  const manifest = JSON.parse(built.files.get('search/zh/index.json')!) as Record<string, unknown>
  assert.equal(manifest['joins'], [['left', 'right'], 'ACAB'])
  assert.equal(manifest['synonyms'], [
    ['acme', 'zh-other'],
    ['正文', 'prose'],
  ])
  const other = await build({ ...options, synonyms: () => [] }, { store: createMemoryStore() })
  assert.equal(titlesOf(await finderOf(other, 'zh').find('prose', 6)), [])
})

test.run()

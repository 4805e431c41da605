/** What a site chooses of its feeds. */
import { matchesGlob } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withPluginOptions } from '../../../engine/config/pluginOptions.ts'
import type { Plugin } from '../../../engine/types.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { feeds, type FeedsOptions } from '../../../plugins/feeds/index.ts'
import { themeStylesheet } from '../../../plugins/theme/shared.ts'
import { acme, buildInMemory, type MemorySite } from '../../support/memorySite.ts'
import { elements } from '../../support/xml.ts'

type Options = Partial<FeedsOptions<typeof acme>>

const about = () => ({ title: 'Acme', description: 'News', author: 'The team', help: 'Subscribe' })
const date = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
const posts = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/acme/zh/blog/p${index}.md`,
      `---\ntitle: P${index}\ndate: ${date(index)}\n---\nx\n`,
    ]),
  )
const built = async (site: Partial<MemorySite>, options: Options = {}) =>
  (await buildInMemory({ files: posts(3), plugins: [blog(), feeds({ about, ...options })], ...site })).files

test('a feed has the newest posts, 50 of them or as many as are wanted', async () => {
  const ids = async (options?: Options) =>
    elements((await built({ files: posts(52) }, options)).get('blog/rss.xml')!, 'guid').map((id) =>
      id.split('/').at(-2),
    )
  const all = await ids()
  assert.equal([all.length, all[0], all.at(-1)], [50, 'p51', 'p2'])
  assert.equal(await ids({ limit: 2 }), ['p51', 'p50'])
  assert.equal(await ids({ limit: 0 }), [])
})

test('posts have their authors, or the one of the feed', async () => {
  const files = {
    'content/acme/zh/blog/authors.yml': 'ada: { name: Ada }\n',
    'content/acme/zh/blog/a.md': '---\ntitle: A\ndate: 2024-05-02\nauthors: [ada]\n---\nx\n',
    'content/acme/zh/blog/b.md': '---\ntitle: B\ndate: 2024-05-01\n---\nx\n',
  }
  assert.equal(elements((await built({ files })).get('blog/rss.xml')!, 'dc:creator'), ['Ada', 'The team'])
})

test('a feed in a browser looks like the brand, below whatever path', async () => {
  const shares: Plugin = {
    name: 'shares',
    route: () => ({ routes: [], shared: [themeStylesheet.value('/theme-1.css')] }),
  }
  const cssOf = async (site: Partial<MemorySite>) => {
    const files = await built(site)
    const name = [...files.keys()].find((file) => file.endsWith('.css'))!
    const page = [...files.keys()].find((file) => /feed-.*\.xml$/.test(file))!
    return [files.get(name)!.split('\n')[0], /href="([^"]+\.css)"/.exec(files.get(page)!)![1]!.replace(name, '*')]
  }
  const plugins = [shares, blog(), feeds({ about })]
  assert.equal(await cssOf({}), ['body {', '/*'])
  assert.equal(await cssOf({ plugins }), ['@import url("/theme-1.css");', '/*'])
  const below = { brands: [{ ...acme, origin: 'https://acme.example/below' }] }
  assert.equal(await cssOf({ plugins, config: below }), ['@import url("/below/theme-1.css");', '/below/*'])
})

test('there are feeds where there are posts', async () => {
  const feedsIn = async (site: Partial<MemorySite>) =>
    [...(await built(site)).keys()].filter((file) => /feed|rss|atom/.test(file)).map((file) => file.split('/')[0])
  assert.equal(await feedsIn({ files: {} }), [])
  assert.equal(await feedsIn({ files: { 'content/acme/zh/docs/a.md': '# A\n' } }), [])
  const zhOnly = { config: { brands: [{ ...acme, locales: ['zh'] }] } }
  assert.equal([...new Set(await feedsIn(zhOnly))].sort(), ['assets', 'blog'])
})

test('dev is told which files it has to ask the plugin for', () => {
  const { emits } = feeds({ about, section: ['blog', 'news'] })
  const isEmitted = (file: string) => emits!.some((glob) => matchesGlob(file, glob))
  const own = ['blog/rss.xml', 'news/atom.xml', 'en/news/feed.json', 'assets/feed-1a.css', 'assets/feed-1a.xml']
  const others = ['blog/index.html', 'rss.xml', 'other/rss.xml', 'assets/a.css', 'blog/a/rss.xml']
  assert.equal([...own, ...others].filter(isEmitted), own)
})

test('options that mean nothing are told with what they should be', () => {
  const told = (options: object) =>
    withPluginOptions({ plugins: [feeds({ about, ...options })] }, []).map(
      ({ error, keys }) => error(keys.join('.'), { file: 'site.config.ts' }).message,
    )
  assert.equal(told({ section: ['a', 'b'], limit: 0 }), [])
  for (const [options, ...parts] of [
    [{ section: 3 }, 'feeds: section', 'the name of a section, or a list of names'],
    [{ limit: 1.5 }, 'feeds: limit', 'a whole number'],
    [{ limit: -1 }, 'feeds: limit', 'a number of posts'],
    [{ limits: 3 }, 'feeds: limits', 'limit'],
    [{ about: 'x' }, 'feeds: about'],
  ] as const) {
    const [message = ''] = told(options)
    for (const part of parts) assert.ok(message.includes(part), `${part}: ${message}`)
  }
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { blog } from '../../../plugins/blog/index.ts'
import { toAtom } from '../../../plugins/feeds/atom.ts'
import type { Channel } from '../../../plugins/feeds/channel.ts'
import { contentOf } from '../../../plugins/feeds/content.ts'
import { feeds } from '../../../plugins/feeds/index.ts'
import { toJsonFeed } from '../../../plugins/feeds/json.ts'
import { toRss } from '../../../plugins/feeds/rss.ts'
import { clean } from '../../../plugins/feeds/text.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { buildInMemory } from '../../support/memorySite.ts'
import { elements, xmlProblems } from '../../support/xml.ts'
import { fc } from '../../support/properties.ts'

const about = () => ({ title: 'Acme <Blog>', description: 'News & more', author: 'Acme', help: 'Read "me"' })
const files = {
  'content/acme/zh/blog/2024-05-01-first.md':
    '---\ntitle: 第一篇\nredirect_from: [/blog/eins, /blog/one]\n---\n\n见 [第二篇](./second.md#part) 与 [文档](/docs/x/)。\n\n![图](./a.png)\n',
  'content/acme/zh/blog/second.md':
    '---\ntitle: A < B & C\ndate: 2024-05-02\ndescription: 1 < 2\ntags: [news]\n---\n\n## Part\n\nText `href="/x"` :smile: 😀\n\n```js\nconst a = "<b href=\\"/y\\">"\n```\n',
  'content/acme/zh/blog/hidden.md': '---\ntitle: Hidden\ndate: 2024-06-02\nunlisted: true\n---\nx\n',
  'content/acme/zh/blog/tags.yml': 'news: { label: "<News> & \\"more\\"" }\n',
  'content/acme/en/blog/second.md': '---\ntitle: Second\ndate: 2024-05-03\n---\n\nHello\n',
  'content/acme/zh/blog/a.png': 'png',
}
const build = (more = {}) => buildInMemory({ files: { ...files, ...more }, plugins: [blog(), feeds({ about })] })

test('two blogs, of other names, have feeds each', async () => {
  const { files } = await buildInMemory({
    files: {
      'content/acme/zh/news/2024-05-01-a.md': '---\ntitle: A\n---\nx\n',
      'content/acme/zh/log/2024-05-01-b.md': '---\ntitle: B\n---\nx\n',
    },
    plugins: [blog({ base: 'news' }), blog({ base: 'log' }), feeds({ section: ['news', 'log'], about })],
  })
  assert.match(String(files.get('news/rss.xml')), '/news/a/')
  assert.match(String(files.get('log/rss.xml')), '/log/b/')
})

test('a post that was changed says so, and so does the feed, in whose order it stays', async () => {
  const { files } = await build({
    'content/acme/zh/blog/2024-04-01-old.md': '---\ntitle: Old\nlast_update: { date: 2024-08-09T10:00 }\n---\n\nx\n',
  })
  const atom = String(files.get('blog/atom.xml'))
  const dates = (name: string) => elements(atom, name).map((date) => date.slice(0, 10))
  assert.equal(dates('updated'), ['2024-08-09', '2024-05-02', '2024-05-01', '2024-08-09'])
  assert.equal(dates('published'), ['2024-05-02', '2024-05-01', '2024-04-01'])
  const { items } = JSON.parse(String(files.get('blog/feed.json')))
  assert.equal(
    [items[2].date_published, items[2].date_modified],
    ['2024-04-01T00:00:00.000Z', '2024-08-09T00:00:00.000Z'],
  )
})

test('every section has three feeds in every locale, and a page to look at them', async () => {
  const { files } = await build()
  const names = [...files.keys()]
    .filter((name) => /rss|atom|feed/.test(name))
    .map((name) => name.replace(/-\w{10}\./, '-*.'))
  assert.equal(names.sort(), [
    'assets/feed-*.css',
    'assets/feed-*.xml',
    'assets/feed-*.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'blog/rss.xml',
    'en/blog/atom.xml',
    'en/blog/feed.json',
    'en/blog/rss.xml',
  ])
  const xml = Object.fromEntries(
    [...files].filter(([name]) => name.endsWith('.xml')).map(([name, text]) => [name.replaceAll('/', '_'), text]),
  )
  assert.equal(await xmlProblems(xml), [])
  const page = [...files.keys()].find((name) => name.startsWith('assets/feed-') && name.endsWith('.xml'))!
  assert.not.match(files.get(page)!, /<script|style=/)
  assert.ok(
    [...files.keys()].some((name) =>
      files.get('blog/rss.xml')!.includes(`<?xml-stylesheet type="text/xsl" href="/${name}"?>`),
    ),
  )
})

test('D-05 RSS has a self link, ids that do not change with the address, RFC 822 dates and the whole text', async () => {
  const rss = (await build()).files.get('blog/rss.xml')!
  assert.match(rss, '<atom:link href="https://acme.example/blog/rss.xml" rel="self" type="application/rss+xml"/>')
  assert.equal(elements(rss, 'guid'), ['https://acme.example/blog/second/', 'https://acme.example/blog/eins/'])
  assert.equal(elements(rss, 'pubDate'), ['Thu, 02 May 2024 00:00:00 GMT', 'Wed, 01 May 2024 00:00:00 GMT'])
  assert.equal(elements(rss, 'lastBuildDate'), ['Thu, 02 May 2024 00:00:00 GMT'])
  assert.equal(elements(rss, 'title'), ['Acme <Blog>', 'A < B & C', '第一篇'])
  assert.equal(elements(rss, 'category'), ['<News> & "more"'])
  const [, first] = elements(rss, 'content:encoded')
  assert.match(first!, 'href="https://acme.example/blog/second/#part"')
  assert.match(first!, 'href="https://acme.example/docs/x/"')
  assert.match(first!, /src="https:\/\/acme\.example\/assets\/a\.\w{10}\.png"/)
})

test('Atom has ids, updated dates and self links at feed and entry', async () => {
  const atom = (await build()).files.get('blog/atom.xml')!
  assert.equal(elements(atom, 'id'), [
    'https://acme.example/blog/',
    'https://acme.example/blog/second/',
    'https://acme.example/blog/eins/',
  ])
  assert.equal(elements(atom, 'updated'), [
    '2024-05-02T00:00:00.000Z',
    '2024-05-02T00:00:00.000Z',
    '2024-05-01T00:00:00.000Z',
  ])
  assert.match(atom, '<link rel="self" href="https://acme.example/blog/atom.xml"/>')
  assert.equal(elements(atom, 'title').slice(0, 2), ['Acme <Blog>', 'A < B & C'])
  assert.is(elements(atom, 'author').length, 3)
})

test('JSON Feed has the same posts', async () => {
  const feed = JSON.parse((await build()).files.get('en/blog/feed.json')!)
  assert.is(feed.feed_url, 'https://acme.example/en/blog/feed.json')
  assert.equal(
    feed.items.map(({ id, title, content_html }: Record<string, string>) => [id, title, content_html]),
    [['https://acme.example/en/blog/second/', 'Second', '<p>Hello</p>']],
  )
})

test('what is not translated, or unlisted, is in no feed', async () => {
  const { files } = await build()
  assert.not.match(files.get('en/blog/rss.xml')!, '第一篇')
  assert.not.match(files.get('blog/rss.xml')!, 'Hidden')
})

test('a blog whose posts are not listed has a well-formed feed with a date of its own', async () => {
  const { files } = await buildInMemory({
    files: { 'content/acme/zh/blog/a.md': '---\ntitle: A\ndate: 2024-01-01\nunlisted: true\n---\n\nText.\n' },
    plugins: [blog(), feeds({ about })],
  })
  assert.equal(
    await xmlProblems({ 'rss.xml': files.get('blog/rss.xml')!, 'atom.xml': files.get('blog/atom.xml')! }),
    [],
  )
  assert.equal(elements(files.get('blog/atom.xml')!, 'updated'), ['1970-01-01T00:00:00.000Z'])
})

test('D-05 two builds are the same, whatever the order of the files; posts of one day have an order', async () => {
  const sameDay = Object.fromEntries(
    ['c', 'a', 'b'].map((name) => [
      `content/acme/zh/blog/${name}.md`,
      `---\ntitle: ${name}\ndate: 2024-05-02\n---\nx\n`,
    ]),
  )
  const all = { ...files, ...sameDay }
  const reversed = Object.fromEntries(Object.entries(all).toReversed())
  const plugins = [blog(), feeds({ about })]
  const [first, second] = await Promise.all(
    [
      createMemoryDisk(all, { arrange: (names) => names }),
      createMemoryDisk(reversed, { arrange: (names) => names }),
    ].map((disk) => buildInMemory({ files: all, disk, plugins })),
  )
  assert.equal(
    elements(first!.files.get('blog/rss.xml')!, 'guid')
      .slice(0, 3)
      .map((id) => id.at(-2)),
    ['a', 'b', 'c'],
  )
  for (const name of ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'])
    assert.is(first!.files.get(name), second!.files.get(name))
})

test('D-04 content keeps what reads well anywhere and nothing else', () => {
  const of = (html: string) => contentOf({ html, code: undefined } as never, '/p/', { origin: 'https://a.example' })
  assert.is(of('<p class="x" data-y onclick="z">a</p>'), '<p>a</p>')
  assert.is(
    of('<a href="#part">a</a><a href="x/">b</a><a href="//c.example/">c</a>'),
    '<a href="https://a.example/p/#part">a</a><a href="https://a.example/p/x/">b</a><a href="https://c.example/">c</a>',
  )
  assert.is(of('<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a>'), '<a>a</a><a>b</a>')
  assert.is(
    of('<pre><code> href="/x" &#x3C;a href="/y"></code></pre>'),
    '<pre><code> href="/x" &#x3C;a href="/y"></code></pre>',
  )
  assert.is(
    of('<script>1</script><button type="button"><svg><path d="M0"/></svg>Copy</button><img src="/a.png" alt="a > b"/>'),
    '<img src="https://a.example/a.png" alt="a > b">',
  )
})

const nasty = [
  '\0',
  '\x08',
  '\x0b',
  '\x1f',
  '\x7f',
  '\x85',
  '\ud800',
  '\udfff',
  '\ufffe',
  '\uffff',
  ']]>',
  '<![CDATA[',
  '&',
  '&amp;',
  '&#0;',
  '&#x1F;',
  '<',
  '>',
  '"',
  "'",
  '</title>',
  '<?xml?>',
  '<!--',
  '-->',
  '%',
  '😀',
  '中',
  '\u202e',
  '\u2028',
  'xml:base="http://evil.example/"',
  '$&',
  '$1',
]
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...nasty),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test('D-04 5,000 hostile posts are well-formed XML and keep their text', async () => {
  const samples = fc.sample(
    fc.record({ title: hostile, description: hostile, content: hostile, tag: hostile, author: hostile }),
    { numRuns: 5000, seed: 7 },
  )
  const channel: Channel = {
    url: 'https://acme.example/blog/',
    folder: 'https://acme.example/blog/',
    lang: 'zh-CN',
    stylesheet: '/assets/feed.xml',
    title: clean(nasty.join('')),
    description: clean(nasty.join('')),
    author: clean(nasty.join('')),
    updated: new Date(0),
    items: samples.map(({ title, description, content, tag, author }, index) => ({
      id: `https://acme.example/blog/${index}/`,
      url: `https://acme.example/blog/${index}/`,
      title: clean(title),
      description: clean(description),
      date: new Date(index * 1e9),
      updated: new Date(index * 1e9),
      authors: [clean(author)],
      tags: [clean(tag)],
      content: clean(content),
    })),
  }
  const [rss, atom, json] = [toRss(channel), toAtom(channel), toJsonFeed(channel)]
  assert.equal(await xmlProblems({ 'rss.xml': rss, 'atom.xml': atom }), [])
  assert.is((rss.match(/<item>/g) ?? []).length, 5000)
  assert.is((atom.match(/<entry>/g) ?? []).length, 5000)
  const items = JSON.parse(json).items as { title?: string }[]
  assert.equal(
    items.map(({ title = '' }) => title),
    channel.items.map(({ title }) => title),
  )
})

test.run()

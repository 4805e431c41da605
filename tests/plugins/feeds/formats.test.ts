/** Each format to the letter, for a feed whose text needs every kind of escape. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toAtom } from '../../../plugins/feeds/atom.ts'
import type { Channel } from '../../../plugins/feeds/channel.ts'
import { contentOf } from '../../../plugins/feeds/content.ts'
import { feedCss, feedPage } from '../../../plugins/feeds/page.ts'
import { toJsonFeed } from '../../../plugins/feeds/json.ts'
import { toRss } from '../../../plugins/feeds/rss.ts'
import { clean } from '../../../plugins/feeds/text.ts'
import { highlight } from '../../../plugins/markdown/code/highlight.ts'
import { elements, xmlProblems } from '../../support/xml.ts'

const channel: Channel = {
  url: 'https://acme.example/blog/',
  folder: 'https://acme.example/blog/',
  lang: 'en',
  stylesheet: '/assets/feed-1.xml',
  title: 'Acme & Co',
  description: 'News < more',
  author: 'Acme',
  updated: new Date('2024-05-02T00:00:00Z'),
  items: [
    {
      id: 'https://acme.example/blog/1/',
      url: 'https://acme.example/blog/one/',
      title: 'A < B & "C"',
      description: '1 < 2 & <b>',
      date: new Date('2024-05-02T00:00:00Z'),
      updated: new Date('2024-05-02T00:00:00Z'),
      authors: ['Ada', 'Bob'],
      tags: ['news', '<x> & y'],
      content: '<p>Text ]]> end ]]></p>',
    },
    {
      id: 'https://acme.example/blog/2/',
      url: 'https://acme.example/blog/2/',
      title: 'Two',
      description: '',
      date: new Date('2024-05-01T00:00:00Z'),
      updated: new Date('2024-05-01T00:00:00Z'),
      authors: ['Acme'],
      tags: [],
      content: '',
    },
  ],
}

test('RSS: titles are text, descriptions are HTML, and so escaped twice', async () => {
  const rss = toRss(channel)
  assert.equal(await xmlProblems({ rss }), [])
  assert.ok(
    rss.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/xsl" href="/assets/feed-1.xml"?>\n<rss ',
    ),
  )
  assert.equal(elements(rss, 'description'), ['News < more', '1 &lt; 2 &amp; &lt;b>'])
  assert.equal(elements(rss, 'title'), ['Acme & Co', 'A < B & "C"', 'Two'])
  assert.equal(elements(rss, 'link'), [
    'https://acme.example/blog/',
    'https://acme.example/blog/one/',
    'https://acme.example/blog/2/',
  ])
  assert.equal(elements(rss, 'guid'), ['https://acme.example/blog/1/', 'https://acme.example/blog/2/'])
  assert.equal(elements(rss, 'language'), ['en'])
  assert.equal(elements(rss, 'dc:creator'), ['Ada, Bob', 'Acme'])
  assert.equal(elements(rss, 'category'), ['news', '<x> & y'])
  assert.equal(elements(rss, 'lastBuildDate'), ['Thu, 02 May 2024 00:00:00 GMT'])
  assert.equal(elements(rss, 'generator'), ['site'])
  assert.is(elements(rss, 'content:encoded').length, 1, 'a post without text has none')
  assert.match(rss, '<atom:link href="https://acme.example/blog/rss.xml" rel="self"')
  assert.match(rss, '\n  <channel>\n    <title>', 'for people to read')
})

test('RSS: the date is that of the newest post, whatever a title says', () => {
  const title = '<lastBuildDate>a</lastBuildDate>'
  const rss = toRss({ ...channel, title })
  assert.equal(elements(rss, 'lastBuildDate').at(-1), 'Thu, 02 May 2024 00:00:00 GMT')
  assert.match(rss, `<title><![CDATA[${title}]]></title>`)
})

test('Atom: titles and summaries are text, content is HTML', async () => {
  const atom = toAtom(channel)
  assert.equal(await xmlProblems({ atom }), [])
  assert.match(atom, '<?xml-stylesheet type="text/xsl" href="/assets/feed-1.xml"?>')
  assert.equal(elements(atom, 'title'), ['Acme & Co', 'A < B & "C"', 'Two'])
  assert.equal(elements(atom, 'summary'), ['1 < 2 & <b>'], 'a post without description has none')
  assert.equal(elements(atom, 'subtitle'), ['News < more'])
  assert.equal(elements(atom, 'name'), ['Acme', 'Ada', 'Bob', 'Acme'])
  assert.equal(elements(atom, 'published'), ['2024-05-02T00:00:00.000Z', '2024-05-01T00:00:00.000Z'])
  assert.match(atom, '<category term="&lt;x&gt; &amp; y"/>')
  assert.match(atom, '<content type="html"><![CDATA[<p>Text ]]')
  assert.equal(elements(atom, 'content'), ['<p>Text ]]> end ]]></p>'], 'a post without text has none')
  assert.equal(
    [...atom.matchAll(/^ {4}<link href="([^"]+)"\/>$/gm)].map(([, href]) => href),
    ['https://acme.example/blog/one/', 'https://acme.example/blog/2/'],
  )
  assert.match(atom, '<link rel="self" href="https://acme.example/blog/atom.xml"/>')
  assert.match(atom, '<link rel="alternate" href="https://acme.example/blog/"/>')
})

test('JSON: everything as it is', () => {
  const feed = JSON.parse(toJsonFeed(channel))
  assert.equal(
    { ...feed, items: feed.items.length },
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Acme & Co',
      home_page_url: 'https://acme.example/blog/',
      feed_url: 'https://acme.example/blog/feed.json',
      description: 'News < more',
      language: 'en',
      authors: [{ name: 'Acme' }],
      items: 2,
    },
  )
  assert.equal(feed.items[0], {
    id: 'https://acme.example/blog/1/',
    content_html: '<p>Text ]]> end ]]></p>',
    url: 'https://acme.example/blog/one/',
    title: 'A < B & "C"',
    summary: '1 < 2 & <b>',
    date_modified: '2024-05-02T00:00:00.000Z',
    date_published: '2024-05-02T00:00:00.000Z',
    authors: [{ name: 'Ada' }, { name: 'Bob' }],
    tags: ['news', '<x> & y'],
  })
})

test('JSON: a post without text or title says nothing of them', () => {
  const [, second] = channel.items
  const items = [second!, { ...second!, description: 'Short' }, { ...second!, title: '', content: '<p>Text</p>' }]
  const feed = JSON.parse(toJsonFeed({ ...channel, items }))
  assert.equal(
    feed.items.map(({ title, summary }: Record<string, string>) => [title, summary]),
    [
      ['Two', undefined],
      ['Two', undefined],
      [undefined, undefined],
    ],
  )
})

test('text: what XML does not allow goes, line ends become one kind', () => {
  assert.is(clean('a\r\nb\rc\n\r\nd\te'), 'a\nb\nc\n\nd\te')
  assert.is(clean('\0a\x08b\x0bc\x0cd\x0ee\x1ff\x7fg\x84h\x86i\x9fj\ufdd0k\ufdefl\ufffem\uffff'), 'abcdefghijklm')
  assert.is(clean('\x85 \xa0 \ufdcf \ufdf0 \ufffd 😀'), '\x85 \xa0 \ufdcf \ufdf0 \ufffd 😀')
  assert.is(clean('a\ud800b'), 'a\ufffdb')
})

const of = (html: string, code?: string) => contentOf({ html, code } as never, '/p/', { origin: 'https://a.example' })

test('content: addresses lead somewhere from outside, or are gone', () => {
  const address = (value: string) => /^<a(?: href="(.*)")?>x<\/a>$/.exec(of(`<a href="${value}">x</a>`))![1]
  for (const same of ['http://b.example/', 'HTTPS://b.example/', 'mailto:a@b.c', 'tel:+1', 'data:image/png;base64,x'])
    assert.is(address(same), same)
  for (const gone of ['javascript:x', 'ftp:x', 'web+a:x', 'data:text/html,x', 'blob:x'])
    assert.is(address(gone), undefined)
  assert.is(address('/x/'), 'https://a.example/x/')
  assert.is(address('//b.example/'), 'https://b.example/')
  assert.is(address('#part'), 'https://a.example/p/#part')
  assert.is(address('x/?a=1&amp;b#c'), 'https://a.example/p/x/?a=1&amp;b#c')
  assert.is(address('a/b:c'), 'https://a.example/p/a/b:c')
  assert.is(
    of('<img src="a.png"><video poster="b.png" controls></video>'),
    '<img src="https://a.example/p/a.png"><video poster="https://a.example/p/b.png" controls=""></video>',
  )
  assert.is(
    of('<blockquote cite="/c"><q>x</q></blockquote>'),
    '<blockquote cite="https://a.example/c"><q>x</q></blockquote>',
  )
})

test('content: a video keeps what it plays, a list its letters, a task its box', () => {
  assert.is(
    of('<video controls loop><source src="a.mp4" type="video/mp4"><track src="/a.vtt" kind="captions"></video>'),
    '<video controls=""><source src="https://a.example/p/a.mp4" type="video/mp4"><track src="https://a.example/a.vtt" kind="captions"></video>',
  )
  assert.is(of('<ol type="a" start="2"></ol>'), '<ol type="a" start="2"></ol>')
  const task = '<input type="checkbox" disabled="" checked="">'
  assert.is(of(task), task)
})

test('content: attributes that are read anywhere stay, all others go', () => {
  const kept =
    'alt="a" title="b" width="1" height="2" colspan="3" rowspan="4" lang="en" dir="rtl" start="5" datetime="6" open="" align="left" controls="" kind="captions" srclang="en" label="c"'
  assert.is(of(`<x-y ${kept}>`), `<x-y ${kept}>`)
  assert.is(of('<p ALT="a" id="b" class="c" style="d" data-e="f" onclick="g" hidden>'), '<p alt="a">')
  assert.is(of('<details open><br/><hr />'), '<details open=""><br><hr>')
  assert.is(of('<a href>x</a>'), '<a>x</a>')
})

test('content: code has no colours, and what the colours are drawn by is no emphasis', async () => {
  const remember = async <T>(_: string, make: () => T | Promise<T>) => make()
  const lines = await highlight('const a = 1 < 2 // <b>', 'js', { remember } as never)
  assert.match(lines.join(''), '<i class=')
  assert.is(
    of(`<pre><code>${lines.join('')}</code></pre><p><i>x</i></p>`),
    '<pre><code>const a = 1 &lt; 2 // &lt;b></code></pre><p><i>x</i></p>',
  )
})

test('content: signs beside headings, comments and what only works on the page go', () => {
  const sign = '<a class="x" href="#a" aria-label="y"><span aria-hidden="true">#</span></a>'
  assert.is(of(`<h2 id="a">A${sign}</h2><h3>B${sign}</h3>`), '<h2>A</h2><h3>B</h3>')
  assert.is(of('<a href="/x#a"><span>#</span></a>'), '<a href="https://a.example/x#a"><span>#</span></a>')
  for (const name of ['button', 'script', 'style', 'svg', 'template', 'dialog', 'SCRIPT'])
    assert.is(of(`a<${name} x>\n<b>1</b>\n</${name}>b<${name}>2</${name}>c`), 'abc', name)
  assert.is(of('a<!-- <b>\n -->b<!---->c'), 'abc')
  assert.is(of('<p>x</p>', 'function body'), '', 'a program has no HTML of its own')
})

test('content: of a picture in several formats readers get the one image', () => {
  assert.is(
    of('<picture><source srcset="/a.avif 1x" type="image/avif"><source srcset="/a.webp"><img src="/a.png"></picture>'),
    '<img src="https://a.example/a.png">',
  )
  assert.is(of('<sources-x>a</sources-x>'), '<sources-x>a</sources-x>')
})

test('a feed in a browser: a page in its language, with the sentence and the styles', async () => {
  const page = feedPage({ lang: 'zh-CN', help: `Read "me" & 'us' <now>`, css: '/assets/feed-2.css' })
  assert.equal(await xmlProblems({ page }), [])
  assert.match(page, '<html lang="zh-CN">')
  assert.match(page, '<link rel="stylesheet" href="/assets/feed-2.css"/>')
  assert.equal(elements(page, 'p').at(1), `Read "me" & 'us' <now>`)
  const [rss, atom] = [...page.matchAll(/<xsl:for-each select="([^"]+)">([^]*?)<\/xsl:for-each>/g)]
  const paths = (entry: string) => [...entry.matchAll(/<xsl:value-of select="([^"]+)"\/>/g)].map(([, path]) => path)
  const [link, title, day, summary] = paths(rss![2]!)
  assert.equal([rss![1], link, title, summary], ['rss/channel/item', 'link', 'title', 'description'])
  // Months have English names in RSS, and this page has a language of its own.
  assert.match(day!, /^concat\(substring\(pubDate, 13, 4\), '-', .+, '-', substring\(pubDate, 6, 2\)\)$/)
  assert.equal(
    [atom![1], ...paths(atom![2]!)],
    ['atom:feed/atom:entry', 'atom:link/@href', 'atom:title', 'substring(atom:updated, 1, 10)', 'atom:summary'],
  )
  assert.match(feedPage({ lang: 'ar', dir: 'rtl', help: '', css: '' }), '<html lang="ar" dir="rtl">')
  assert.ok(feedCss('/theme.css').startsWith('@import url("/theme.css");\nbody {'))
  assert.ok(feedCss(undefined).startsWith('body {'))
})

test.run()

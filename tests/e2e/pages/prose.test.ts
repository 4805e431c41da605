/** Blog and documentation as lists and frames: what stands around the texts of writers. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brands, ensureBuilt, locales, localized } from '../support/builtSite.ts'
import { openScreens } from './screen.ts'

const test = suite('lists and frames of prose')
const out = await ensureBuilt()
const open = await openScreens()
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

test('the blog has all posts on one page, by year, with the time they take', () => {
  for (const brand of brands)
    for (const locale of locales) {
      const { html, text } = open(brand, localized(locale, '/blog/'))
      const { items } = JSON.parse(readFileSync(join(out, brand, localized(locale, '/blog/feed.json')), 'utf8')) as {
        items: readonly unknown[]
      }
      assert.ok(items.length > 10)
      assert.is(count(html, /<article[\s>]/g), items.length, `${brand} ${locale}`)
      assert.ok(count(text, locale === 'zh' ? /阅读.{0,4}\d+ 分钟|\d+ 分钟/g : /\d+ min read/g) >= items.length)
      assert.match(text, locale === 'zh' ? /20\d\d 年?\s?\d+/ : /20\d\d \d+/)
    }
})

test('the blog leads to its archive, tags, authors and feeds', () => {
  for (const brand of brands) {
    const { leads, html } = open(brand, '/en/blog/', 'page')
    for (const [text, path] of [
      ['Archive', 'archive/'],
      ['Tags', 'tags/'],
      ['Authors', 'authors/'],
      ['RSS', 'rss.xml'],
    ] as const)
      assert.ok(leads(text).includes(`/en/blog/${path}`), `${brand} ${text}`)
    for (const feed of ['rss.xml', 'atom.xml']) {
      assert.match(html, `/en/blog/${feed}"`)
      assert.ok(existsSync(join(out, brand, 'en/blog', feed)))
    }
  }
})

test('categories of the blog are those of the brand, and a tag says how many posts it has', () => {
  open('clouddm', '/en/blog/').says('All', 'Tutorials', 'Data Management', 'Announcements')
  const { text } = open('bladepipe', '/en/blog/')
  for (const name of ['AI', 'Data Insights', 'User Stories', 'Announcements', 'Tutorials', 'Tech Sharing'])
    assert.match(text, name)
  for (const [tag, posts] of [
    ['announcement', 'Announcements'],
    ['tutorials', 'Tutorials'],
  ] as const)
    assert.match(open('clouddm', `/en/blog/tags/${tag}/`).text, new RegExp(`^\\d+ posts? tagged “${posts}”`))
})

test('a page of documentation has its place, its contents to the third level, its neighbours and its version', () => {
  for (const [brand, path] of [
    ['clouddm', '/en/docs/maintain/install_require/'],
    ['bladepipe', '/en/docs/quick/quick_start_byoc/'],
  ] as const) {
    const { html } = open(brand, path, 'page')
    assert.match(html, /<nav[^>]*aria-label="You are here"/)
    assert.match(html, /<a[^>]*rel="next"/)
    const [contents] = /<(\w+)[^>]*data-toc[^]*?<\/(?:nav|details|aside)>/.exec(html)!
    const levels = [...contents.matchAll(/href="#([^"]+)"/g)].map(
      ([, id]) => new RegExp(`<h(\\d)[^>]*id="${id}"`).exec(html)?.[1],
    )
    assert.ok(levels.length > 2 && levels.every((level) => level === '2' || level === '3'), levels.join())
    open(brand, path, 'page').says('Latest')
  }
})

test('the bar of the documentation has languages, versions, colours and the way to its pages', () => {
  for (const brand of brands) {
    const path = brand === 'clouddm' ? '/en/docs/maintain/install_require/' : '/en/docs/quick/quick_start_byoc/'
    const [bar] = /data-region="docsbar"[^]*?(?=<main|<div[^>]*id="site-sidebar")/.exec(open(brand, path, 'page').html)!
    for (const part of ['hreflang="zh-cn"', 'hreflang="en"', 'data-theme-button', 'popovertarget="site-sidebar"'])
      assert.match(bar.toLowerCase(), part, `${brand} ${part}`)
    assert.match(bar, 'Latest')
  }
})

test('the index of tags has the kinds of changes; pages of the desktop edition have a sidebar of their own', () => {
  open('clouddm', '/en/docs/tags/').says('Bug fix', 'Enhancement', 'New feature', 'Performance', 'Security fix')
  const treeOf = (path: string) =>
    /data-tree[^]*?<\/aside>|data-tree[^]*?<main/.exec(open('clouddm', path, 'page').html)![0]
  const desktop = treeOf('/en/docs/releasenote_personal/desktop_3_x/')
  assert.match(desktop, '/en/docs/releasenote_personal/')
  assert.not.match(desktop, '/en/docs/maintain/')
  assert.match(treeOf('/en/docs/maintain/install_require/'), '/en/docs/maintain/')
})

test('pages of release notes say what is in them, to readers and search engines', () => {
  for (const locale of locales)
    for (const name of ['版本说明', '个人版版本说明']) {
      const { html } = open('clouddm', localized(locale, `/docs/category/${name}/`), 'page')
      const [, title] = /<h1[^>]*>([^<]+)/.exec(html)!
      const [, described] = /<meta name="description" content="([^"]+)"/.exec(html)!
      assert.is.not(described, title, `${locale} ${name}`)
      assert.ok(html.includes(`>${described}</p>`), `${locale} ${name}`)
    }
})

test('a table that may scroll is reached by keyboard, in the sample as in documentation', () => {
  for (const path of ['/en/markdown-page/', '/en/docs/price/product_price/']) {
    const tables = open('clougence', path).html.match(/<div class="table"[^>]*>/g) ?? []
    assert.ok(tables.length > 0, path)
    assert.equal(
      tables.filter((tag) => !/role="group"/.test(tag) || !/aria-label="/.test(tag) || !/tabindex="0"/i.test(tag)),
      [],
      path,
    )
  }
})

test('short addresses of the documentation lead to its first page', () => {
  for (const brand of brands)
    for (const from of ['docs', 'ccDocs', 'dmDocs'])
      for (const locale of locales)
        assert.match(
          readFileSync(join(out, brand, localized(locale, `/${from}/`), 'index.html'), 'utf8'),
          `url=${localized(locale, '/docs/intro/product_intro/')}`,
        )
})

test('the head of a page has its languages, its one address and what is shown when it is shared', () => {
  for (const brand of brands)
    for (const path of ['/en/', '/en/pricing/', '/en/blog/']) {
      const { html } = open(brand, path, 'page')
      for (const lang of ['zh-CN', 'en', 'x-default'])
        assert.match(html, new RegExp(`<link rel="alternate" hreflang="${lang}"`, 'i'))
      assert.match(html, /<link rel="canonical" href="https:\/\/[^"]+"/i)
      // Its picture is drawn by the build, which tells its size.
      for (const name of ['title', 'description', 'url', 'site_name', 'image', 'image:width', 'image:height'])
        assert.match(html, `property="og:${name}"`, `${brand} ${path} ${name}`)
    }
})

test.run()

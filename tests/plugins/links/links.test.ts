/** The truth table of the link check: each defect is reported where it stands, and nothing else is. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PageRecord, Site } from '../../../engine/types.ts'
import { blog } from '../../../plugins/blog/index.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { links } from '../../../plugins/links.ts'
import { pages } from '../../../plugins/pages.ts'
import { createFakeBundle } from '../../support/fakeBundle.ts'
import { acme, brief, buildInMemory, checkWith, configOf, emptyContext } from '../../support/memorySite.ts'
import { pageRecord } from '../../support/pageRecord.ts'

const zh = 'content/acme/zh'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'
const rest: Readonly<Record<string, string>> = {
  [`${zh}/docs/target.md`]:
    '## Steps {#steps}\n\n## 中文 标题\n\n## Same\n\n## Same\n\n### A `code` & <b>more</b>\n\n<a id="manual"></a>\n\n## Ça va? 100%\n',
  [`${zh}/docs/guide/index.md`]:
    '## Here\n\n[same folder](./install.md) [up](../target.md) [up](../target/) [down](./install/) [own](#here) [own](?print#here)\n',
  [`${zh}/docs/guide/install.md`]: '---\ntags: [x]\n---\n\n[back](index.md#here) [across](../中文/页%20面.md)\n',
  [`${zh}/docs/中文/页 面.md`]:
    '## 段落\n\n[sibling](../../邻/) [own](#段落) [own](#%E6%AE%B5%E8%90%BD) [file](../邻.md) [deep](./x%23y.md)\n\n![picture](../img/pic.svg)\n',
  [`${zh}/docs/中文/x#y.md`]: '[up](../../target/) [beside](../页%20面/) [beside](<../页 面/#段落>)\n',
  [`${zh}/docs/邻.md`]: 'Text.\n',
  [`${zh}/docs/only-zh.md`]: '## Part\n',
  [`${zh}/docs/draft.md`]: '---\ndraft: true\n---\n\n## Part\n',
  [`${zh}/docs/unlisted.md`]: '---\nunlisted: true\n---\n\nText.\n',
  [`${zh}/docs/_part.md`]: 'Text.\n',
  [`${zh}/docs/img/pic.svg`]: svg,
  [`${zh}/docs/img/odd #1%.svg`]: svg,
  [`${zh}/blog/2024-01-02-post.md`]: '## Heading\n\n[doc](../docs/target.md#steps)\n',
  'content/acme/en/docs/target.md':
    '## Steps {#steps}\n\n## English only\n\n[stand-in](./only-zh.md#part) [Chinese](../../zh/docs/target.md#中文-标题)\n',
  'content/other/zh/docs/foreign.md': 'Another brand’s.\n',
  'site/public/file.pdf': '%PDF',
  'site/public/img/logo.svg': svg,
  'site/pages/index.page.tsx': '',
  'site/pages/about.page.tsx': '',
  'site/pages/404.page.tsx': '',
}

const good = `
[a](./target.md) [a](target.md) [a](../docs/target.md) [a](/docs/target/) [a](/docs/target) [a](../target/) [a](../target) [a](/docs/target/index.html)
[a](target.md#steps) [a](/docs/target/#steps) [a](/docs/target#steps) [a](../target/#steps) [a](target.md?x=1#steps) [a](/docs/target/?x=1&y=2#steps)
[a](target.md#中文-标题) [a](target.md#%E4%B8%AD%E6%96%87-%E6%A0%87%E9%A2%98) [a](/docs/target/#中文-标题) [a](target.md#same) [a](target.md#same-1) [a](target.md#manual)
[a](target.md#) [a](target.md#top) [a](#) [a](#top) [a](?x=1) [a](target.md#steps:~:text=Steps) [a](#:~:text=word)
[a](guide/index.md) [a](../guide/) [a](../guide/index.html#here) [a](/docs/guide/#here) [a](guide/install.md) [a](<中文/页 面.md>) [a](中文/页%20面.md#段落) [a](/docs/中文/页%20面/) [a](/docs/%E4%B8%AD%E6%96%87/%E9%A1%B5%20%E9%9D%A2/#段落)
[a](unlisted.md) [a](only-zh.md#part) [a](../../en/docs/target.md#english-only) [a](/en/docs/target/#english-only) [a](/en/docs/only-zh/#part) [a](/) [a](/en/) [a](/about/) [a](/en/about)
[a](/blog/post/#heading) [a](../blog/2024-01-02-post.md) [a](/blog/archive/#y2024) [a](/docs/tags/) [a](/blog/tags/) [a](/file.pdf) [a](/file.pdf#page=2) [a](/img/logo.svg) [a](img/pic.svg)
[a](https://example.com/nowhere) [a](http://example.com/#x) [a](//cdn.example.com/x) [a](mailto:a@b.c) [a](tel:+86123) <https://example.com>
![i](img/pic.svg) ![i](./img/odd%20%231%25.svg) ![i](/img/logo.svg) ![i](https://example.com/x.png) ![i](data:image/png;base64,AA==) [![i](img/pic.svg)](target.md)
<a href="target.md">a</a> <a href="/docs/target/#steps">a</a> <img src="img/pic.svg" alt=""> [ref] [ref][] [ref][ref]

[ref]: target.md#steps
`.trim()

/** Each on a line of its own, in column 3. */
const defects: readonly [string, string, RegExp?][] = [
  ['[a](nowhere.md)', 'link-broken'],
  ['[a](/docs/tarjet/)', 'link-broken', /"\/docs\/target\/"/],
  ['[a](/target/)', 'link-broken', /"\/docs\/target\/"/],
  // Of what is made, and not written, only what is nearly the same.
  ['[a](/archive/)', 'link-broken', /^$/],
  ['[a](/guide/install)', 'link-broken', /"\/docs\/guide\/install\/"/],
  ['[a](/docs/Target/)', 'link-broken', /"\/docs\/target\/"/],
  ['[a](Target.md)', 'link-broken', /^Did you mean "target\.md"\?$/],
  ['[a](guide/target.md#steps)', 'link-broken', /^Did you mean "target\.md"\?$/],
  ['[a](guide/instal.md)', 'link-broken', /^Did you mean "guide\/install\.md"\?$/],
  // As an address beside the own one, where the file is meant.
  ['[a](Target#steps)', 'link-broken', /^Did you mean "target\.md#steps"\?$/],
  ['[a](only-here)', 'link-broken', /^Did you mean "Named\.md"\?$/],
  ['[a](./guide/install.html)', 'link-broken', /^Did you mean "guide\/install\.md"\?$/],
  // As another system writes the name of the file.
  ['[a](caf\u00e9.md)', 'link-broken', /^A file has this name in other characters that look the same/],
  ['[a](www.example.com/a)', 'link-broken', /"https:\/\/www\.example\.com\/a"/],
  ['[a](draft.md)', 'link-broken', /draft/],
  ['[a](/docs/draft/)', 'link-broken'],
  ['[a](_part.md)', 'link-broken'],
  ['[a](../nowhere/)', 'link-broken'],
  ['[a](target.md#step)', 'anchor-broken', /"#steps"/],
  ['[a](/docs/target/#Steps)', 'anchor-broken', /"#steps"/],
  ['[a](target.md#same-2)', 'anchor-broken', /"#same(-1)?"/],
  ['[a](#nowhere)', 'anchor-broken'],
  ['[a](target.md#english-only)', 'anchor-broken'],
  ['[a](/en/docs/target/#中文-标题)', 'anchor-broken'],
  ['[a](中文/页%20面.md#段)', 'anchor-broken', /"#段落"/],
  ['[a](../../../other/zh/docs/foreign.md)', 'link-broken'],
  ['[a](/fr/docs/target/)', 'link-broken'],
  ['[a](/docs/%E4%ZZ/)', 'link-broken'],
  ['[a](/files.pdf)', 'link-broken'],
  ['[a](/404/)', 'link-broken'],
  ['[a](/en/404)', 'link-broken'],
  ['![i](/img/logo.png)', 'image-broken', /public\/img\/logo\.png/],
  ['![i](/docs/target/)', 'image-broken'],
  ['[a](img/nothing.svg)', 'link-broken'],
]
const bad = `${zh}/docs/bad.md`
const files = {
  ...rest,
  [`${zh}/docs/Named.md`]: '---\ntitle: Named\nid: only-here\n---\n',
  [`${zh}/docs/cafe\u0301.md`]: 'Text.\n',
  [`${zh}/docs/good.md`]: `---\ntitle: Good\n---\n\n${good}\n`,
  [bad]: `---\ntitle: Bad\n---\n${defects.map(([text]) => `- ${text}\n`).join('')}`,
}

const bundle = createFakeBundle({
  views: [
    ...['Doc', 'Index', 'BlogList', 'BlogPost'].map((name) => `site/layouts/${name}.tsx`),
    ...['index', 'about', '404'].map((name) => `site/pages/${name}.page.tsx`),
  ],
  // The year groups of an archive have ids.
  show: ({ props, route }) => {
    const { groups = [] } = props as { groups?: { id?: string }[] }
    const bodies = route.bodies.map((_, index) => `<!--content:whole:${index}-->`).join('')
    return `<html><head><meta name="site:assets"/></head><body>${groups.map(({ id }) => (id ? `<h2 id="${id}"></h2>` : '')).join('')}${bodies}</body></html>`
  },
})
const built = await buildInMemory({
  files,
  plugins: [docs(), blog(), pages(), links()],
  config: { images: { hosts: ['https://example.com'] } },
  bundle,
})
const reported = built.diagnostics.filter(({ code }) => code.endsWith('-broken'))

test('C-06 exactly the defects are reported, each at its file, line and column', () => {
  const expected = defects.map(([, code], index) => `${code} ${bad}:${index + 4}:3`)
  assert.equal(reported.map(brief), expected)
  assert.equal(built.diagnostics.filter(({ code }) => !code.endsWith('-broken')).map(brief), [])
})

test('C-06 there are some dozens of good links, and they are looked at', () => {
  const seen = built.records.filter(({ path }) => path !== '/docs/bad/').flatMap((record) => record.links)
  assert.ok(seen.length >= 80, String(seen.length))
})

for (const [index, [text, code, hint]] of defects.entries()) {
  if (!hint) continue
  test(`C-06 ${text} is ${code}, and the hint helps`, () => assert.match(reported[index]!.hint ?? '', hint))
}

const bare: Site = { config: configOf(), brand: acme, documents: [], routes: [], shared: {} }
const checked = (records: readonly PageRecord[], names: readonly string[] = []) =>
  checkWith(links(), records, bare, new Set([...records.map(({ file }) => file), ...names]), emptyContext)

test('C-06 the not-found page leads to its own parts, and no other page leads to it', async () => {
  const routes = [{ path: '/404/', status: 404 }, { path: '/a/' }]
  const link = (href: string) => ({ href, kind: 'link' as const })
  const problems = await checkWith(
    links(),
    [
      pageRecord('/404/', { file: '404.html', anchors: ['main'], links: [link('#main'), link('/a/')] }),
      pageRecord('/a/', { links: [link('/404/'), link('/404/#main')] }),
    ],
    { ...bare, routes: routes as unknown as Site['routes'] },
    new Set(['404.html', 'a/index.html']),
    emptyContext,
  )
  assert.equal(
    problems.map(({ message, place }) => `${place!.file} ${message}`),
    ['/a/ /404/ leads nowhere', '/a/ /404/#main leads nowhere'],
  )
})

test('C-06 where no component is known, a link is reported with the page that shows it', async () => {
  const [problem] = await checked([
    pageRecord('/a/', { links: [{ href: '/b/', kind: 'link' }], source: 'a.md' }),
    pageRecord('/c/', { links: [{ href: '/c/', kind: 'link' }] }),
  ])
  assert.is(brief(problem!), 'link-broken a.md')
  const [unnamed] = await checked([pageRecord('/a/', { links: [{ href: '/b/', kind: 'link' }] })])
  assert.is(brief(unnamed!), 'link-broken /a/')
})

test('N-28 an image of a component, or one that code of a page computes: hosts are those of the configuration, and a file has a hint where it is looked for', async () => {
  const image = (href: string) => ({ href, kind: 'image' as const })
  const hrefs = ['https://evil.example/a.png', '//evil.example/a.png', 'http://img.example/a.png', './b.png', '/c.png']
  const good = ['https://img.example/a.png', '//img.example/a.png', 'data:image/png;base64,AA==', 'blob:x']
  const site: Site = { ...bare, config: configOf({ images: { hosts: ['https://img.example'] } }) }
  const record = pageRecord('/a/', { links: [...hrefs, ...good].map(image) })
  const problems = await checkWith(links(), [record], site, new Set(['a/index.html']), emptyContext)
  assert.equal(
    problems.map(({ code, hint = '' }) => [code, /images\.hosts/.test(hint), /public/.test(hint)]),
    [
      ['image-host-unknown', true, false],
      ['image-host-unknown', true, false],
      ['image-host-unknown', true, false],
      ['image-broken', false, true],
      ['image-broken', false, true],
    ],
  )
})

test('C-06 encoded and plain spellings of one path are the same, from a component and from prose', async () => {
  const page = pageRecord('/中文/a b/', { anchors: ['段 落'] })
  const hrefs = [
    '/中文/a b/',
    '/%E4%B8%AD%E6%96%87/a%20b/',
    '/中文/a%20b',
    '#段 落',
    '#%E6%AE%B5%20%E8%90%BD',
    '../a%20b/',
    '../../中文/a b/',
    './',
    '',
  ]
  assert.equal(await checked([{ ...page, links: hrefs.map((href) => ({ href, kind: 'link' as const })) }]), [])
})

test('C-06 a public folder with an index is there, whatever pages have at their ends; what is not there is named as it is read', async () => {
  const site: Site = { ...bare, brand: { ...acme, trailingSlash: 'never' } }
  const shown = ['/api/index.html', '/api/', '/api', '/%E5%9B%BE/'].map((href) => ({ href, kind: 'link' as const }))
  const record = pageRecord('/a', { links: shown })
  const found = await checkWith(links(), [record], site, new Set(['a.html', 'api/index.html']), emptyContext)
  assert.equal(
    found.map(({ message }) => message),
    ['/图/ leads nowhere'],
  )
})

test('C-06 a public file that hosts show without its ending is there, however it is spelled', async () => {
  const site: Site = { ...bare, brand: { ...acme, trailingSlash: 'never' } }
  const shown = ['/verify', '/verify/', '/verify.html', '/verify/index.html'].map((href) => ({
    href,
    kind: 'link' as const,
  }))
  const record = pageRecord('/a/', { links: shown })
  assert.equal(await checkWith(links(), [record], site, new Set(['a.html', 'verify.html']), emptyContext), [])
})

test('C-06 a thousand broken links are a thousand problems', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    href: `/nowhere/${index}/`,
    kind: 'link' as const,
    place: { file: 'a.md', line: index + 1, column: 1 },
  }))
  assert.is((await checked([pageRecord('/a/', { links: many })])).length, 1000)
})

test.run()

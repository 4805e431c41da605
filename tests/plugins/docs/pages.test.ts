import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { LinkListProps } from '../../../plugins/linkList.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { readDoc } from '../../../plugins/docs/read.ts'
import type { Route } from '../../../engine/types.ts'
import { brief, configOf, problemsOf } from '../../support/memorySite.ts'
import { docsSite, page } from './support/docsSite.ts'

const brand = { id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }
const zhOnly = { config: { brands: [brand] } }

test('a page is what its front matter says', async () => {
  const front = [
    'description: About',
    'hide_title: true',
    'hide_table_of_contents: true',
    'last_update: { date: 2024-05-31 }',
    'tags: [b, a]',
  ].join('\n')
  const { propsOf, routes } = await docsSite({ 'zh/a.md': page('A', front, 'word '.repeat(500)) }, zhOnly)
  const { sidebar: _sidebar, ...props } = propsOf('/docs/a/')
  assert.equal(JSON.parse(JSON.stringify(props)), {
    title: 'A',
    description: 'About',
    trail: [],
    breadcrumbs: [{ label: 'A', path: '/docs/a/' }],
    hideTitle: true,
    hideToc: true,
    lastUpdate: '2024-05-31',
    tags: [
      { label: 'b', path: '/docs/tags/b/' },
      { label: 'a', path: '/docs/tags/a/' },
    ],
    readingMinutes: props.readingMinutes,
  })
  assert.ok(props.readingMinutes! >= 2)
  const { view, documents, source, noindex, canonical } = routes.get('/docs/a/')!
  assert.equal(
    { view, documents, source, noindex, canonical },
    {
      view: 'site/layouts/Doc.tsx',
      documents: ['content/acme/zh/docs/a.md'],
      source: 'content/acme/zh/docs/a.md',
      noindex: undefined,
      canonical: undefined,
    },
  )
})

test('the edit link, the author and the date of the last commit are shown where they are asked for or known', async () => {
  const files = {
    'zh/a.md': page('A', 'last_update: { author: Ada }'),
    'zh/b.md': page('B', 'last_update: { date: 2024-05-31 }'),
  }
  const plain = (await docsSite(files, zhOnly)).propsOf('/docs/a/')
  assert.equal([plain.editUrl, plain.lastAuthor, plain.lastUpdate], [undefined, undefined, undefined])

  const options = { showAuthor: true, editUrl: (file: string) => `https://code.example/${file}` }
  const { propsOf, site } = await docsSite(files, { ...zhOnly, options })
  assert.is(propsOf('/docs/a/').editUrl, 'https://code.example/content/acme/zh/docs/a.md')
  assert.is(propsOf('/docs/a/').lastAuthor, 'Ada')
  const linked = site.documents.map((each) => ({ ...each, realFile: 'packages/stars/a.md' }))
  const found = await docs(options).route!({ documents: linked, all: linked, brand, config: configOf(zhOnly.config) })
  assert.match(JSON.stringify(found.routes[0]!.props), '"editUrl":"https://code.example/packages/stars/a.md"')

  const document = (name: string, modified: string | undefined) => ({
    plugin: 'docs',
    file: `content/acme/zh/docs/${name}.md`,
    hash: '',
    address: { set: 'acme', locale: 'zh', rest: `docs/${name}.md` },
    imports: [],
    modified,
    data: readDoc(
      { file: `content/acme/zh/docs/${name}.md`, text: files[`zh/${name}.md` as keyof typeof files], hash: '' },
      configOf(),
      { markdown: () => ({}), numberPrefixes: false },
    ).data,
  })
  const dated = ['a', 'b'].map((name) => document(name, '2026-02-03T04:05:06Z'))
  const { routes } = await docs().route!({ documents: dated, all: dated, brand, config: configOf(zhOnly.config) })
  const dates = routes.map(({ props }) => (props as unknown as { lastUpdate?: string }).lastUpdate)
  assert.equal(dates, ['2026-02-03', '2024-05-31'], 'front matter goes before git')
  assert.equal(
    routes.map(({ modified }) => modified),
    [undefined, '2024-05-31'],
    'what git knows need not be told',
  )
})

test('A-16 a page without anything in it is a page', async () => {
  const { paths, propsOf } = await docsSite(
    { 'zh/empty.md': '', 'zh/blank.md': ' \n\n', 'zh/front.md': '---\n---\n' },
    zhOnly,
  )
  assert.equal(paths, ['/docs/blank/', '/docs/empty/', '/docs/front/'])
  assert.is(propsOf('/docs/empty/').title, 'empty')
})

test('A-18 without docs there is nothing, and no problem', async () => {
  const { paths, diagnostics } = await docsSite({}, zhOnly)
  assert.equal([paths, diagnostics], [[], []])
})

const drafted = {
  'zh/a.md': page('A'),
  'zh/draft.md': page('Draft', 'draft: true\ntags: [secret]'),
  'zh/z.md': page('Z'),
}

test('D-09 a draft is nowhere in production: no page, no sidebar, no neighbour, no tag', async () => {
  const { paths, tree, propsOf } = await docsSite(drafted, zhOnly)
  assert.equal(paths, ['/docs/a/', '/docs/z/'])
  assert.equal(tree('/docs/a/'), ['A /docs/a/', 'Z /docs/z/'])
  assert.equal(propsOf('/docs/a/').next, { title: 'Z', path: '/docs/z/' })
})

test('D-09 a draft is a page like any other in the dev server, and says what it is', async () => {
  const { paths, tree, propsOf } = await docsSite(drafted, { config: { brands: [brand], production: false } })
  assert.equal(paths, ['/docs/a/', '/docs/draft/', '/docs/tags/', '/docs/tags/secret/', '/docs/z/'])
  assert.equal(tree('/docs/a/'), ['A /docs/a/', 'Draft /docs/draft/', 'Z /docs/z/'])
  assert.is(propsOf('/docs/draft/').draft, true)
  assert.is(propsOf('/docs/a/').draft, undefined)
})

test('A-19 where a translation is a draft, the original stands in', async () => {
  const { propsOf } = await docsSite({ 'zh/a.md': page('甲'), 'en/a.md': page('A', 'draft: true') })
  assert.equal([propsOf('/en/docs/a/').title, propsOf('/en/docs/a/').fallbackFrom], ['甲', 'zh'])
})

test('an unlisted page has its address and nothing leads to it', async () => {
  const files = {
    'zh/a.md': page('A', 'sidebar_position: 1\ntags: [both]'),
    'zh/secret.md': page('Secret', 'sidebar_position: 2\nunlisted: true\ntags: [both, own]'),
    'zh/z.md': page('Z', 'sidebar_position: 3'),
  }
  const { paths, tree, propsOf, routes } = await docsSite(files, zhOnly)
  assert.equal(paths, ['/docs/a/', '/docs/secret/', '/docs/tags/', '/docs/tags/both/', '/docs/z/'])
  assert.equal(tree('/docs/a/'), ['A /docs/a/', 'Z /docs/z/'])
  assert.equal(propsOf('/docs/a/').next, { title: 'Z', path: '/docs/z/' })
  const secret = propsOf('/docs/secret/')
  assert.equal(
    [secret.unlisted, secret.previous, secret.next, routes.get('/docs/secret/')!.noindex],
    [true, undefined, undefined, true],
  )
  // The list of a tag does not name it, and a list that is not there is not linked to.
  assert.equal(secret.tags, [])
})

const itemsAt = (routes: ReadonlyMap<string, Route>, path: string) =>
  (routes.get(path)!.props as unknown as LinkListProps).groups[0]!.items.map((item) => `${item.label} ${item.path}`)

test('the list of a folder has the folders in it, in their place', async () => {
  const list = (label: string, more = '') => `label: ${label}\nlink: { type: generated-index }\n${more}`
  const { routes } = await docsSite(
    {
      'zh/guide/_category_.yml': list('Guide'),
      'zh/guide/a.md': page('A', 'sidebar_position: 3'),
      'zh/guide/own/_category_.yml': list('Own', 'position: 2'),
      'zh/guide/own/b.md': page('B'),
      'zh/guide/some-more/deep/d.md': page('D'),
      'zh/guide/drafts/c.md': page('C', 'unlisted: true'),
    },
    zhOnly,
  )
  assert.equal(itemsAt(routes, '/docs/category/guide/'), [
    'Own /docs/category/guide/own/',
    'A /docs/guide/a/',
    'Some more /docs/guide/some-more/deep/d/',
  ])
})

test('a folder of drafts and unlisted pages has no list', async () => {
  const { paths } = await docsSite(
    {
      'zh/a.md': page('A'),
      'zh/x/_category_.yml': 'label: X\nlink: { type: generated-index }\n',
      'zh/x/b.md': page('B', 'unlisted: true'),
      'zh/y/_category_.yml': 'label: Y\nlink: { type: generated-index }\n',
      'zh/y/c.md': page('C', 'draft: true'),
    },
    zhOnly,
  )
  assert.equal(paths.toSorted(), ['/docs/a/', '/docs/x/b/'])
})

test('tags of one address are one, those of C, C++ and C# are three', async () => {
  const { paths } = await docsSite(
    {
      'zh/a.md': page('A', 'tags: [web app, C++, C]'),
      'zh/b.md': page('B', 'tags: [Web-App, .NET, C#]'),
      'zh/c.md': page('C', 'tags: [NET]'),
    },
    zhOnly,
  )
  assert.equal(paths.filter((path) => path.startsWith('/docs/tags/')).sort(), [
    '/docs/tags/',
    '/docs/tags/C#/',
    '/docs/tags/C++/',
    '/docs/tags/C/',
    '/docs/tags/NET/',
    '/docs/tags/web-app/',
  ])
})

test('tags that differ in case alone are one', async () => {
  const { paths, propsOf } = await docsSite(
    { 'zh/a.md': page('A', 'tags: [API, b]'), 'zh/b.md': page('B', 'tags: [api, Api, B]') },
    zhOnly,
  )
  assert.equal(
    paths.filter((path) => path.startsWith('/docs/tags/')),
    ['/docs/tags/', '/docs/tags/API/', '/docs/tags/b/'],
  )
  assert.equal(
    propsOf('/docs/b/').tags!.map(({ label, path }) => [label, path]),
    [
      ['API', '/docs/tags/API/'],
      ['b', '/docs/tags/b/'],
    ],
  )
})

test('tags have a list each and one of all, by name, in every locale', async () => {
  const { routes } = await docsSite(
    {
      'zh/a.md': page('甲', 'tags: [安装, b]\ndescription: 说明'),
      'zh/b.md': page('乙', 'tags: [安装]'),
      'en/a.md': page('A', 'tags: [install]'),
    },
    { options: { labels: (locale) => ({ tags: locale === 'zh' ? '标签' : 'Tags' }) } },
  )
  const list = (path: string) => routes.get(path)!.props as unknown as LinkListProps
  assert.equal([list('/docs/tags/').title, list('/en/docs/tags/').title], ['标签', 'Tags'])
  assert.equal(
    list('/docs/tags/').groups[0]!.items.map(({ label, count }) => [label, count]),
    [
      ['b', 1],
      ['安装', 2],
    ],
  )
  assert.equal(list('/docs/tags/安装/').groups[0]!.items, [
    { label: '甲', path: '/docs/a/', note: '说明' },
    { label: '乙', path: '/docs/b/', note: undefined },
  ])
  assert.is(list('/docs/tags/安装/').title, '标签: 安装')
  // The untranslated page stands in, and brings its tags.
  assert.equal(
    list('/en/docs/tags/').groups[0]!.items.map(({ label }) => label),
    ['install', '安装'],
  )
  assert.ok(routes.get('/docs/tags/')!.noindex && routes.get('/docs/tags/安装/')!.noindex)
})

test('parts for including are no pages, whatever letter they start with', async () => {
  const names = ['_part.md', '_common.md', '_config.mdx', '_category_.md', 'guide/_cta.md', '_drafts/a.md', '_c/a.md']
  const { paths } = await docsSite(
    { 'zh/a.md': page('A'), ...Object.fromEntries(names.map((name) => [`zh/${name}`, page('Part')])) },
    zhOnly,
  )
  assert.equal(paths, ['/docs/a/'])
})

test('null leaves a part of the layout out, and tags of the head are checked', async () => {
  const tag = '{ tag: meta, attributes: { name: robots, content: noarchive } }'
  const { propsOf } = await docsSite(
    {
      'zh/a.md': page('A', `displayed_sidebar: null\nlast_update: null\ndate: 2026-01-02\nhead: [${tag}]`),
      'zh/b.md': page('B', 'date: 2026-01-02'),
      'zh/c.md': page('C', 'last_update: { date: "2026-1-2T23:00:00-05:00" }'),
    },
    zhOnly,
  )
  assert.is(propsOf('/docs/c/').lastUpdate, '2026-01-02')
  const { hideSidebar, lastUpdate, head } = propsOf('/docs/a/')
  assert.equal([hideSidebar, lastUpdate], [true, undefined])
  assert.equal(head, [{ tag: 'meta', attributes: { name: 'robots', content: 'noarchive' } }])
  assert.equal([propsOf('/docs/b/').hideSidebar, propsOf('/docs/b/').lastUpdate], [undefined, '2026-01-02'])

  const script = 'head: [{ tag: script, attributes: { src: /a.js } }]'
  const problems = await problemsOf(() => docsSite({ 'zh/a.md': page('A', script) }, zhOnly))
  assert.equal(problems.map(brief), ['front-matter-type content/acme/zh/docs/a.md:3:10'])
  assert.match(problems[0]!.message, '`meta` or `link`')
})

test('a mistake in a category file points at its line', async () => {
  const files = {
    'zh/a/a.md': page('A'),
    'zh/a/_category_.yml': 'label: A\npositon: 2\n',
    'zh/b/_category_.yml': '# Bee\nposition: two\n',
  }
  const problems = await problemsOf(() => docsSite(files, zhOnly))
  assert.equal(problems.map(brief), [
    'front-matter-unknown-key content/acme/zh/docs/a/_category_.yml:2:1',
    'front-matter-type content/acme/zh/docs/b/_category_.yml:2:1',
  ])
  assert.match(problems[0]!.hint!, /"position"/)
})

test.run()

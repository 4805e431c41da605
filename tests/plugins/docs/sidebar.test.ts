import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { EmitContext } from '../../../engine/types.ts'
import { sharedKey } from '../../../engine/sharedKey.ts'
import type { SidebarItem, SidebarValue } from '../../../plugins/docs/types.ts'
import { docsSite, page } from './support/docsSite.ts'

const zhOnly = {
  config: { brands: [{ id: 'acme', origin: 'https://acme.example', locales: ['zh'], content: 'acme' }] },
}

test('position decides, then the name; folders and pages stand side by side', async () => {
  const { tree } = await docsSite(
    {
      'zh/z.md': page('Z', 'sidebar_position: 1'),
      'zh/a.md': page('A'),
      'zh/b.md': page('B'),
      'zh/half.md': page('Half', 'sidebar_position: 1.5'),
      'zh/first.md': page('First', 'sidebar_position: -1'),
      'zh/guide/x.md': page('X'),
      'zh/guide/_category_.yml': 'label: Guide\nposition: 2\n',
      'zh/aaa/y.md': page('Y'),
    },
    zhOnly,
  )
  assert.equal(tree('/docs/z/'), [
    'First /docs/first/',
    'Z /docs/z/',
    'Half /docs/half/',
    ['Guide', ['X /docs/guide/x/']],
    'A /docs/a/',
    ['Aaa', ['Y /docs/aaa/y/']],
    'B /docs/b/',
  ])
})

test('categories nest as folders do, also where a folder holds nothing but folders', async () => {
  const { tree, propsOf } = await docsSite(
    {
      'zh/a/b/c/deep.md': page('Deep'),
      'zh/a/b/_category_.yaml': 'label: Bee\ncollapsed: false\n',
      'zh/ab/other.md': page('Other'),
    },
    zhOnly,
  )
  assert.equal(tree('/docs/a/b/c/deep/'), [
    ['A', [['Bee', [['C', ['Deep /docs/a/b/c/deep/']]]]]],
    ['Ab', ['Other /docs/ab/other/']],
  ])
  const { trail, breadcrumbs } = propsOf('/docs/a/b/c/deep/')
  assert.equal(trail, ['a', 'a/b', 'a/b/c'])
  assert.equal(
    breadcrumbs.map(({ label, path }) => [label, path]),
    [
      ['A', undefined],
      ['Bee', undefined],
      ['C', undefined],
      ['Deep', '/docs/a/b/c/deep/'],
    ],
  )
})

test('the way to a page does not say its name twice, where a category is no page itself', async () => {
  const { propsOf } = await docsSite(
    {
      'zh/quick/_category_.yml': 'label: Start\n',
      'zh/quick/start.md': page('Start'),
      'zh/quick/other.md': page('Other'),
    },
    zhOnly,
  )
  const way = (path: string) => propsOf(path).breadcrumbs.map(({ label }) => label)
  assert.equal([way('/docs/quick/start/'), way('/docs/quick/other/')], [['Start'], ['Start', 'Other']])
})

test('an empty category is not shown', async () => {
  const { tree } = await docsSite({ 'zh/a.md': page('A'), 'zh/empty/_category_.yml': 'label: Empty\n' }, zhOnly)
  assert.equal(tree('/docs/a/'), ['A /docs/a/'])
})

test('the label of a page is its own, the neighbours use it, the page keeps its title', async () => {
  const { tree, propsOf } = await docsSite(
    { 'zh/a.md': page('A long title', 'sidebar_label: Short'), 'zh/b.md': page('B') },
    zhOnly,
  )
  assert.equal(tree('/docs/b/'), ['Short /docs/a/', 'B /docs/b/'])
  assert.is(propsOf('/docs/a/').title, 'A long title')
  assert.equal(propsOf('/docs/b/').previous, { title: 'Short', path: '/docs/a/' })
  assert.equal(
    propsOf('/docs/a/').breadcrumbs.map(({ label }) => label),
    ['Short'],
  )
})

test('previous and next follow the sidebar through every level', async () => {
  const { walk, propsOf } = await docsSite(
    {
      'zh/intro.md': page('Intro', 'sidebar_position: 1'),
      'zh/guide/_category_.yml': 'label: Guide\nposition: 2\n',
      'zh/guide/one.md': page('One', 'sidebar_position: 1'),
      'zh/guide/deep/two.md': page('Two'),
      'zh/guide/three.md': page('Three', 'sidebar_position: 9'),
      'zh/end.md': page('End', 'sidebar_position: 3'),
    },
    zhOnly,
  )
  assert.equal(walk('/docs/intro/'), [
    '/docs/intro/',
    '/docs/guide/one/',
    '/docs/guide/three/',
    '/docs/guide/deep/two/',
    '/docs/end/',
  ])
  assert.is(propsOf('/docs/intro/').previous, undefined)
  assert.is(propsOf('/docs/end/').next, undefined)
  assert.equal(propsOf('/docs/guide/three/').previous, { title: 'One', path: '/docs/guide/one/' })
})

test('a folder may have a sidebar of its own, with all below it', async () => {
  const { tree, walk, propsOf } = await docsSite(
    {
      'zh/intro.md': page('Intro'),
      'zh/api/_category_.yml': 'label: API\nsidebar: api\n',
      'zh/api/a.md': page('A'),
      'zh/api/deep/b.md': page('B'),
      'zh/api/own/_category_.yml': 'label: Own\nsidebar: own\n',
      'zh/api/own/c.md': page('C'),
    },
    zhOnly,
  )
  assert.equal(tree('/docs/intro/'), ['Intro /docs/intro/'])
  assert.equal(tree('/docs/api/deep/b/'), [['API', ['A /docs/api/a/', ['Deep', ['B /docs/api/deep/b/']]]]])
  assert.equal(tree('/docs/api/own/c/'), [['API', [['Own', ['C /docs/api/own/c/']]]]])
  assert.equal(walk('/docs/api/a/'), ['/docs/api/a/', '/docs/api/deep/b/'])
  assert.is(propsOf('/docs/intro/').next, undefined)
  assert.equal(
    new Set(['/docs/intro/', '/docs/api/a/', '/docs/api/own/c/'].map((path) => propsOf(path).sidebar)).size,
    3,
  )
})

test('labels are those of the locale, where it has them', async () => {
  const { tree } = await docsSite({
    'zh/guide/a.md': page('甲'),
    'zh/guide/_category_.yml': 'label: 指南\n',
    'zh/other/b.md': page('乙'),
    'zh/other/_category_.yml': 'label: 其他\n',
    'en/guide/a.md': page('A'),
    'en/guide/_category_.yml': 'label: Guide\n',
  })
  assert.equal(tree('/docs/guide/a/'), [
    ['指南', ['甲 /docs/guide/a/']],
    ['其他', ['乙 /docs/other/b/']],
  ])
  assert.equal(tree('/en/docs/guide/a/'), [
    ['Guide', ['A /en/docs/guide/a/']],
    ['其他', ['乙 /en/docs/other/b/']],
  ])
})

test('a category’s label may lead to a list of what is in it, or to one of its docs', async () => {
  const { site, routes, propsOf } = await docsSite(
    {
      'zh/a/_category_.yml': 'label: A\nlink:\n  type: generated-index\n  description: All of A\n',
      'zh/a/two.md': page('Two', 'sidebar_position: 2'),
      'zh/a/one.md': page('One', 'sidebar_position: 1'),
      'zh/a/hidden.md': page('Hidden', 'unlisted: true'),
      'zh/b/_category_.yml': 'label: B\nlink:\n  type: doc\n  id: b/start\n',
      'zh/b/start.md': page('Start'),
    },
    zhOnly,
  )
  const { items } = sharedKey<SidebarValue>(propsOf('/docs/b/start/').sidebar).read(site)!
  assert.equal(
    items.map((item) => item.kind === 'category' && item.path),
    ['/docs/category/a/', '/docs/b/start/'],
  )
  const { groups, description } = routes.get('/docs/category/a/')!.props as {
    groups: { items: { label: string }[] }[]
    description: string
  }
  assert.equal(
    groups[0]!.items.map(({ label }) => label),
    ['One', 'Two'],
  )
  assert.is(description, 'All of A')
  assert.equal(
    propsOf('/docs/b/start/').breadcrumbs.map(({ path }) => path),
    ['/docs/b/start/', '/docs/b/start/'],
  )
})

test('the label of a folder leads to its index, which is first in it and says its place; its category may name another page', async () => {
  const { site, propsOf } = await docsSite(
    {
      'zh/dir/README.md': page('All of it'),
      'zh/dir/about.md': page('About'),
      'zh/dir/deep/index.md': page('Deep', 'sidebar_position: 5'),
      'zh/dir/deep/one.md': page('One', 'sidebar_position: 1'),
      'zh/first/index.md': page('First', 'slug: /begin'),
      'zh/first/more.md': page('More'),
      'zh/other/_category_.yml': 'link:\n  type: doc\n  id: start\n',
      'zh/other/index.md': page('Index'),
      'zh/other/start.md': page('Start'),
      'zh/quiet/index.md': page('Quiet', 'unlisted: true'),
      'zh/quiet/one.md': page('One'),
    },
    zhOnly,
  )
  const { items } = sharedKey<SidebarValue>(propsOf('/docs/dir/').sidebar).read(site)!
  const outline = (all: readonly SidebarItem[]): unknown[] =>
    all.map((item) => (item.kind === 'category' ? [item.path, ...outline(item.items)] : item.label))
  assert.equal(outline(items), [
    ['/docs/dir/', 'All of it', ['/docs/dir/deep/', 'Deep', 'One'], 'About'],
    ['/docs/begin/', 'First', 'More'],
    ['/docs/other/start/', 'Index', 'Start'],
    [undefined, 'One'],
  ])
  assert.equal(
    propsOf('/docs/dir/about/').breadcrumbs.map(({ path }) => path),
    ['/docs/dir/', '/docs/dir/about/'],
  )
})

test('a sidebar of many pages is cut to the branches around a page; the rest is in one file', async () => {
  const files = Object.fromEntries(
    ['a', 'b', 'c'].flatMap((folder) =>
      Array.from({ length: 25 }, (_, index) => [
        `zh/${folder}/p${index}.md`,
        page(`P${index}`, `sidebar_position: ${index}`),
      ]),
    ),
  )
  const { site, propsOf } = await docsSite(files, zhOnly)
  const value = (path: string) => sharedKey<SidebarValue>(propsOf(path).sidebar).read(site)!
  const sizes = (path: string) => value(path).items.map((item) => (item.kind === 'category' ? item.items.length : 0))
  assert.equal(sizes('/docs/b/p3/'), [1, 25, 1])
  assert.is(propsOf('/docs/b/p3/').sidebar, propsOf('/docs/b/p4/').sidebar)
  assert.is(propsOf('/docs/b/p24/').next!.path, '/docs/c/p0/')
  const emitted = await site.config.plugins[0]!.emit!({ pages: [], site } as unknown as EmitContext)
  assert.equal(
    emitted.map(({ path }) => `/${path}`),
    [value('/docs/b/p3/').full],
  )
  assert.is((JSON.parse(String(emitted[0]!.body)) as { items: unknown[] }[])[0]!.items.length, 25)
})

test.run()

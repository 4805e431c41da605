/** Pages that another page shows whole, as its sections: they keep their addresses and are found there. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { LinkListProps } from '../../../plugins/linkList.ts'
import { docsSite, page } from './support/docsSite.ts'

const files = Object.fromEntries(
  ['zh', 'en'].flatMap((locale) => [
    [`${locale}/a.md`, page('A', 'sidebar_position: 1')],
    [`${locale}/notes/_category_.yml`, 'label: Notes\nlink: { type: generated-index }\n'],
    [
      `${locale}/notes/line_2.md`,
      page('2.x', '', '<Include src="./v2_1.md#section" />\n\n<Include src="./v2_0.md#section" />'),
    ],
    [`${locale}/notes/v2_1.md`, page('Two one')],
    [`${locale}/notes/v2_0.md`, page('Two nought')],
  ]),
)
const site = await docsSite(files)

test('they keep their routes, and search engines are told the page that shows them', () => {
  const canonicals = ['/docs/notes/v2_1/', '/en/docs/notes/v2_0/', '/docs/notes/line_2/'].map(
    (path) => site.routes.get(path)!.canonical,
  )
  assert.equal(canonicals, ['/docs/notes/line_2/', '/en/docs/notes/line_2/', undefined])
  assert.is(site.routes.get('/docs/notes/v2_1/')!.noindex, undefined)
})

test('sidebar, reading order and the list of the folder have the page that shows them', () => {
  assert.equal(site.tree('/docs/a/'), ['A /docs/a/', ['Notes', ['2.x /docs/notes/line_2/']]])
  const { groups } = site.routes.get('/docs/category/notes/')!.props as unknown as LinkListProps
  assert.equal(
    groups[0]!.items.map(({ label }) => label),
    ['2.x'],
  )
  assert.is(site.propsOf('/docs/a/').next?.path, '/docs/notes/line_2/')
  assert.is(site.propsOf('/docs/notes/v2_1/').next, undefined)
})

test('their breadcrumbs lead to it, and it says that it gathers', () => {
  const { breadcrumbs, gathers, trail } = site.propsOf('/docs/notes/v2_1/')
  assert.equal(
    breadcrumbs.map(({ label }) => label),
    ['Notes', '2.x', 'Two one'],
  )
  assert.equal([gathers, trail], [undefined, ['notes']])
  assert.is(site.propsOf('/docs/notes/line_2/').gathers, true)
})

test('a page that is not translated is known as its original all the same', async () => {
  const { 'en/notes/v2_1.md': _, ...others } = files
  assert.is((await docsSite(others)).routes.get('/en/docs/notes/v2_1/')!.canonical, '/docs/notes/v2_1/')
})

test('pages that show each other stay in the sidebar: what is wrong with them hides no section', async () => {
  const { tree } = await docsSite({
    'zh/a.md': page('A', '', '<Include src="./b.md#section" />'),
    'zh/b.md': page('B', '', '<Include src="./c.md#section" />'),
    'zh/c.md': page('C', '', '<Include src="./a.md#section" />\n\n<Include src="./d.md#section" />'),
    'zh/d.md': page('D'),
  })
  assert.equal(tree('/docs/a/'), ['A /docs/a/', 'B /docs/b/', 'C /docs/c/'])
})

test.run()

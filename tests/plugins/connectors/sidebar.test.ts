/** Pages of pairs stand beside the documentation and show its tree, with no category open if the tree is large. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fullTreeFiles, sidebarValues } from '../../../plugins/docs/prune.ts'
import { wholeSidebar } from '../../../plugins/docs/shared.ts'
import type { Sidebar } from '../../../plugins/docs/sidebar.ts'
import type { SidebarItem, SidebarValue } from '../../../plugins/docs/types.ts'

/** One folder with that many pages. */
function sidebarOf(pages: number): Sidebar {
  const ids = Array.from({ length: pages }, (_, index) => `guide/p${index}`)
  const items = ids.map((id): SidebarItem => ({ kind: 'doc', id, label: id, path: `/docs/${id}/` }))
  const guide = { kind: 'category', id: 'guide', label: 'Guide', collapsed: false, items } as const
  return {
    name: 'main',
    items: [guide],
    indexes: [],
    ancestors: new Map(ids.map((id) => [id, [guide]])),
    positions: new Map(ids.map((id, index) => [id, index])),
    order: ids.map((id) => ({ data: { id, folder: 'guide' }, path: `/docs/${id}/` })) as unknown as Sidebar['order'],
  }
}

test('a large tree is shared with every category closed, under its name and a hash', () => {
  const { values } = sidebarValues(sidebarOf(61), wholeSidebar('docs', 'zh'), (href) => href)
  const { items, full } = values.find(({ name }) => name === 'docs/zh/main#')!.value as SidebarValue
  assert.ok(full)
  const [guide] = items
  assert.ok(guide?.kind === 'category' && guide.collapsed && guide.more)
  assert.is(guide.items.length, 1)
})

test('the file of a large tree, which a script makes links of, has addresses as they are on the host', () => {
  const written = (href: string) => `/base${href.replace(/\/$/, '')}`
  const { values } = sidebarValues(sidebarOf(61), wholeSidebar('docs', 'zh'), written)
  const shared = Object.fromEntries(values.map(({ name, value }) => [name, value]))
  const { full } = shared['docs/zh/main#'] as unknown as SidebarValue
  const [file, ...others] = fullTreeFiles({ shared }, 'docs', written)
  assert.equal([others, full], [[], `/base/${file!.path}`])
  assert.match(String(file!.body), '"path":"/base/docs/guide/p0"')
  assert.match(JSON.stringify(shared['docs/zh/main']), '"path":"/docs/guide/p0/"')
})

test('the file is made once, however many categories name it', () => {
  const { values } = sidebarValues(sidebarOf(61), wholeSidebar('docs', 'zh'), (href) => href)
  const shared = Object.fromEntries(values.map(({ name, value }) => [name, value]))
  for (let index = 0; index < 50; index++) shared[`docs/zh/main#docs/part-${index}`] = shared['docs/zh/main#']!
  let addresses = 0
  const [file, ...others] = fullTreeFiles({ shared }, 'docs', (href) => (addresses++, href))
  assert.ok(file)
  assert.equal(others, [])
  assert.ok(addresses < 100, `${addresses}`)
})

test('a small tree is shared as a whole only', () => {
  const { values } = sidebarValues(sidebarOf(60), wholeSidebar('docs', 'zh'), (href) => href)
  assert.equal(
    values.map(({ name }) => name),
    ['docs/zh/main'],
  )
})

test.run()

/** Pages of pairs stand beside the documentation and show its tree, with no category open if the tree is large. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fullTreeFiles, sidebarValues } from '../../../plugins/docs/prune.ts'
import { wholeSidebar } from '../../../plugins/docs/shared.ts'
import type { Sidebar } from '../../../plugins/docs/sidebar.ts'
import type { SidebarItem, SidebarValue } from '../../../plugins/docs/types.ts'

/** A folder with that many pages, and perhaps others. */
function sidebarOf(pages: number, others: Readonly<Record<string, number>> = {}): Sidebar {
  const folders = Object.entries({ guide: pages, ...others }).map(([folder, count]) => {
    const ids = Array.from({ length: count }, (_, index) => `${folder}/p${index}`)
    const items = ids.map((id): SidebarItem => ({ kind: 'doc', id, label: id, path: `/docs/${id}/` }))
    return { ids, category: { kind: 'category', id: folder, label: folder, collapsed: false, items } as const }
  })
  const placed = folders.flatMap(({ ids, category }) => ids.map((id) => ({ id, category })))
  return {
    name: 'main',
    items: folders.map(({ category }) => category),
    indexes: [],
    ancestors: new Map(placed.map(({ id, category }) => [id, [category]])),
    positions: new Map(placed.map(({ id }, index) => [id, index])),
    order: placed.map(({ id, category }) => ({
      data: { id, folder: category.id },
      path: `/docs/${id}/`,
    })) as unknown as Sidebar['order'],
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

test('another page in one category changes nothing on the pages of others', () => {
  const valuesOf = (other: number) => {
    const { values } = sidebarValues(sidebarOf(61, { other }), wholeSidebar('docs', 'zh'), (href) => href)
    return Object.fromEntries(values.map(({ name, value }) => [name, value]))
  }
  const [before, after] = [valuesOf(5), valuesOf(6)]
  const isSame = (name: string) => JSON.stringify(before[name]) === JSON.stringify(after[name])
  assert.equal(
    Object.keys(after).filter((name) => !isSame(name)),
    ['docs/zh/main', 'docs/zh/main#other'],
  )
})

test('a small tree is shared as a whole only', () => {
  const { values } = sidebarValues(sidebarOf(60), wholeSidebar('docs', 'zh'), (href) => href)
  assert.equal(
    values.map(({ name }) => name),
    ['docs/zh/main'],
  )
})

test.run()

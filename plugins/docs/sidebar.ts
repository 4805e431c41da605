/** Folders and positions, or a hand-written list -> the trees that sidebars show, and the order of reading. */
import type { CategoryData, DocData } from './read.ts'
import { grouped } from './groups.ts'
import { writtenItems, type Written } from './written.ts'
import type { SidebarCategory, SidebarItem } from './types.ts'

export type Placed = {
  readonly doc: DocData
  readonly path: string
  /** The path as a link writes it. */
  readonly href: string
}

export type Sidebar = {
  readonly name: string
  readonly items: readonly SidebarItem[]
  /** Docs in the order in which a reader meets them. */
  readonly order: readonly Placed[]
  /** Where each doc is in that order, by id. */
  readonly places: ReadonlyMap<string, number>
  /** The categories around each doc, outermost first, by the id of the doc. */
  readonly trails: ReadonlyMap<string, readonly SidebarCategory[]>
}

export const mainSidebar = 'main'

/** Path of the page a folder's label leads to, if it leads anywhere. */
export type CategoryPath = (folder: string) => string | undefined

type Input = {
  readonly docs: readonly Placed[]
  readonly categories: readonly CategoryData[]
  readonly pathOf: CategoryPath
  readonly written: Written
}

/** One tree per sidebar name; a folder's `_category_.yml` may move it to a sidebar of its own, and a written one replaces it. */
export function createSidebars({ docs, categories, pathOf, written }: Input): readonly Sidebar[] {
  const byFolder = new Map(categories.map((category) => [category.folder, category]))
  const listed = docs.filter(({ doc }) => !doc.unlisted)
  const names = new Set([
    mainSidebar,
    ...categories.flatMap(({ sidebar }) => sidebar ?? []),
    ...Object.keys(written.sidebars),
  ])
  const everywhere = new Map(listed.map((placed) => [placed.doc.id, placed]))
  const bySidebar = Map.groupBy(listed, ({ doc }) => sidebarOf(doc.folder, byFolder))
  const folderItems = (folder: string) =>
    itemsOf(
      folder,
      treeOf(
        listed.filter(({ doc }) => doc.folder === folder || doc.folder.startsWith(`${folder}/`)),
        { categories: byFolder, pathOf },
      ),
    )

  return [...names].map((name) => {
    const items = written.sidebars[name]
      ? writtenItems(name, written, { docs: everywhere, folderItems })
      : itemsOf('', treeOf(bySidebar.get(name) ?? [], { categories: byFolder, pathOf }))
    const trails = new Map(trailsIn(items, []))
    const order = [...trails.keys()]
    const places = new Map(order.map((id, index) => [id, index]))
    return { name, items, trails, places, order: order.map((id) => everywhere.get(id)!) }
  })
}

function trailsIn(
  items: readonly SidebarItem[],
  around: readonly SidebarCategory[],
): readonly (readonly [string, readonly SidebarCategory[]])[] {
  return items.flatMap((item) => {
    if (item.kind === 'category') return trailsIn(item.items, [...around, item])
    return item.kind === 'doc' ? [[item.id, around] as const] : []
  })
}

/** Of the nearest folder around that names one. */
export function sidebarOf(folder: string, categories: ReadonlyMap<string, CategoryData>): string {
  for (const around of trailOf(folder).toReversed()) {
    const sidebar = categories.get(around)?.sidebar
    if (sidebar) return sidebar
  }
  return mainSidebar
}

/** The folders around a page, outermost first: `a/b` -> `a`, `a/b`. They are the ids of its categories. */
export function trailOf(folder: string): readonly string[] {
  const parts = folder.split('/').filter(Boolean)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

type Entry = { readonly item: SidebarItem; readonly position: number; readonly name: string }

/** Deeper folders are shown in the one at this depth: nobody finds the way there, and browsers give up nesting at some point. */
export const deepest = 12

type Look = { readonly categories: ReadonlyMap<string, CategoryData>; readonly pathOf: CategoryPath }

type Tree = Look & {
  /** Docs by folder, and folders by the one around them. */
  readonly docs: ReadonlyMap<string, readonly Placed[]>
  readonly folders: ReadonlyMap<string, ReadonlySet<string>>
}

function treeOf(docs: readonly Placed[], look: Look): Tree {
  const byFolder = Map.groupBy(docs, ({ doc }) => doc.folder)
  const folders = new Map<string, Set<string>>()
  for (const folder of byFolder.keys()) {
    for (let child = folder; child; child = around(child)) {
      const beside = folders.get(around(child)) ?? new Set()
      // What is around is known then, too.
      if (beside.has(child)) break
      folders.set(around(child), beside.add(child))
    }
  }
  return { ...look, docs: byFolder, folders }
}

const around = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/')))

function itemsOf(folder: string, tree: Tree): readonly SidebarItem[] {
  const isDeepest = folder.split('/').length >= deepest
  const here = isDeepest ? docsBelow(folder, tree) : (tree.docs.get(folder) ?? [])
  const below = isDeepest ? [] : (tree.folders.get(folder) ?? [])
  const entries: Entry[] = here.map(({ doc, href }) => ({
    item: { kind: 'doc', id: doc.id, label: doc.label, path: href },
    position: doc.position ?? Number.MAX_SAFE_INTEGER,
    name: doc.id,
  }))
  for (const child of below) {
    const category = tree.categories.get(child)
    const label = category?.label ?? child.slice(child.lastIndexOf('/') + 1)
    entries.push({
      item: {
        kind: 'category',
        id: child,
        label,
        path: tree.pathOf(child),
        collapsed: category?.collapsed ?? true,
        items: itemsOf(child, tree),
      },
      position: category?.position ?? Number.MAX_SAFE_INTEGER,
      name: child,
    })
  }
  const sorted = entries.sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
  return grouped(
    sorted.map(({ item }) => item),
    folder,
  )
}

const docsBelow = (folder: string, tree: Tree): readonly Placed[] => [
  ...(tree.docs.get(folder) ?? []),
  ...[...(tree.folders.get(folder) ?? [])].flatMap((child) => docsBelow(child, tree)),
]

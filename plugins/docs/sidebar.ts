/** Folders and positions, or a hand-written list -> the trees that sidebars show, and the reading order. */
import { slug as slugOf } from 'github-slugger'
import { folderLabel } from './folderLabel.ts'
import { withBadge } from './badge.ts'
import type { CategoryData } from './data.ts'
import type { Doc } from './docsOf.ts'
import { folderPositions, isIndexOf, mainSidebar, maxDepth, parentOf, sidebarNameOf } from './folders.ts'
import { splitLongList } from './groups.ts'
import { manualItems, type ManualSidebars } from './manualSidebar.ts'
import { sidebarEmpty } from './messages.ts'
import type { CategoryIndex, SidebarCategory, SidebarItem } from './types.ts'

export type Sidebar = {
  readonly name: string
  readonly items: readonly SidebarItem[]
  /** Pages that its categories make. */
  readonly indexes: readonly IndexPage[]
  /** Docs in reading order. */
  readonly order: readonly Doc[]
  /** Index of each doc in that order, by id. */
  readonly positions: ReadonlyMap<string, number>
  /** The categories around each doc, outermost first, by the id of the doc. */
  readonly ancestors: ReadonlyMap<string, readonly SidebarCategory[]>
}

type CategoryOptions = {
  /** By folder. */
  readonly categories: ReadonlyMap<string, CategoryData>
  /** Href of the page a folder's label links to, if there is one. */
  pathOf(folder: string): string | undefined
}

type Input = CategoryOptions & {
  readonly docs: readonly Doc[]
  readonly manual: ManualSidebars
  /** Href of a page below the docs. */
  hrefBelow(path: string): string
}

type IndexPage = {
  /** Below the docs: `category/guides`. */
  readonly path: string
  readonly category: SidebarCategory
  readonly index: CategoryIndex
}

/**
 * One sidebar per name. A folder's `_category_.yml` may choose another sidebar; a manual one replaces the generated one.
 * Where manual ones have other names, the generated one has what they leave out.
 */
export function createSidebars({ docs, categories, pathOf, manual, hrefBelow }: Input): readonly Sidebar[] {
  const listed = docs.filter(({ data, gatheredIn }) => !data.unlisted && !gatheredIn)
  const chosen = [...categories.values()].flatMap(({ sidebar }) => sidebar ?? [])
  const written = Object.keys(manual.sidebars)
  const names = new Set([...written, mainSidebar, ...chosen])
  const byId = new Map(listed.map((doc) => [doc.data.id, doc]))
  const folderItems = (folder: string) => {
    const inside = listed.filter(
      ({ data }) => !folder || data.folder === folder || data.folder.startsWith(`${folder}/`),
    )
    return generatedItems(folder, treeOf(inside, { categories, pathOf }))
  }

  const unlisted = new Set(docs.flatMap(({ data }) => (data.unlisted ? data.id : [])))
  let hasHidden = false
  const isHidden = (id: string): boolean => {
    const isIt = unlisted.has(id) || manual.hidden.has(id)
    hasHidden ||= isIt
    return isIt
  }

  const byHand = written.map((name): Sidebar => {
    const indexes: IndexPage[] = []
    const items = manualItems(name, manual, {
      docs: byId,
      isHidden,
      folderItems,
      indexPath: (index, label) => hrefBelow(indexPath(index, label)),
      onIndex: (category, index) => void indexes.push({ path: indexPath(index, category.label), category, index }),
    })
    // Then it is empty for what was left out.
    if (!items.length && !hasHidden && !manual.hasProblem(name))
      manual.reportSidebar({ at: [name], value: [], error: (place) => sidebarEmpty(name, place) })
    return sidebarOf(name, items, { byId, indexes })
  })
  const isLeft = ({ data }: Doc) =>
    written.includes(mainSidebar) || byHand.every(({ positions }) => !positions.has(data.id))
  const bySidebar = Map.groupBy(listed.filter(isLeft), ({ data }) => sidebarNameOf(data.folder, categories))
  const generated = [...names]
    .filter((name) => !written.includes(name))
    .map((name) => {
      const items = generatedItems('', treeOf(bySidebar.get(name) ?? [], { categories, pathOf }))
      return sidebarOf(name, items, { byId, indexes: [] })
    })
  // The first one is where a reader of the docs begins.
  const all = [...byHand, ...generated]
  const isMainFirst = !written.length || written.includes(mainSidebar)
  return isMainFirst ? all.toSorted((a, b) => Number(b.name === mainSidebar) - Number(a.name === mainSidebar)) : all
}

const indexPath = ({ slug }: CategoryIndex, label: string): string => slug ?? `category/${slugOf(label)}`

function sidebarOf(
  name: string,
  items: readonly SidebarItem[],
  { byId, indexes }: { readonly byId: ReadonlyMap<string, Doc>; readonly indexes: readonly IndexPage[] },
): Sidebar {
  const ancestors = new Map<string, readonly SidebarCategory[]>()
  // Where a doc is listed twice, its place is the first one.
  for (const [id, around] of ancestorsIn(items, [])) if (!ancestors.has(id)) ancestors.set(id, around)
  const order = [...ancestors.keys()]
  const positions = new Map(order.map((id, index) => [id, index]))
  return { name, items, indexes, ancestors, positions, order: order.map((id) => byId.get(id)!) }
}

function ancestorsIn(
  items: readonly SidebarItem[],
  ancestors: readonly SidebarCategory[],
): readonly (readonly [string, readonly SidebarCategory[]])[] {
  return items.flatMap((item) => {
    if (item.kind === 'category') {
      const around = [...ancestors, item]
      return [...(item.doc === undefined ? [] : [[item.doc, around] as const]), ...ancestorsIn(item.items, around)]
    }
    return item.kind === 'doc' ? [[item.id, ancestors] as const] : []
  })
}

type Tree = CategoryOptions & {
  readonly docs: ReadonlyMap<string, readonly Doc[]>
  /** By folder. */
  readonly positions: ReadonlyMap<string, number>
  /** Folders by their parent. */
  readonly folders: ReadonlyMap<string, ReadonlySet<string>>
}

function treeOf(docs: readonly Doc[], options: CategoryOptions): Tree {
  const byFolder = Map.groupBy(docs, ({ data }) => data.folder)
  const folders = new Map<string, Set<string>>()
  for (const folder of byFolder.keys()) {
    for (let child = folder; child; child = parentOf(child)) {
      const siblings = folders.get(parentOf(child)) ?? new Set()
      // Then its ancestors were added with it.
      if (siblings.has(child)) break
      folders.set(parentOf(child), siblings.add(child))
    }
  }
  return { ...options, docs: byFolder, folders, positions: folderPositions(docs, options.categories) }
}

type Entry = { readonly item: SidebarItem; readonly position: number; readonly name: string }

function generatedItems(folder: string, tree: Tree): readonly SidebarItem[] {
  const isDeepest = folder.split('/').length >= maxDepth
  const docs = isDeepest ? docsBelow(folder, tree) : (tree.docs.get(folder) ?? [])
  const folders = isDeepest ? [] : (tree.folders.get(folder) ?? [])
  const entries: Entry[] = docs.map(({ data, href }) => ({
    item: { kind: 'doc', id: data.id, label: data.label, path: href, ...withBadge(data.badge) },
    position: isIndexOf(folder, data) ? Number.MIN_SAFE_INTEGER : (data.position ?? Number.MAX_SAFE_INTEGER),
    name: data.id,
  }))
  for (const child of folders) {
    const category = tree.categories.get(child)
    const label = category?.label ?? folderLabel(child)
    entries.push({
      item: {
        kind: 'category',
        id: child,
        label,
        ...withBadge(category?.badge),
        path: tree.pathOf(child),
        collapsed: category?.collapsed ?? true,
        items: generatedItems(child, tree),
      },
      position: tree.positions.get(child) ?? Number.MAX_SAFE_INTEGER,
      name: child,
    })
  }
  const sorted = entries.sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
  return splitLongList(
    sorted.map(({ item }) => item),
    folder,
  )
}

const docsBelow = (folder: string, tree: Tree): readonly Doc[] => [
  ...(tree.docs.get(folder) ?? []),
  ...[...(tree.folders.get(folder) ?? [])].flatMap((child) => docsBelow(child, tree)),
]

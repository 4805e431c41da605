/** Folders and positions -> the trees that sidebars show, and the order of reading. */
import type { CategoryData, DocData } from './read.ts'
import type { SidebarItem } from './types.ts'

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
}

export const mainSidebar = 'main'

/** Path of the page a folder's label leads to, if it leads anywhere. */
type CategoryPath = (folder: string) => string | undefined

/** One tree per sidebar name; a folder's `_category_.yml` may move it to a sidebar of its own. */
export function createSidebars(
  docs: readonly Placed[],
  categories: readonly CategoryData[],
  pathOf: CategoryPath,
): readonly Sidebar[] {
  const byFolder = new Map(categories.map((category) => [category.folder, category]))
  const listed = docs.filter(({ doc }) => !doc.unlisted)
  const names = new Set([mainSidebar, ...categories.flatMap(({ sidebar }) => sidebar ?? [])])

  return [...names].map((name) => {
    const own = listed.filter(({ doc }) => sidebarOf(doc.folder, byFolder) === name)
    const items = itemsOf('', own, { categories: byFolder, pathOf })
    const byId = new Map(own.map((placed) => [placed.doc.id, placed]))
    return { name, items, order: flatten(items).flatMap((id) => byId.get(id) ?? []) }
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

type Tree = { readonly categories: ReadonlyMap<string, CategoryData>; readonly pathOf: CategoryPath }

function itemsOf(folder: string, docs: readonly Placed[], tree: Tree): readonly SidebarItem[] {
  const here = docs.filter(({ doc }) => doc.folder === folder)
  const below = new Set(docs.flatMap(({ doc }) => childFolder(folder, doc.folder) ?? []))
  const entries: Entry[] = here.map(({ doc, href }) => ({
    item: { kind: 'doc', id: doc.id, label: doc.label, path: href },
    position: doc.position ?? Number.MAX_SAFE_INTEGER,
    name: doc.id,
  }))
  for (const child of below) {
    const category = tree.categories.get(child)
    const items = itemsOf(child, docs, tree)
    const label = category?.label ?? child.slice(child.lastIndexOf('/') + 1)
    entries.push({
      item: {
        kind: 'category',
        id: child,
        label,
        path: tree.pathOf(child),
        collapsed: category?.collapsed ?? true,
        items,
      },
      position: category?.position ?? Number.MAX_SAFE_INTEGER,
      name: child,
    })
  }
  return entries.sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1)).map(({ item }) => item)
}

/** The folder directly below `folder` that leads to `target`, if any. */
function childFolder(folder: string, target: string): string | undefined {
  const prefix = folder === '' ? '' : `${folder}/`
  if (target === folder || !target.startsWith(prefix)) return undefined
  return prefix + target.slice(prefix.length).split('/')[0]
}

const flatten = (items: readonly SidebarItem[]): readonly string[] =>
  items.flatMap((item) => (item.kind === 'category' ? flatten(item.items) : item.kind === 'doc' ? [item.id] : []))

/** Folders of the docs, which are the categories of generated sidebars. */
import type { CategoryData, DocData } from './data.ts'

export const mainSidebar = 'main'

/** Deeper folders are shown in their ancestor at this depth: readers do not find them, and browsers limit nesting. */
export const maxDepth = 12

/** A folder and its ancestors, outermost first: `a/b` -> `a`, `a/b`. They are the ids of its categories. */
export function trailOf(folder: string): readonly string[] {
  const parts = folder.split('/').filter(Boolean)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

export const parentOf = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/')))

/** A page that is called as its folder, a README for example, wherever its slug leads; or one at the address of the folder. */
export const isIndexOf = (folder: string, data: Pick<DocData, 'slug' | 'folder' | 'isIndex'>): boolean =>
  folder !== '' && (data.slug === folder || (data.isIndex && data.folder === folder))

/** Places of folders: what their categories say, else their index pages, else the numbers before their names. */
export function folderPositions(
  docs: readonly { readonly data: DocData }[],
  categories: ReadonlyMap<string, CategoryData>,
): ReadonlyMap<string, number> {
  const positions = new Map<string, number>()
  for (const { data } of docs)
    for (const [index, folder] of trailOf(data.folder).entries()) {
      const ofIndex = isIndexOf(folder, data) ? data.position : undefined
      const position = ofIndex ?? positions.get(folder) ?? data.folderNumbers?.[index]
      if (position !== undefined) positions.set(folder, position)
    }
  for (const { folder, position } of categories.values()) if (position !== undefined) positions.set(folder, position)
  return positions
}

/** Name of the sidebar that the folder or its nearest ancestor chooses. */
export function sidebarNameOf(folder: string, categories: ReadonlyMap<string, CategoryData>): string {
  for (let ancestor = folder; ancestor; ancestor = parentOf(ancestor)) {
    const sidebar = categories.get(ancestor)?.sidebar
    if (sidebar) return sidebar
  }
  return mainSidebar
}

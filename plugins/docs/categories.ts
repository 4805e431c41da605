/** Generated pages of categories, and the page a category's label links to. */
import { posix } from 'node:path'
import { hrefOf } from '../../engine/paths/inLocale.ts'
import { toPath } from '../../engine/paths/paths.ts'
import type { Route } from '../../engine/types.ts'
import type { DocsContext } from './context.ts'
import type { CategoryData } from './data.ts'
import type { Doc } from './docsOf.ts'
import { folderLabel } from './folderLabel.ts'
import { folderPositions, isIndexOf } from './folders.ts'
import { docItem, listRoute } from './listPage.ts'
import type { ManualSidebars } from './manualSidebar.ts'
import { docUnknown } from './messages.ts'
import type { Sidebar } from './sidebar.ts'
import type { SidebarItem } from './types.ts'

export type CategoryPages = {
  /** Href of the page a folder's label links to, if there is one. */
  pathOf(folder: string): string | undefined
  readonly pages: readonly { readonly folder: string; readonly route: Route }[]
}

/** Reports `doc-unknown` for a category that links to a doc that does not exist. */
export function createCategoryPages(
  docs: readonly Doc[],
  categories: ReadonlyMap<string, CategoryData>,
  context: DocsContext,
  report: ManualSidebars['report'],
): CategoryPages {
  const hrefs = new Map<string, string>()
  const listed = docs.filter(({ data, gatheredIn }) => !data.unlisted && !gatheredIn)
  const isFull = (folder: string) => listed.some(({ data }) => isIn(data.folder, folder))
  const lists: CategoryList[] = []
  for (const { folder, label = posix.basename(folder), link } of categories.values()) {
    if (link?.type === 'doc') {
      // Within its folder first, as Docusaurus looks for it.
      const named = (id: string) => docs.find(({ data }) => data.id === id)
      const target = named(posix.join(folder, link.id)) ?? named(link.id)
      const ids = docs.map(({ data }) => data.id)
      if (target) hrefs.set(folder, target.href)
      else report(docUnknown(link.id, `The category "${folder}"`, ids, link.place).diagnostics)
    } else if (link && isFull(folder)) {
      const key = toPath(`${context.options.path}${link.slug ?? `category/${folder}`}`)
      const title = link.title ?? label
      hrefs.set(folder, hrefOf(key, context))
      lists.push({ folder, key, title, description: link.description ?? title })
    }
  }
  // A page that is the index of its folder is the page of the folder, unless its category names another one.
  for (const { data, href } of listed)
    if (isIndexOf(data.folder, data) && !hrefs.has(data.folder)) hrefs.set(data.folder, href)
  const pages = lists.map(({ folder, key, ...texts }) => {
    const items = itemsIn(folder, listed, { categories, hrefs })
    return { folder, route: listRoute(key, { ...texts, items }, context) }
  })
  return { pathOf: (folder) => hrefs.get(folder), pages }
}

type CategoryList = {
  readonly folder: string
  readonly key: string
  readonly title: string
  readonly description: string
}

type Placed = { readonly id: string; readonly position: number | undefined }

const isIn = (folder: string, outer: string): boolean => `${folder}/`.startsWith(`${outer}/`)

/** The docs of a folder, and the folders in it: their page, or the first one in them. */
function itemsIn(
  folder: string,
  listed: readonly Doc[],
  { categories, hrefs }: { categories: ReadonlyMap<string, CategoryData>; hrefs: ReadonlyMap<string, string> },
) {
  const inside = listed.filter(({ data }) => isIn(data.folder, folder))
  const positions = folderPositions(inside, categories)
  const childOf = ({ data }: Doc) => posix.join(folder, data.folder.slice(folder.length + 1).split('/')[0]!)
  const { own = [], below = [] } = Object.groupBy(inside, ({ data }) => (data.folder === folder ? 'own' : 'below'))
  const folders = [...Map.groupBy(below, childOf)].map(([id, docs]) => {
    const { label = folderLabel(id) } = categories.get(id) ?? {}
    const [first] = docs.toSorted((a, b) => depthOf(a) - depthOf(b) || byPosition(a.data, b.data))
    return { id, position: positions.get(id), item: { label, path: hrefs.get(id) ?? first!.href } }
  })
  return [...own.map((doc) => ({ ...doc.data, item: docItem(doc) })), ...folders]
    .toSorted(byPosition)
    .map(({ item }) => item)
}

const depthOf = ({ data }: Doc): number => data.folder.split('/').length

const byPosition = (a: Placed, b: Placed): number => (a.position ?? 1e9) - (b.position ?? 1e9) || (a.id < b.id ? -1 : 1)

/** The pages that categories of hand-written sidebars make, each with what is in its category. */
export const indexRoutes = (sidebars: readonly Sidebar[], context: DocsContext): readonly IndexRoute[] =>
  sidebars.flatMap(({ name, indexes }) =>
    indexes.map(({ path, category, index: { title = category.label, description = title } }) => {
      const items = category.items.flatMap((item) => {
        const href = item.kind === 'link' ? item.href : (item.path ?? firstPath(item))
        return href === undefined ? [] : [{ label: item.label, path: href }]
      })
      const route = listRoute(toPath(`${context.options.path}${path}`), { title, description, items }, context)
      return { sidebar: name, category: category.id, route }
    }),
  )

type IndexRoute = { readonly sidebar: string; readonly category: string; readonly route: Route }

/** Of a category without a page of its own. */
function firstPath(item: SidebarItem): string | undefined {
  if (item.kind !== 'category') return item.kind === 'doc' ? item.path : item.href
  return item.path ?? item.items.map(firstPath).find((path) => path !== undefined)
}

/** A hand-written sidebar -> the tree that is shown. */
import type { Diagnostic } from '../../engine/types.ts'
import { withBadge } from './badge.ts'
import type { Doc } from './docsOf.ts'
import { docUnknown, sidebarFolderUnknown } from './messages.ts'
import type { At, ReportSidebar, WholeItem, WholeSidebars } from './sidebarItems.ts'
import type { BadgeEntry, CategoryIndex, Label, SidebarCategory, SidebarDoc, SidebarItem } from './types.ts'

export type ManualSidebars = {
  readonly sidebars: WholeSidebars
  /** The language of the labels, and those that stand in for it. */
  readonly locales: readonly string[]
  /** Ids of docs that are there, but are not published. */
  readonly hidden: ReadonlySet<string>
  report(problems: readonly Diagnostic[]): void
  /** Its place is found later. */
  readonly reportSidebar: ReportSidebar
  /** Whether something was reported of a sidebar. */
  hasProblem(name: string): boolean
}

type Shown = { readonly label?: Label | undefined; readonly badge?: BadgeEntry | undefined }

type CategoryEntry = Extract<WholeItem, { readonly kind: 'category' }>

type Resources = {
  /** By id. */
  readonly docs: ReadonlyMap<string, Doc>
  /** Whether it is there, and no reader finds it in a sidebar: a draft, or an unlisted doc. */
  isHidden(id: string): boolean
  /** The items that are generated for a folder. */
  folderItems(folder: string): readonly SidebarItem[]
  /** Path of the page a category makes. */
  indexPath(index: CategoryIndex, label: string): string
  /** Called with each category that makes a page. */
  onIndex(category: SidebarCategory, index: CategoryIndex): void
}

export function manualItems(
  name: string,
  manual: ManualSidebars,
  { docs, isHidden, folderItems, indexPath, onIndex }: Resources,
): readonly SidebarItem[] {
  const { locales, reportSidebar } = manual
  const textOf = (label: Label) =>
    typeof label === 'string'
      ? label
      : (locales.map((locale) => label[locale]).find(Boolean) ?? Object.values(label)[0] ?? '')

  const badgeOf = (badge: BadgeEntry | undefined) =>
    withBadge(typeof badge === 'object' ? { ...badge, text: textOf(badge.text) } : badge)

  function docItem(id: string, at: At, { label, badge }: Shown = {}): readonly SidebarDoc[] {
    const doc = docs.get(id)
    if (doc) {
      const text = label === undefined ? doc.data.label : textOf(label)
      return [{ kind: 'doc', id, label: text, path: doc.href, ...withBadge(doc.data.badge), ...badgeOf(badge) }]
    }
    if (isHidden(id)) return []
    const known = [...docs.keys()]
    reportSidebar({ at, value: id, error: (place) => docUnknown(id, `The sidebar "${name}"`, known, place) })
    return []
  }

  function folderOf(folder: string, at: At, parent: string): readonly SidebarItem[] {
    const items = folderItems(folder)
    // Docs that are in no folder are not to be named by one.
    const known = [...new Set([...docs.values()].map(({ data }) => data.folder))].filter(Boolean)
    if (!items.length)
      reportSidebar({ at, value: folder, error: (place) => sidebarFolderUnknown(folder, name, known, place) })
    return items.map((item) => withIdsBelow(item, folder, parent))
  }

  function categoryOf(entry: CategoryEntry, id: string): SidebarItem {
    const { at, label, badge, items, doc, index, collapsed = true } = entry
    const text = textOf(label)
    const [linked] = doc === undefined ? [] : docItem(doc, at, { label, badge })
    const path = index ? indexPath(index, text) : linked?.path
    const inside = itemsOf(items, `${id}/`)
    if (linked && !index && !inside.length) return linked
    const more = { ...badgeOf(badge), ...(linked && { doc: linked.id }) }
    const category = { kind: 'category', id, label: text, ...more, path, collapsed, items: inside } as const
    if (index) onIndex(category, index)
    return category
  }

  function itemsOf(items: readonly WholeItem[], parent: string): readonly SidebarItem[] {
    return items.flatMap((item, index): readonly SidebarItem[] => {
      const id = `${parent}${index}`
      switch (item.kind) {
        case 'doc':
          return item.isElsewhere ? asLinks(docItem(item.id, item.at, item), id) : docItem(item.id, item.at, item)
        case 'folder':
          return folderOf(item.folder, item.at, parent)
        case 'link':
          return [{ kind: 'link', id, label: textOf(item.label), href: item.href, ...badgeOf(item.badge) }]
        case 'category':
          return [categoryOf(item, id)]
      }
    })
  }

  return itemsOf(manual.sidebars[name]!, `${name}:`)
}

const asLinks = (docs: readonly SidebarDoc[], id: string): readonly SidebarItem[] =>
  docs.map(({ path, ...doc }) => ({ ...doc, kind: 'link', id, href: path }))

/** The generated categories of a folder get ids below that of the category they are put into. */
function withIdsBelow(item: SidebarItem, folder: string, parent: string): SidebarItem {
  if (item.kind !== 'category') return item
  const moved = (category: SidebarCategory): SidebarCategory => ({
    ...category,
    id: parent + category.id.slice(folder ? folder.length + 1 : 0),
    items: category.items.map((each) => (each.kind === 'category' ? moved(each) : each)),
  })
  return moved(item)
}

/** A hand-written sidebar -> the tree that is shown. Problems are reported with their place in the file. */
import { placeAt } from '../../engine/errors/placeAt.ts'
import type { SiteError } from '../../engine/errors/SiteError.ts'
import type { Place } from '../../engine/types.ts'
import type { Doc } from './docsOf.ts'
import { docUnknown, sidebarFolderUnknown, sidebarItemInvalid, sidebarItemWithoutLink } from './messages.ts'
import type { CategoryIndex, Label, SidebarCategory, SidebarEntry, SidebarItem, Sidebars } from './types.ts'

export type ManualSidebars = {
  readonly sidebars: Sidebars
  /** The file they are written in, and its text, for the places of messages. */
  readonly file: string
  readonly text: string
  readonly locale: string
  report(problem: SiteError): void
}

type CategoryEntry = Extract<SidebarEntry, { readonly items: unknown }>

type Resources = {
  /** By id. */
  readonly docs: ReadonlyMap<string, Doc>
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
  { docs, folderItems, indexPath, onIndex }: Resources,
): readonly SidebarItem[] {
  const { locale, report } = manual
  const textOf = (label: Label) =>
    typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0] ?? '')
  const placeOf = (quoted: string) => findQuoted(manual, quoted)

  function docItem(id: string, label?: Label): readonly SidebarItem[] {
    const doc = docs.get(id)
    if (doc) return [{ kind: 'doc', id, label: label === undefined ? doc.data.label : textOf(label), path: doc.href }]
    report(docUnknown(id, `The sidebar "${name}"`, [...docs.keys()], placeOf(id)))
    return []
  }

  function folderOf(folder: string, parent: string): readonly SidebarItem[] {
    const items = folderItems(folder)
    const folders = [...new Set([...docs.values()].map(({ data }) => data.folder))]
    if (!items.length) report(sidebarFolderUnknown(folder, name, folders, placeOf(folder)))
    return items.map((item) => withIdsBelow(item, folder, parent))
  }

  function categoryOf({ label, items, doc, index, collapsed = true }: CategoryEntry, id: string): SidebarCategory {
    const text = textOf(label)
    const linked = doc === undefined ? [] : docItem(doc).flatMap((item) => ('path' in item ? (item.path ?? []) : []))
    const path = index ? indexPath(index, text) : linked[0]
    const category = { kind: 'category', id, label: text, path, collapsed, items: itemsOf(items, `${id}/`) } as const
    if (index) onIndex(category, index)
    return category
  }

  function itemsOf(entries: readonly SidebarEntry[], parent: string): readonly SidebarItem[] {
    return entries.flatMap((entry, index): readonly SidebarItem[] => {
      const id = `${parent}${index}`
      if (typeof entry === 'string') return docItem(entry)
      if (typeof entry !== 'object' || entry === null) {
        report(sidebarItemInvalid(JSON.stringify(entry) ?? String(entry), name, placeOf(name)))
        return []
      }
      if ('folder' in entry) return folderOf(entry.folder, parent)
      if ('href' in entry) return [{ kind: 'link', id, label: textOf(entry.label), href: entry.href }]
      if ('items' in entry) return [categoryOf(entry, id)]
      if ('doc' in entry) return docItem(entry.doc, entry.label)
      const { label } = entry as { readonly label?: Label }
      report(
        label === undefined
          ? sidebarItemInvalid(JSON.stringify(entry), name, placeOf(name))
          : sidebarItemWithoutLink(textOf(label), name, placeOf(textOf(label))),
      )
      return []
    })
  }

  return itemsOf(manual.sidebars[name]!, `${name}:`)
}

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

/** Place of the first string literal with this value, or the file if there is none. */
function findQuoted({ file, text }: ManualSidebars, wanted: string): Place {
  const found = [`'${wanted}'`, `"${wanted}"`, `\`${wanted}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((at) => at >= 0)
  return found === undefined ? { file } : placeAt(file, text, found)
}

/** A hand-written sidebar -> the tree that is shown. What is wrong in it is told where it is written. */
import { placeAt } from '../../engine/placeAt.ts'
import type { SiteError } from '../../engine/errors/SiteError.ts'
import type { Place } from '../../engine/types.ts'
import { docUnknown, sidebarFolderUnknown, sidebarItemInvalid, sidebarItemWithoutLink } from './messages.ts'
import type { Placed } from './sidebar.ts'
import type { Label, SidebarCategory, SidebarEntry, SidebarItem, Sidebars } from './types.ts'

export type Written = {
  readonly sidebars: Sidebars
  /** Where they are written: the text to point into. */
  readonly file: string
  readonly text: string
  readonly locale: string
  report(problem: SiteError): void
}

type Known = {
  readonly docs: ReadonlyMap<string, Placed>
  /** What would be generated for a folder. */
  folderItems(folder: string): readonly SidebarItem[]
}

export function writtenItems(name: string, written: Written, { docs, folderItems }: Known): readonly SidebarItem[] {
  const { locale, report } = written
  const textOf = (label: Label) =>
    typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0] ?? '')
  const placeOf = (quoted: string) => spot(written, quoted)

  function docItem(id: string, label?: Label): readonly SidebarItem[] {
    const placed = docs.get(id)
    if (placed)
      return [{ kind: 'doc', id, label: label === undefined ? placed.doc.label : textOf(label), path: placed.href }]
    report(docUnknown(id, `The sidebar "${name}"`, [...docs.keys()], placeOf(id)))
    return []
  }

  function folderOf(folder: string, parent: string): readonly SidebarItem[] {
    const items = folderItems(folder)
    const folders = [...new Set([...docs.values()].map(({ doc }) => doc.folder))]
    if (!items.length) report(sidebarFolderUnknown(folder, name, folders, placeOf(folder)))
    return items.map((item) => below(item, folder, parent))
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
      if ('items' in entry) {
        const { label, items, doc, collapsed = true } = entry
        const path =
          doc === undefined ? undefined : docItem(doc).flatMap((item) => ('path' in item ? item.path! : []))[0]
        return [{ kind: 'category', id, label: textOf(label), path, collapsed, items: itemsOf(items, `${id}/`) }]
      }
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

  return itemsOf(written.sidebars[name]!, `${name}:`)
}

/** Ids of generated categories continue that of the one they were put into. */
function below(item: SidebarItem, folder: string, parent: string): SidebarItem {
  if (item.kind !== 'category') return item
  const moved = (category: SidebarCategory): SidebarCategory => ({
    ...category,
    id: parent + category.id.slice(folder ? folder.length + 1 : 0),
    items: category.items.map((each) => (each.kind === 'category' ? moved(each) : each)),
  })
  return moved(item)
}

/** Of the first text that is written like this; of the file where none is. */
function spot({ file, text }: Written, wanted: string): Place {
  const found = [`'${wanted}'`, `"${wanted}"`, `\`${wanted}\``]
    .map((quoted) => text.indexOf(quoted))
    .find((at) => at >= 0)
  return found === undefined ? { file } : placeAt(file, text, found)
}

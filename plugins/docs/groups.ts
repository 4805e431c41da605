/**
 * Splits long lists into groups: `Access – Alerts`, `API – Backup`, … A page contains the items of its own group and only
 * the labels of the others, so the size of all pages together grows linearly with their number and not quadratically.
 */
import type { SidebarItem } from './types.ts'

/** A list with more items is split. */
const maxItems = 100

/** `parent` is the id of the category with the list; the ids of its groups begin with it. */
export function splitLongList(items: readonly SidebarItem[], parent: string): readonly SidebarItem[] {
  if (items.length <= maxItems) return items
  const size = Math.max(maxItems, Math.ceil(items.length / maxItems))
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const group = items.slice(index * size, (index + 1) * size)
    return {
      kind: 'category',
      // A colon, so that it is never the name of a folder.
      id: `${parent}${parent && '/'}:${index}`,
      label: `${group[0]!.label} – ${group.at(-1)!.label}`,
      collapsed: true,
      items: group,
    }
  })
}

/** Breadcrumbs leave out groups: they are not folders and have no page. */
export const isGroup = (category: { readonly id: string }): boolean => /(?:^|[/:]):\d+$/.test(category.id)

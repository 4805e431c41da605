/**
 * Lists nobody can look through, in groups: `Access – Alerts`, `API – Backup`, … A page carries the group it is in and the
 * names of the others, so what all pages carry together grows with their number and not with its square.
 */
import type { SidebarItem } from './types.ts'

/** As many entries as a list may have before it is one of groups. */
const longest = 100

/** `parent` is the id of the category around; that of a group begins with it. */
export function grouped(items: readonly SidebarItem[], parent: string): readonly SidebarItem[] {
  if (items.length <= longest) return items
  const size = Math.max(longest, Math.ceil(items.length / longest))
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => {
    const own = items.slice(index * size, (index + 1) * size)
    return {
      kind: 'category',
      // No folder has such a name.
      id: `${parent}${parent && '/'}:${index}`,
      label: `${own[0]!.label} – ${own.at(-1)!.label}`,
      collapsed: true,
      items: own,
    }
  })
}

/** It has no place in the address of a doc, and so none in its breadcrumbs. */
export const isGroup = (category: { readonly id: string }): boolean => /(?:^|[/:]):\d+$/.test(category.id)

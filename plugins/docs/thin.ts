/**
 * Sidebars of large sections, cut to what a page needs.
 *
 * A tree of hundreds of links in each of hundreds of pages is most of their bytes. A page keeps the branches around it
 * whole; every other branch keeps its first page, so that it can be reached without script, and is filled in from one
 * shared file when a reader opens it.
 */
import { hashJson, short } from '../../engine/hash.ts'
import type { Json, OutputFile } from '../../engine/types.ts'
import type { Sidebar } from './sidebar.ts'
import type { SidebarItem, SidebarValue } from './types.ts'

/** Below this number of pages the whole tree is small enough to be in every page. */
const wholeTreeLimit = 60

/** Href of the file with the whole tree, for a sidebar that is cut. */
const treeHref = ({ items }: Sidebar): string => `/assets/sidebar-${short(hashJson(items))}.json`

/** The values to share for a sidebar: name -> value. `nameFor` gives the one a page uses, by the innermost category around it. */
export function sidebarValues(
  sidebar: Sidebar,
  name: string,
): { readonly values: Readonly<Record<string, Json>>; nameFor(branch: string): string } {
  const whole: SidebarValue = { items: sidebar.items }
  if (sidebar.order.length <= wholeTreeLimit) return { values: { [name]: whole as Json }, nameFor: () => name }

  const full = treeHref(sidebar)
  // Pages that stand beside the tree show it with no branch open, as its top folder does.
  const branches = new Set(['', ...[...sidebar.trails.values()].map((trail) => trail.at(-1)?.id ?? '')])
  const nameFor = (branch: string) => `${name}#${branches.has(branch) ? branch : ''}`
  const cut = [...branches].map(
    (branch) => [nameFor(branch), { items: thin(sidebar.items, branch), full } satisfies SidebarValue] as const,
  )
  return { values: { [name]: whole as Json, ...(Object.fromEntries(cut) as Record<string, Json>) }, nameFor }
}

/** The files that cut sidebars of a section refer to. */
export function wholeTrees(shared: Readonly<Record<string, Json>>, base: string): readonly OutputFile[] {
  const files = new Map<string, string>()
  for (const [name, value] of Object.entries(shared)) {
    const { full } = value as Partial<SidebarValue>
    if (!full || !name.startsWith(`${base}/`)) continue
    const whole = shared[name.slice(0, name.indexOf('#'))] as unknown as SidebarValue
    files.set(full.slice(1), JSON.stringify(whole.items))
  }
  return [...files].map(([path, body]) => ({ path, body }))
}

function thin(items: readonly SidebarItem[], branch: string): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item
    if (branch === item.id || branch.startsWith(`${item.id}/`)) return { ...item, items: thin(item.items, branch) }
    const [first, second] = leaves(item.items)
    // One page is not worth a request.
    return second ? { ...item, collapsed: true, more: true, items: [first!] } : item
  })
}

const leaves = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
  items.flatMap((item) => (item.kind === 'category' ? leaves(item.items) : [item]))

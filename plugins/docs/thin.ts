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
import type { SidebarCategory, SidebarItem, SidebarValue } from './types.ts'

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
  const branches = new Map<string, readonly SidebarCategory[]>([['', []]])
  for (const trail of sidebar.trails.values()) branches.set(trail.at(-1)?.id ?? '', trail)
  const nameFor = (branch: string) => `${name}#${branches.has(branch) ? branch : ''}`
  const cut = [...branches].map(([branch, trail]) => {
    const items = thin(sidebar.items, new Set(trail.map(({ id }) => id)))
    return [nameFor(branch), { items, full } satisfies SidebarValue] as const
  })
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

function thin(items: readonly SidebarItem[], open: ReadonlySet<string>): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item
    if (open.has(item.id)) return { ...item, items: thin(item.items, open) }
    const [first, second] = leaves(item.items, 2)
    // One page is not worth a request.
    return second ? { ...item, collapsed: true, more: true, items: [first!] } : item
  })
}

/** The first of them, as many as asked for. */
function leaves(items: readonly SidebarItem[], count: number): readonly SidebarItem[] {
  const found: SidebarItem[] = []
  for (const item of items) {
    if (found.length >= count) break
    found.push(...(item.kind === 'category' ? leaves(item.items, count - found.length) : [item]))
  }
  return found
}

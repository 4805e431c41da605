/**
 * Large sidebars, pruned to what a page needs.
 *
 * A tree of hundreds of links in each of hundreds of pages would be most of their bytes. A page keeps the categories around
 * it whole. Every other category keeps its first page, so that it can be reached without script; when a reader opens it,
 * its items are loaded from one shared file.
 */
import { hashOf, short } from '../../engine/store/hash.ts'
import { memoized } from '../../engine/store/memoized.ts'
import { sharedKey, type SharedKey } from '../../engine/sharedKey.ts'
import type { OutputFile, SharedValue, Site } from '../../engine/types.ts'
import { prunedSidebar } from './shared.ts'
import type { Sidebar } from './sidebar.ts'
import type { SidebarCategory, SidebarItem, SidebarValue } from './types.ts'

/** Up to this number of pages every page has the full tree. */
const maxFullTree = 60

/** Of an address within the site, the one on its host: scripts make links of what the file says. */
export type WrittenAs = (href: string) => string

/**
 * The file with the full tree of a pruned sidebar, below the output of the brand. It is called by what it is and not by what is
 * in it: each page names it, and a new page in one category is no reason to write those of all others again.
 */
const fullTreeFile = (whole: string): string => `sidebars/${short(hashOf(whole))}.json`

const asWritten = (items: readonly SidebarItem[], written: WrittenAs): readonly SidebarItem[] =>
  items.map((item) => {
    if (item.kind === 'doc') return { ...item, path: written(item.path) }
    if (item.kind === 'link') return { ...item, href: /^\/(?!\/)/.test(item.href) ? written(item.href) : item.href }
    return { ...item, ...(item.path && { path: written(item.path) }), items: asWritten(item.items, written) }
  })

/** The shared values of a sidebar, whose whole tree has this key. `nameFor` gives the name of the value for pages in a category. */
export function sidebarValues(
  sidebar: Sidebar,
  whole: SharedKey<SidebarValue>,
  written: WrittenAs,
): { readonly values: readonly SharedValue[]; nameFor(category: string): string } {
  const tree = whole.value({ items: sidebar.items })
  if (sidebar.order.length <= maxFullTree) return { values: [tree], nameFor: () => whole.name }

  const full = written(`/${fullTreeFile(whole.name)}`)
  // Pages outside of the tree show it with no category open, as pages at its top do.
  const open = new Map<string, readonly SidebarCategory[]>([['', []]])
  for (const ancestors of sidebar.ancestors.values()) open.set(ancestors.at(-1)?.id ?? '', ancestors)
  const keyFor = (category: string) => prunedSidebar(whole, open.has(category) ? category : '')
  // Each category is closed in the trees of nearly all others.
  const closed = memoized(closedOf)
  const pruned = [...open].map(([category, ancestors]) => {
    const items = prune(sidebar.items, new Set(ancestors.map(({ id }) => id)), closed)
    return keyFor(category).value({ items, full })
  })
  return { values: [tree, ...pruned], nameFor: (category) => keyFor(category).name }
}

/** The files that pruned sidebars of a section refer to. */
export function fullTreeFiles(site: Pick<Site, 'shared'>, base: string, written: WrittenAs): readonly OutputFile[] {
  // Each category of a sidebar has a value, and all of them name one file.
  const pruned = new Set<string>()
  for (const name of Object.keys(site.shared)) {
    const [whole = '', category] = name.split('#')
    if (category === undefined || !name.startsWith(`${base}/`)) continue
    if (sharedKey<SidebarValue>(name).read(site)!.full) pruned.add(whole)
  }
  return [...pruned].map((whole) => ({
    path: fullTreeFile(whole),
    body: JSON.stringify(asWritten(sharedKey<SidebarValue>(whole).read(site)!.items, written)),
  }))
}

function prune(items: readonly SidebarItem[], open: ReadonlySet<string>, closed: Closed): readonly SidebarItem[] {
  return items.map((item) => {
    if (item.kind !== 'category') return item
    return open.has(item.id) ? { ...item, items: prune(item.items, open, closed) } : closed(item)
  })
}

type Closed = (category: SidebarCategory) => SidebarCategory

function closedOf(category: SidebarCategory): SidebarCategory {
  const [first, second] = firstLeaves(category.items, 2)
  // A single page is smaller than a request.
  return second ? { ...category, collapsed: true, more: true, items: [first!] } : category
}

/** The first `count` leaves, in order. */
function firstLeaves(items: readonly SidebarItem[], count: number): readonly SidebarItem[] {
  const found: SidebarItem[] = []
  for (const item of items) {
    if (found.length >= count) break
    found.push(...(item.kind === 'category' ? firstLeaves(item.items, count - found.length) : [item]))
  }
  return found
}

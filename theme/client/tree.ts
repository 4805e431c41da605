/** The sidebar of the documentation: branches the reader opened stay open, and the current page is in view. */
import { onNavigate } from '../../engine/client/lifecycle.ts'
import type { SidebarItem } from '../../plugins/docs/types.ts'
import { badgeClass } from '../badgeClass.ts'
import { drawerAttributes, treeAttributes } from './behaviour.ts'
import { readBranches, rememberBranch } from './branches.ts'
import { on } from './on.ts'

const tree = `[${treeAttributes.tree}]`

// A large tree keeps one page of each branch; the others are in one file that all pages share.
document.addEventListener(
  'toggle',
  (event) => {
    const branch = event.target as HTMLDetailsElement
    const own = branch.open && branch.hasAttribute(treeAttributes.more) && branch.closest(tree)
    if (own) void fill(branch, own.getAttribute(treeAttributes.tree)!)
  },
  true,
)

async function fill(branch: HTMLDetailsElement, href: string): Promise<void> {
  const items = await fetchTree(href).catch(() => undefined)
  const category = items && find(items, branch.getAttribute('data-open')!)
  // Without it the branch still has its first page.
  if (!category || !branch.hasAttribute(treeAttributes.more)) return
  branch.removeAttribute(treeAttributes.more)
  branch.querySelector('ul')!.replaceWith(listOf(category.items))
}

/** Until the next page: by then the file may be another one. */
let fetched: { href: string; items: Promise<readonly SidebarItem[]> } | undefined

export function fetchTree(href: string): Promise<readonly SidebarItem[]> {
  if (fetched?.href !== href)
    fetched = { href, items: fetch(href).then((response) => response.json() as Promise<SidebarItem[]>) }
  return fetched.items
}

type Category = Extract<SidebarItem, { kind: 'category' }>

function find(items: readonly SidebarItem[], id: string): Category | undefined {
  for (const item of items) {
    if (item.kind !== 'category') continue
    const found = item.id === id ? item : find(item.items, id)
    if (found) return found
  }
  return undefined
}

function listOf(items: readonly SidebarItem[]): HTMLUListElement {
  const list = document.createElement('ul')
  for (const item of items) {
    const entry = list.appendChild(document.createElement('li'))
    if (item.kind === 'category') {
      if (item.path) link(entry, item.path, item)
      const branch = entry.appendChild(document.createElement('details'))
      branch.setAttribute('data-open', item.id)
      const summary = branch.appendChild(document.createElement('summary'))
      if (item.path) summary.ariaLabel = item.label
      else write(summary, item)
      branch.append(listOf(item.items))
    } else link(entry, item.kind === 'doc' ? item.path : item.href, item)
  }
  return list
}

function link(entry: HTMLElement, href: string, item: SidebarItem): void {
  const anchor = entry.appendChild(document.createElement('a'))
  anchor.href = href
  write(anchor, item)
}

function write(element: HTMLElement, { label, badge }: SidebarItem): void {
  element.textContent = badge ? `${label} ` : label
  if (!badge) return
  const word = element.appendChild(document.createElement('span'))
  word.className = badgeClass(badge)
  word.textContent = badge.text
}

/** Without its badge. */
export const labelIn = (element: Element): string => element.firstChild!.textContent!.trim()

// The code that filters comes when the field is reached; what was typed meanwhile is looked for then.
on('focusin', `${tree} input`, (field) => {
  void import('./treeFilter.ts').then(({ show }) => show(field as HTMLInputElement))
})

on('click', `${tree} summary`, (summary) => {
  const branch = summary.parentElement as HTMLDetailsElement
  // The click has not toggled it yet.
  rememberBranch(branch.getAttribute('data-open')!, !branch.open)
})

onNavigate(() => {
  fetched = undefined
  const shown = document.querySelector(tree)
  if (!shown) return
  const current = shown.querySelector('[aria-current="page"]')
  const states = readBranches()
  for (const branch of shown.querySelectorAll<HTMLDetailsElement>('details[data-open]')) {
    const state = states.get(branch.getAttribute('data-open')!)
    if (state !== undefined) branch.open = state || branch.contains(current)
  }

  const box = shown.closest<HTMLElement>(`[${drawerAttributes.drawer}]`)
  if (!box || !current) return
  const { top, bottom } = current.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 3
})

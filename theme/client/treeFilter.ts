/** Finds pages in the sidebar by their labels. The tree steps aside for the list of what was found. */
import { treeAttributes } from './behaviour.ts'
import { sentenceOf } from '../sentences.ts'
import { on } from './on.ts'
import { fetchTree, labelIn } from './tree.ts'
import type { SidebarItem } from '../../plugins/docs/types.ts'

type Page = { readonly label: string; readonly href: string; readonly around: string; readonly text: string }

const most = 50
const trees = `[${treeAttributes.tree}]`
const foundList = `[${treeAttributes.found}]`
const folded = (text: string) => text.normalize('NFKC').toLowerCase()
let pages: { readonly tree: HTMLElement; readonly all: Promise<readonly Page[]> } | undefined

on('input', `${trees} input`, (field) => void show(field as HTMLInputElement))
on('keydown', `${trees} input`, (field, event) => {
  const tree = field.closest<HTMLElement>(trees)!
  if (event.key === 'Escape' && (field as HTMLInputElement).value) {
    event.preventDefault()
    ;(field as HTMLInputElement).value = ''
    void show(field as HTMLInputElement)
  } else if (event.key === 'Enter' && !event.isComposing) tree.querySelector<HTMLElement>(`${foundList} a`)?.click()
})

export async function show(field: HTMLInputElement): Promise<void> {
  const tree = field.closest<HTMLElement>(trees)!
  const asked = field.value
  const words = folded(asked).split(/\s+/).filter(Boolean)
  const found = words.length
    ? (await pagesOf(tree)).filter(({ text }) => words.every((word) => text.includes(word)))
    : undefined
  // Something else was typed while the tree was on its way.
  if (field.value !== asked) return
  const [branches, list] = [
    tree.querySelector<HTMLElement>(':scope > ul')!,
    tree.querySelector<HTMLElement>(foundList)!,
  ]
  branches.hidden = found !== undefined
  list.replaceChildren(...(found ?? []).slice(0, most).map(entryOf))
  const output = tree.querySelector('output')!
  output.textContent = found?.length === 0 ? sentenceOf(output, 'none')! : ''
}

function pagesOf(tree: HTMLElement): Promise<readonly Page[]> {
  if (pages?.tree !== tree) pages = { tree, all: load(tree) }
  return pages.all
}

async function load(tree: HTMLElement): Promise<readonly Page[]> {
  const href = tree.getAttribute(treeAttributes.tree)
  const items = href ? await fetchTree(href).catch(() => undefined) : undefined
  if (items) return leavesOf(items, [])
  return [...tree.querySelectorAll<HTMLAnchorElement>(':scope > ul a')].map((link) => {
    const branches = [...ancestors(link, tree)].map((branch) => labelOf(branch))
    return pageOf(labelIn(link), link.getAttribute('href')!, branches.toReversed())
  })
}

function leavesOf(items: readonly SidebarItem[], around: readonly string[]): readonly Page[] {
  return items.flatMap((item) => {
    if (item.kind === 'doc') return pageOf(item.label, item.path, around)
    if (item.kind === 'link') return pageOf(item.label, item.href, around)
    const own = item.path ? [pageOf(item.label, item.path, around)] : []
    return [...own, ...leavesOf(item.items, [...around, item.label])]
  })
}

const pageOf = (label: string, href: string, around: readonly string[]): Page => ({
  label,
  href,
  around: around.join(' › '),
  text: folded([...around, label].join(' ')),
})

function* ancestors(link: Element, tree: Element): Generator<Element> {
  for (
    let at = link.parentElement?.closest('details');
    at && tree.contains(at);
    at = at.parentElement?.closest('details')
  )
    yield at
}

const labelOf = (branch: Element): string => {
  const summary = branch.querySelector('summary')!
  return summary.ariaLabel ?? labelIn(summary)
}

function entryOf({ label, href, around }: Page): HTMLElement {
  const entry = document.createElement('li')
  const link = entry.appendChild(document.createElement('a'))
  link.href = href
  if (new URL(link.href).pathname === location.pathname) link.ariaCurrent = 'page'
  if (around) link.appendChild(document.createElement('small')).textContent = around
  link.append(label)
  return entry
}

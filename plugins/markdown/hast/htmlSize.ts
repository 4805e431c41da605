/** How much HTML a tree becomes, found before it is written. */
import type { Nodes } from 'hast'
import { pageTooLarge } from '../excess.ts'
import { jsxSize } from '../limits.ts'
import { refusal, type Page, type Positioned } from '../page.ts'
import type { FileRoot } from './transform.ts'

/** At least: escaped characters are longer. Throws SiteError `page-too-large`, with the place where the limit is reached. */
export function refuseLargeHtml(root: FileRoot): void {
  const limit = root.data.file.page.meter.limits.html
  let size = 0
  let last: Positioned = {}
  visit(root, root.data.file.page)

  function visit(node: Nodes, page: Page): void {
    if (node.position) last = node
    size += ownSize(node)
    if (size > limit) throw refusal(page, pageTooLarge(page.place(last), { size, limit }))
    if (!('children' in node)) return
    const inside = node.type === 'root' && node.data ? (node as FileRoot).data.file.page : page
    for (const child of node.children) visit(child, inside)
  }
}

function ownSize(node: Nodes): number {
  if ((node.type as string).startsWith('mdxJsx')) return jsxSize
  if ('value' in node) return node.value.length
  if (node.type !== 'element') return 0
  let size = 2 * node.tagName.length + 5
  for (const [name, value] of Object.entries(node.properties)) size += name.length + 4 + String(value).length
  return size
}

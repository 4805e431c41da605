/** What Markdown multiplies: rows have the cells of the first row, and each use of a definition repeats it. */
import type { Nodes, Root, Table } from 'mdast'
import { pageTooComplex, referencesTooLarge, tableTooLarge } from '../excess.ts'
import { refusal, type Page } from '../page.ts'
import { nodesIn } from './nodes.ts'

/** Looked at before anything is made of the tree. Throws SiteError `page-too-complex`, `table-too-large`, `references-too-large`. */
export function refuseExpansions(tree: Root, page: Page): void {
  const { meter } = page
  const { cells, references, pieces } = meter.limits
  const sizes = definitionSizes(tree)

  for (const node of nodesIn(tree)) {
    // Addresses in text become links, which the parser does not look at one by one.
    if (++meter.nodes > pieces) throw refusal(page, pageTooComplex(page.place(node), 'links, texts and blocks', pieces))
    if (node.type === 'table') countCells(node)
    else if (node.type === 'linkReference' || node.type === 'imageReference')
      countReference(node, sizes.get(node.identifier.toUpperCase()) ?? 0)
  }

  function countCells(table: Table): void {
    const columns = table.align?.length ?? 0
    for (const { children } of table.children) meter.cells += Math.max(columns, children.length)
    if (meter.cells > cells) throw refusal(page, tableTooLarge(page.place(table), { size: meter.cells, limit: cells }))
  }

  function countReference(node: Nodes, size: number): void {
    meter.references += size
    if (meter.references > references)
      throw refusal(page, referencesTooLarge(page.place(node), { size: meter.references, limit: references }))
  }
}

/** Characters by identifier. The first definition counts. */
function definitionSizes(tree: Root): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>()
  for (const node of nodesIn(tree)) {
    if (node.type !== 'definition') continue
    const key = node.identifier.toUpperCase()
    if (!sizes.has(key)) sizes.set(key, node.url.length + (node.title?.length ?? 0))
  }
  return sizes
}

/** Cells of a table beyond those of its first row, which are not shown: mostly of a bar that was meant as a sign. */
import type { Nodes, Root } from 'mdast'

/** Offsets in the text, one for each row with such a cell that is not empty. */
export function lostCells(tree: Root): readonly number[] {
  const found: number[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'table')
      for (const { children } of node.children.slice(1)) {
        const lost = children.slice(node.children[0]!.children.length).find((cell) => cell.children.length)
        const offset = lost?.position?.start.offset
        if (offset !== undefined) found.push(offset)
      }
    else if ('children' in node) node.children.forEach(visit)
  }
  visit(tree)
  return found.slice(0, most)
}

/** The line of each is counted from the start of the page. */
const most = 100

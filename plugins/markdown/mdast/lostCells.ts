/** Cells of a table beyond those of its first row, which are not shown: mostly of a bar that was meant as a sign. */
import type { Root, Table } from 'mdast'
import { nodesIn } from './nodes.ts'

/** Offsets in the text, one for each row with such a cell that is not empty. `text` is what was parsed. */
export const lostCells = (tree: Root, text: string): readonly number[] =>
  text.includes('|')
    ? [...nodesIn(tree)].flatMap((node) => (node.type === 'table' ? lostIn(node) : [])).slice(0, most)
    : []

const lostIn = ({ children: [head, ...rows] }: Table): readonly number[] =>
  rows.flatMap(({ children }) => {
    const lost = children.slice(head!.children.length).find((cell) => cell.children.length)
    return lost?.position?.start.offset ?? []
  })

/** The line of each is counted from the start of the page. */
const most = 100

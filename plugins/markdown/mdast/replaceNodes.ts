import type { Nodes, Parents, Root } from 'mdast'

/**
 * Changes the tree in place: `replace` gives what stands in place of a node, or nothing. What it gives is not looked into. Without recursion,
 * because nothing has said yet how deep the tree is.
 */
export function replaceNodes(tree: Root, replace: (node: Nodes) => Nodes | undefined): void {
  const waiting: Parents[] = [tree]
  // The loop also visits what it adds.
  for (const parent of waiting)
    parent.children = parent.children.map((child) => {
      const other = replace(child)
      if (!other && 'children' in child) waiting.push(child)
      return other ?? child
    }) as never
}

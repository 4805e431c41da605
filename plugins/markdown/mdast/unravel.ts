import type { Nodes, Paragraph, RootContent } from 'mdast'
import './nodes.ts'

/** MDX: `<A />` alone on a line is a block, and not a paragraph with inline content. Undefined where the paragraph stays. */
export function unravel(paragraph: Paragraph): RootContent[] | undefined {
  const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''
  const isCode = (node: Nodes): boolean =>
    ['mdxJsxTextElement', 'mdxTextExpression', 'tabs', 'tab', 'list', 'include'].includes(node.type)
  if (!paragraph.children.some(isCode) || !paragraph.children.every((child) => isBlank(child) || isCode(child)))
    return undefined
  return (paragraph.children as RootContent[])
    .filter((child) => !isBlank(child))
    .map((child): RootContent => {
      if (child.type === 'mdxJsxTextElement') return { ...child, type: 'mdxJsxFlowElement' } as RootContent
      return child.type === 'mdxTextExpression' ? { ...child, type: 'mdxFlowExpression' } : child
    })
}

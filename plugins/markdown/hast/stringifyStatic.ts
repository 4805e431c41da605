/** Static elements of an `.mdx` page become strings of HTML, which keeps the compiled program small. */
import type { Element, Nodes, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { find, hastToReact, html as html5 } from 'property-information'
import { literal, name, property } from '../estree.ts'
import { htmlOptions } from './html.ts'

/** An element without code in it gets its content as `dangerouslySetInnerHTML`: a tenth of the program, and no work for React. */
export function stringifyStatic(tree: Root): Root {
  return { ...tree, children: tree.children.map(stringify) } as Root

  function stringify(node: Root['children'][number]): Root['children'][number] {
    if (!('children' in node) || !node.children.length) return node
    if (node.type !== 'element' || hasCode(node))
      return { ...node, children: node.children.map((child) => stringify(child)) } as typeof node
    return withInnerHtml(node, toHtml(node.children, htmlOptions))
  }
}

function hasCode(node: Nodes): boolean {
  return (node.type as string).startsWith('mdx') || ('children' in node && node.children.some(hasCode))
}

/** As JSX, because the compiler takes an attribute with an object only there. */
function withInnerHtml({ tagName, properties }: Element, html: string): Root['children'][number] {
  const attributes = Object.entries(properties).flatMap(([property, value]) => {
    if (value === false || value === null || value === undefined) return []
    const info = find(html5, property)
    const name = info.space ? (hastToReact[info.property as keyof typeof hastToReact] ?? info.property) : info.attribute
    return [
      {
        type: 'mdxJsxAttribute',
        name,
        value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
      },
    ]
  })
  const object = { type: 'ObjectExpression', properties: [property(name('__html'), literal(html))] }
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression: object }] }
  const inner = {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  }
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [...attributes, inner],
    children: [],
    data: { _mdxExplicitJsx: true },
  } as unknown as Root['children'][number]
}

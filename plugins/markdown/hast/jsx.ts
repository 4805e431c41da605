/** Lower-case JSX with static attributes becomes HTML; other JSX stays code. */
import type { Element, ElementContent, Properties } from 'hast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { find, html } from 'property-information'
import { staticValueOf, notStatic } from '../mdast/staticValue.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { styleToAttributes } from './style.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

const refusedTags = new Set(['script', 'style', 'base', 'meta', 'link', 'object', 'embed'])

export function jsxToHast(
  node: Jsx,
  children: ElementContent[],
  page: Page,
): ElementContent | ElementContent[] | undefined {
  const { name } = node
  if (name && refusedTags.has(name)) {
    page.problems.push(messages.htmlNotAllowed(page.place(node), `<${name}>`))
    return undefined
  }
  if (name && /^[a-z][a-z0-9]*$/.test(name)) {
    const attributes = staticAttributes(node)
    if (attributes) return elementOf({ name, attributes, children, node }, page)
  }
  if (name === null) return children
  // The mark of MDX's own compiler: explicit JSX is not looked up in the components of the page.
  return { ...node, children, data: { _mdxExplicitJsx: true } } as unknown as ElementContent
}

/** Undefined where a value is not static. */
function staticAttributes(node: Jsx): readonly (readonly [string, unknown])[] | undefined {
  const attributes: (readonly [string, unknown])[] = []
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const value = staticValueOf(attribute)
    if (value === notStatic) return undefined
    attributes.push([attribute.name, value])
  }
  return attributes
}

type JsxElement = {
  name: string
  attributes: readonly (readonly [string, unknown])[]
  children: ElementContent[]
  node: Jsx
}

function elementOf({ name, attributes, children, node }: JsxElement, page: Page): Element {
  const properties: Properties = {}
  const classes: string[] = []
  for (const [attribute, value] of attributes) {
    const { property } = find(html, attribute)
    if (attribute === 'style') {
      const style = styleToAttributes(value, name)
      Object.assign(properties, style.properties)
      classes.push(...style.classes)
      if (style.refused.length) page.problems.push(messages.styleRefused(page.place(node), style.refused.join('; ')))
    } else if (/^on/i.test(attribute) || property === 'srcDoc' || attribute === 'dangerouslySetInnerHTML') {
      page.problems.push(messages.htmlNotAllowed(page.place(node), `The attribute "${attribute}"`))
    } else if (property === 'className') classes.push(...String(value).split(/\s+/).filter(Boolean))
    else if (value === true || typeof value === 'number' || typeof value === 'string') properties[property] = value
  }
  if (classes.length) properties['className'] = classes
  const result: Element = { type: 'element', tagName: name, properties, children }
  if (node.position) result.position = node.position
  return result
}

/** Lower-case JSX with static attributes becomes HTML; other JSX stays code. */
import type { Element, ElementContent, Properties } from 'hast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { find, html, type Info } from 'property-information'
import { isImage } from '../mdast/imports.ts'
import { staticValueOf, notStatic } from '../mdast/staticValue.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { element } from './element.ts'
import { frameOf } from './embed.ts'
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
  const tag = name && isLink(name, page) ? 'a' : name
  if (tag && /^[a-z][a-z0-9]*$/.test(tag)) {
    const attributes = staticAttributes(node, page)
    if (attributes && tag === 'iframe') return frameOf(Object.fromEntries(attributes), node, page)
    if (attributes && tag === 'a')
      return elementOf({ name: tag, attributes: attributes.map(asHref), children, node }, page)
    if (attributes) return elementOf({ name: tag, attributes, children, node }, page)
  }
  if (name === null) return children
  // As MDX's own compiler writes it: explicit JSX is not looked up in the components of the page.
  return { ...node, children, data: { _mdxExplicitJsx: true } } as unknown as ElementContent
}

const isLink = (name: string, { imported }: Page): boolean => imported.get(name) === '@docusaurus/Link'

/** Docusaurus' links have `to`. */
const asHref = ([name, value]: readonly [string, unknown]) => [name === 'to' ? 'href' : name, value] as const

/** `import a from './a.png'`, `src={a}` */
function importedImage({ value }: MdxJsxAttribute, { imported }: Page): string | undefined {
  const from = typeof value === 'object' && value ? imported.get(value.value.trim()) : undefined
  return from !== undefined && isImage(from) ? from : undefined
}

/** Undefined where a value is not static. */
function staticAttributes(node: Jsx, page: Page): readonly (readonly [string, unknown])[] | undefined {
  const attributes: (readonly [string, unknown])[] = []
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined
    const value = importedImage(attribute, page) ?? staticValueOf(attribute)
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
    // Undefined for what every object has, such as `constructor`.
    const property = (find(html, attribute) as Info | undefined)?.property
    if (attribute === 'style') {
      const style = styleToAttributes(value, name)
      Object.assign(properties, style.properties)
      classes.push(...style.classes)
      if (style.refused.length) page.problems.push(messages.styleRefused(page.place(node), style.refused.join('; ')))
    } else if (
      property === undefined ||
      /^on/i.test(attribute) ||
      property === 'srcDoc' ||
      attribute === 'dangerouslySetInnerHTML'
    ) {
      page.problems.push(messages.htmlNotAllowed(page.place(node), `The attribute "${attribute}"`))
    } else if (property === 'className') classes.push(...String(value).split(/\s+/).filter(Boolean))
    else if (value === true || typeof value === 'number' || typeof value === 'string') properties[property] = value
  }
  if (classes.length) properties['className'] = classes
  return { ...element(name, properties, children), ...(node.position && { position: node.position }) }
}

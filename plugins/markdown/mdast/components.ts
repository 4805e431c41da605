/** Components that are rendered at build time: Tabs, TabItem, Include, and the details and summary of HTML. */
import type { PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import * as messages from '../messages.ts'
import type { Page, Positioned } from '../page.ts'
import { notStatic, staticValueOf } from './staticValue.ts'
import type { Include, Tab, Tabs } from './nodes.ts'

export type AttributeValues = ReadonlyMap<string, string | true>

/** Attributes by tag. Some have an effect in Docusaurus only; they are accepted and ignored. */
const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'defaultValue', 'queryString', 'className'],
  TabItem: ['value', 'label', 'default', 'className', 'attributes'],
  Include: ['src'],
}

/** The node of `<Tabs>`, `<TabItem>` or `<Include>` in `.mdx`; undefined for any other element. */
export function componentFromJsx(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  page: Page,
): Tabs | Tab | Include | undefined {
  if (!node.name || !Object.hasOwn(attributesByTag, node.name)) return undefined
  const values = new Map<string, string | true>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const value = staticValueOf(attribute)
    if (value !== false) values.set(attribute.name, value === true ? true : value === notStatic ? '' : String(value))
  }
  return createComponent({ name: node.name, values, at: node, children: node.children as RootContent[] }, page) as
    | Tabs
    | Tab
    | Include
}

/** A tag, from lines of tags in `.md` or from JSX. */
export type ComponentTag = { name: string; values: AttributeValues; at: Positioned; children: RootContent[] }

/** Reports attributes and children that the component does not take. */
export function createComponent({ name, values, at, children }: ComponentTag, page: Page): RootContent {
  const position = at.position as RootContent['position']
  const text = (key: string): string | undefined =>
    typeof values.get(key) === 'string' ? (values.get(key) as string) : undefined
  for (const key of values.keys()) {
    const allowed = attributesByTag[name]
    if (allowed && !allowed.includes(key)) page.problems.push(messages.tagAttribute(page.place(at), name, key, allowed))
  }
  switch (name) {
    case 'Tabs':
      return {
        type: 'tabs',
        group: text('groupId'),
        children: tabsIn(children, text('defaultValue'), page),
        position,
      }
    case 'TabItem': {
      const value = text('value') ?? text('label') ?? ''
      return {
        type: 'tab',
        value,
        label: text('label') ?? value,
        isDefault: values.has('default'),
        children: wrapInParagraph(children),
        position,
      }
    }
    case 'Include':
      return { type: 'include', target: text('src') ?? '', position }
    case 'summary':
      return { type: 'summary', children: unwrapParagraphs(children), position }
    default:
      return { type: 'details', open: values.has('open'), children, position }
  }
}

function tabsIn(children: readonly RootContent[], defaultValue: string | undefined, page: Page): Tab[] {
  const tabs: Tab[] = []
  for (const child of children) {
    if (child.type === 'tab') tabs.push(child)
    else
      page.problems.push(
        messages.tagMisplaced(
          page.place(child),
          'Tabs',
          '<Tabs> holds <TabItem> blocks only. Put each tag on a line of its own.',
        ),
      )
  }
  const chosen =
    tabs.find(({ value, isDefault }) => (defaultValue === undefined ? isDefault : value === defaultValue)) ?? tabs[0]
  return tabs.map((tab) => ({ ...tab, isDefault: tab === chosen }))
}

export const unwrapParagraphs = (children: readonly RootContent[]): RootContent[] =>
  children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))

/** `<TabItem value="a">words</TabItem>` on one line of `.mdx` has no paragraph yet. */
function wrapInParagraph(children: RootContent[]): RootContent[] {
  const isInline = children.some(({ type }) => type === 'text') && !children.some(({ type }) => type === 'paragraph')
  return isInline ? [{ type: 'paragraph', children: children as PhrasingContent[] }] : children
}

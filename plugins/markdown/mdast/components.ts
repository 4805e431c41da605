/** The components we know at build time: Tabs, TabItem, Include, and HTML's details and summary. */
import type { PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import * as messages from '../messages.ts'
import type { Page, Positioned } from '../page.ts'
import { literalOf } from './literal.ts'
import type { Include, Tab, Tabs } from './nodes.ts'

export type Values = ReadonlyMap<string, string | true>

/** Attributes by tag. What only Docusaurus' browser code reads is accepted, and means nothing here. */
const known: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'defaultValue', 'queryString', 'className'],
  TabItem: ['value', 'label', 'default', 'className', 'attributes'],
  Include: ['src'],
}

/** The node of `<Tabs>`, `<TabItem>` or `<Include>` in `.mdx`; undefined for any other element. */
export function fromJsx(node: MdxJsxFlowElement | MdxJsxTextElement, page: Page): Tabs | Tab | Include | undefined {
  if (!node.name || !Object.hasOwn(known, node.name)) return undefined
  const values = new Map<string, string | true>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { value } = attribute
    const literal =
      value === null || value === undefined ? true : typeof value === 'string' ? value : literalOf(value.data?.estree)
    if (literal !== false)
      values.set(attribute.name, literal === true ? true : typeof literal === 'symbol' ? '' : String(literal))
  }
  return componentOf({ name: node.name, values, at: node, children: node.children as RootContent[] }, page) as
    | Tabs
    | Tab
    | Include
}

/** A tag, however it was written. */
export type Found = { name: string; values: Values; at: Positioned; children: RootContent[] }

/** Reports attributes and children that the component has no use for. */
export function componentOf({ name, values, at, children }: Found, page: Page): RootContent {
  const position = at.position as RootContent['position']
  const text = (key: string): string | undefined =>
    typeof values.get(key) === 'string' ? (values.get(key) as string) : undefined
  for (const key of values.keys()) {
    const allowed = known[name]
    if (allowed && !allowed.includes(key)) page.problems.push(messages.tagAttribute(page.place(at), name, key, allowed))
  }
  switch (name) {
    case 'Tabs':
      return {
        type: 'tabs',
        group: text('groupId'),
        children: tabsWithin(children, text('defaultValue'), page),
        position,
      }
    case 'TabItem': {
      const value = text('value') ?? text('label') ?? ''
      return {
        type: 'tab',
        value,
        label: text('label') ?? value,
        isDefault: values.has('default'),
        children: inParagraph(children),
        position,
      }
    }
    case 'Include':
      return { type: 'include', target: text('src') ?? '', position }
    case 'summary':
      return { type: 'summary', children: unwrapped(children), position }
    default:
      return { type: 'details', open: values.has('open'), children, position }
  }
}

function tabsWithin(children: readonly RootContent[], defaultValue: string | undefined, page: Page): Tab[] {
  const tabs: Tab[] = []
  for (const child of children) {
    if (child.type === 'tab') tabs.push(child)
    else
      page.problems.push(
        messages.tagMisplaced(
          page.place(child),
          'Tabs',
          'Within <Tabs> stand <TabItem> blocks only, and each tag is alone on its line.',
        ),
      )
  }
  const chosen =
    tabs.find(({ value, isDefault }) => (defaultValue === undefined ? isDefault : value === defaultValue)) ?? tabs[0]
  return tabs.map((tab) => ({ ...tab, isDefault: tab === chosen }))
}

export const unwrapped = (children: readonly RootContent[]): RootContent[] =>
  children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))

/** `<TabItem value="a">words</TabItem>` on one line of `.mdx` has no paragraph yet. */
function inParagraph(children: RootContent[]): RootContent[] {
  const isInline = children.some(({ type }) => type === 'text') && !children.some(({ type }) => type === 'paragraph')
  return isInline ? [{ type: 'paragraph', children: children as PhrasingContent[] }] : children
}

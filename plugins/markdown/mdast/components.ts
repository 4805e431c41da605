/** Components that are rendered at build time, `<Tabs>`, `<Cards>`, `<Include>`, and the details and summary of HTML. */
import type { Code, PhrasingContent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import * as v from 'valibot'
import { tryTo } from '../../../engine/errors/tryTo.ts'
import type { Place } from '../../../engine/types.ts'
import { embedTitleMissing } from '../frameMessages.ts'
import type { Page, Positioned } from '../page.ts'
import * as messages from '../tagMessages.ts'
import { tagsElsewhere } from '../tagsElsewhere.ts'
import { yaml } from '../yaml.ts'
import { createBadge } from './badge.ts'
import { createCallout, createDetails } from './directives.ts'
import { isBuiltIn } from './imports.ts'
import { createCard, listBlock, type ListBlock } from './listBlocks.ts'
import type { Tab } from './nodes.ts'
import { managersFrom } from './packageManagers.ts'
import { notStatic, programValue, staticValueOf } from './staticValue.ts'
import type { AttributeValues } from './tagLine.ts'

/** Attributes by tag. Some have an effect in Docusaurus only; they are accepted and ignored. */
const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  Tabs: ['groupId', 'defaultValue', 'values', 'queryString', 'className', 'lazy', 'block'],
  TabItem: ['value', 'label', 'default', 'className', 'attributes'],
  Include: ['src'],
  Embed: ['src', 'title'],
  Cards: [],
  Card: ['title', 'href'],
  Steps: [],
  FileTree: [],
  Badge: ['text', 'type'],
  PackageManagers: [],
  Admonition: ['type', 'title', 'icon', 'className'],
  Details: ['summary', 'className', 'open'],
  CodeBlock: ['language', 'title', 'showLineNumbers', 'metastring', 'className'],
}

/** Names that mean something in `.mdx` without any component. */
export const builtInNames = (): readonly string[] => Object.keys(attributesByTag).filter((name) => !ofTheme.has(name))

/** They are components of Docusaurus only where they are imported as such: a page may have others of these names. */
const ofTheme = new Set(['Admonition', 'Details', 'CodeBlock'])

/** Attributes that readers see something of. */
const shownAttributes = new Set(['values', 'label', 'title', 'summary', 'text'])

/** The nodes of an element in `.mdx` that needs no component of the project; undefined for any other. */
export function componentFromJsx(node: MdxJsxFlowElement | MdxJsxTextElement, page: Page): RootContent[] | undefined {
  const { name } = node
  const from = name ? page.imported.get(name) : undefined
  if (from !== undefined && /\.mdx?$/.test(from)) {
    if (node.children.length) page.problems.push(messages.partChildren(page.place(node), name!))
    return [{ type: 'include', target: from, values: node.attributes, position: node.position }]
  }
  if (!name || !Object.hasOwn(attributesByTag, name)) return undefined
  if (from === undefined ? ofTheme.has(name) : !isBuiltIn(from)) return undefined
  const values = new Map<string, string | true>()
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const value = staticValueOf(attribute)
    if (value !== false) values.set(attribute.name, value === true ? true : textOf(value))
    if (value === notStatic && shownAttributes.has(attribute.name))
      page.problems.push(messages.tagDynamic(page.place(node), name, attribute.name))
  }
  return createComponent({ name, values, at: node, children: node.children as RootContent[] }, page)
}

/** A tag, from lines of tags in `.md` or from JSX. */
export type ComponentTag = { name: string; values: AttributeValues; at: Positioned; children: RootContent[] }

/** Reports attributes and children that the component does not take. */
export function createComponent(tag: ComponentTag, page: Page): RootContent[] {
  const { name, values, at, children } = tag
  for (const key of values.keys()) {
    const allowed = attributesByTag[name]
    if (allowed && !allowed.includes(key))
      page.problems.push(messages.tagAttribute(page.place(at), `<${name}>`, key, allowed))
  }
  if (Object.hasOwn(listBlocks, name)) return listBlock(listBlocks[name]!, { children, at, written: `<${name}>` }, page)
  return [nodeOf(tag, page)]
}

/** Tags whose content becomes a list. */
const listBlocks: Readonly<Record<string, ListBlock>> = { Cards: 'cards', Steps: 'steps', FileTree: 'file-tree' }

function nodeOf({ name, values, at, children }: ComponentTag, page: Page): RootContent {
  const position = at.position as RootContent['position']
  const text = (key: string): string | undefined =>
    typeof values.get(key) === 'string' ? (values.get(key) as string) : undefined
  switch (name) {
    case 'Tabs':
      return {
        type: 'tabs',
        group: text('groupId'),
        children: tabsIn(children, { at, defaultValue: text('defaultValue'), labels: text('values') }, page),
        position,
      }
    case 'TabItem': {
      const value = text('value') ?? text('label')
      if (value === undefined)
        page.problems.push(messages.tagValue(page.place(at), name, 'has no label', 'Say it: label="…".'))
      return {
        type: 'tab',
        value: value ?? '',
        label: text('label') ?? value ?? '',
        isDefault: values.has('default'),
        children: wrapInParagraph(children),
        position,
      }
    }
    case 'Include':
      return { type: 'include', target: text('src') ?? '', position }
    case 'Embed':
      if (!text('title')) page.problems.push(embedTitleMissing(page.place(at)))
      return { type: 'embed', src: text('src') ?? '', title: text('title'), position }
    case 'Card':
      if (!text('title'))
        page.problems.push(
          messages.tagValue(page.place(at), name, 'has no title', 'Add title="…", the words of its link.'),
        )
      return createCard({ title: text('title') ?? '', href: text('href'), children: wrapInParagraph(children), at })
    case 'Badge': {
      const shown = words(text('text')) ?? (unwrapParagraphs(children) as PhrasingContent[])
      return createBadge({ type: text('type'), children: shown, at }, page)
    }
    case 'PackageManagers':
      return managersFrom(children, position)
    case 'Admonition':
      return createCallout({ name: text('type') ?? 'note', title: words(text('title')), children, at }, page)
    case 'Details':
      return createDetails({ summary: words(text('summary')), open: values.has('open'), children, at }, page)
    case 'CodeBlock':
      return codeFrom(children, { values, at }, page)
    case 'summary':
      return { type: 'summary', children: unwrapParagraphs(children), position }
    default:
      return { type: 'details', open: values.has('open'), name: text('name'), children, position }
  }
}

const words = (text: string | undefined): PhrasingContent[] | undefined =>
  text ? [{ type: 'text', value: text }] : undefined

/** A fence of what `<CodeBlock>` holds: a text, or a template. */
function codeFrom(
  children: readonly RootContent[],
  { values, at }: Pick<ComponentTag, 'values' | 'at'>,
  page: Page,
): Code {
  const parts = unwrapParagraphs(children).map((child) => {
    if (child.type === 'text') return child.value
    const isExpression = child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression'
    const value = isExpression ? programValue(child.data?.estree) : notStatic
    if (typeof value === 'string') return value
    page.problems.push(messages.tagMisplaced(page.place(child), 'CodeBlock', 'It holds text, or a template in braces.'))
    return ''
  })
  const title = values.get('title')
  const meta = [
    values.get('metastring') ?? '',
    typeof title === 'string' ? `title="${title.replaceAll('"', "'")}"` : '',
    values.has('showLineNumbers') ? 'showLineNumbers' : '',
  ].join(' ')
  const language = values.get('language') ?? /language-(\S+)/.exec(String(values.get('className')))?.[1]
  const value = parts.join('').replace(/^\n|\s+$/g, '')
  const lang = typeof language === 'string' ? language : undefined
  return { type: 'code', lang, meta, value, position: at.position as Code['position'] }
}

/** Of an attribute: a list as JSON, nothing of what only code can tell. */
const textOf = (value: unknown): string =>
  value === notStatic ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** `values={[{ label: 'npm', value: 'a' }]}`: labels by value. Written so, it is YAML as well. */
function labelsIn(values: string | undefined, at: Positioned, page: Page): ReadonlyMap<string, string> {
  if (!values) return new Map()
  const found = v.safeParse(
    labelList,
    tryTo(() => yaml().parse(values, { logLevel: 'error' }) as unknown),
  )
  if (!found.success) {
    const problem = `has "values" that are no list of labels by value`
    page.problems.push(messages.tagValue(page.place(at), 'Tabs', problem, 'Write label="…" on each <TabItem>.'))
  }
  return new Map(found.success ? found.output.map(({ label, value }) => [value, label ?? value]) : [])
}

const word = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const labelList = v.array(v.object({ value: word, label: v.optional(word) }))

type TabsOptions = {
  readonly at: Positioned
  readonly defaultValue: string | undefined
  readonly labels: string | undefined
}

function tabsIn(
  children: readonly RootContent[],
  { at, defaultValue, labels: values }: TabsOptions,
  page: Page,
): Tab[] {
  const labels = labelsIn(values, at, page)
  const tabs = children
    .filter((child) => child.type === 'tab')
    .map((tab) => ({ ...tab, label: labels.get(tab.value) ?? tab.label }))
  reportStrays(
    children.filter(({ type }) => type !== 'tab'),
    page,
  )
  reportTwins(tabs, page)
  const chosen = tabs.find(({ value, isDefault }) => (defaultValue === undefined ? isDefault : value === defaultValue))
  if (defaultValue && !chosen) reportDefault(defaultValue, tabs, page.place(at), page)
  return tabs.map((tab, index) => ({ ...tab, isDefault: chosen ? tab === chosen : !index }))
}

/** What stands between tags of others follows from them. */
function reportStrays(strays: readonly RootContent[], page: Page): void {
  const tagOf = (node: RootContent) => (node.type === 'html' ? /^<([A-Z][\w.]*)/.exec(node.value)?.[1] : undefined)
  const tags = strays.filter((node) => tagOf(node) !== undefined)
  for (const node of tags.length ? tags : strays) {
    const elsewhere = tagsElsewhere.get(tagOf(node) ?? '')
    const hint = elsewhere ?? '<Tabs> holds <TabItem> blocks only. Put each tag on a line of its own.'
    page.problems.push(messages.tagMisplaced(page.place(node), tagOf(node) ?? 'Tabs', hint))
  }
}

/** `defaultValue={null}` chooses none on purpose. A value that only code can tell is empty. */
function reportDefault(wanted: string, tabs: readonly Tab[], place: Place, page: Page): void {
  const known = tabs.map(({ value }) => value)
  if (wanted !== 'null' && known.length && !known.includes(''))
    page.problems.push(messages.tabUnknown(place, wanted, known))
}

/** A tab is known by its value. What only code can tell is empty, and told. */
function reportTwins(tabs: readonly Tab[], page: Page): void {
  for (const [index, tab] of tabs.entries())
    if (tab.value && tabs.findIndex(({ value }) => value === tab.value) !== index)
      page.problems.push(
        messages.tagValue(
          page.place(tab),
          'TabItem',
          `has the value "${tab.value}" of another one`,
          'Give it its own.',
        ),
      )
}

export const unwrapParagraphs = (children: readonly RootContent[]): RootContent[] =>
  children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))

/** `<TabItem value="a">words</TabItem>` on one line of `.mdx` has no paragraph yet. */
function wrapInParagraph(children: RootContent[]): RootContent[] {
  const isInline = children.some(({ type }) => type === 'text') && !children.some(({ type }) => type === 'paragraph')
  return isInline ? [{ type: 'paragraph', children: children as PhrasingContent[] }] : children
}

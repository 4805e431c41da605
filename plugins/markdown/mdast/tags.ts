/** Makes nodes of pairs of tag lines. */
import type { Html, PhrasingContent, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import * as messages from '../tagMessages.ts'
import type { Page } from '../page.ts'
import { createComponent, unwrapParagraphs } from './components.ts'
import type { TagLine } from './nodes.ts'
import { parse } from './parse.ts'
import { tagPattern, valuesOf, type AttributeValues } from './tagLine.ts'

type Tag = {
  name: string
  closing: boolean
  selfClosing: boolean
  values: AttributeValues
  source: string
  node: TagLine
  summary: string | undefined
}
type Open = { tag: Tag; children: RootContent[] }

/** The siblings, with the nodes between two tag lines moved into one node. Undefined where pairs are nested more than `levels` deep. */
export function pairTags(siblings: readonly RootContent[], page: Page, levels: number): RootContent[] | undefined {
  const result: RootContent[] = []
  const stack: Open[] = []
  const add = (node: RootContent) => (stack.at(-1)?.children ?? result).push(node)
  for (const node of siblings) {
    if (node.type !== 'tagLine') add(node)
    else for (const tag of tagsIn(node)) visitTag(tag)
    if (stack.length > levels) return undefined
  }
  while (stack.length) addUnclosed(stack.pop()!)
  return result

  function visitTag(tag: Tag): void {
    if (tag.summary !== undefined)
      add({ type: 'summary', children: parseInline(tag.summary, tag.node, page), position: tag.node.position })
    else if (!tag.closing) {
      if (tag.selfClosing || tag.name === 'Include' || tag.name === 'Embed') nodesOf({ tag, children: [] }).forEach(add)
      else stack.push({ tag, children: [] })
    } else {
      const index = stack.findLastIndex(({ tag: { name } }) => name === tag.name)
      if (index === -1) return reportUnmatched(tag)
      while (stack.length > index + 1) addUnclosed(stack.pop()!)
      const open = stack.pop()!
      const position = { start: open.tag.node.position!.start, end: tag.node.position!.end }
      const nodes = nodesOf(open)
      for (const node of nodes) add(nodes.length === 1 ? { ...node, position } : node)
    }
  }

  function nodesOf({ tag, children }: Open): RootContent[] {
    return createComponent({ name: tag.name, values: tag.values, at: tag.node, children }, page)
  }

  function addUnclosed({ tag, children }: Open): void {
    const html = children.find((child) => child.type === 'html' && child.value.includes(`</${tag.name}>`))
    reportUnmatched(
      tag,
      html && `Its </${tag.name}> is part of the HTML in line ${page.place(html).line}: an empty line ends that.`,
    )
    for (const child of children) add(child)
  }

  /** The other tag of a `<details>` may be in a block of HTML, so it is left to the HTML parser. */
  function reportUnmatched(tag: Tag, hint?: string): void {
    if (isHtml(tag.name)) add({ type: 'html', value: tag.source, position: tag.node.position } satisfies Html)
    else
      page.problems.push(
        messages.tagUnmatched(
          page.place(tag.node),
          tag.source,
          hint ?? `Each <${tag.name}> needs a </${tag.name}> in the same list item, quote or block.`,
        ),
      )
  }
}

function tagsIn(node: TagLine): readonly Tag[] {
  return [...node.value.matchAll(new RegExp(tagPattern, 'g'))].map(({ 0: source, groups = {} }) => ({
    name: groups['name'] ?? 'summary',
    closing: groups['closing'] !== undefined,
    selfClosing: groups['selfClosing'] !== undefined,
    values: valuesOf(groups['attributes'] ?? ''),
    summary: groups['summary'],
    source,
    node,
  }))
}

/** The content of a one-line summary. Its nodes get the line of the tag. */
function parseInline(text: string, { position }: TagLine, { meter }: Page): PhrasingContent[] {
  const root = parse(text, 'md', meter)
  const offset = (position?.start.line ?? 1) - 1
  visit(root, (node) => {
    if (!node.position) return
    node.position.start.line += offset
    node.position.end.line += offset
  })
  return unwrapParagraphs(root.children) as PhrasingContent[]
}

const isHtml = (name: string): boolean => name === 'details' || name === 'summary'

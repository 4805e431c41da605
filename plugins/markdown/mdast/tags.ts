/** Pairs lines of known tags up to nodes. */
import type { Html, PhrasingContent, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { componentOf, unwrapped } from './components.ts'
import type { Values } from './components.ts'
import type { TagLine } from './nodes.ts'
import { parse } from './parse.ts'
import { attributePattern, tagPattern } from './tagLine.ts'

type Tag = {
  name: string
  closing: boolean
  selfClosing: boolean
  values: Values
  source: string
  node: TagLine
  summary: string | undefined
}
type Open = { tag: Tag; children: RootContent[] }

/** The siblings with everything between two tag lines moved into a node. Undefined with more than `levels` within each other. */
export function pairTags(siblings: readonly RootContent[], page: Page, levels: number): RootContent[] | undefined {
  const result: RootContent[] = []
  const stack: Open[] = []
  const add = (node: RootContent) => (stack.at(-1)?.children ?? result).push(node)
  for (const node of siblings) {
    if (node.type !== 'tagLine') add(node)
    else for (const tag of tagsIn(node)) take(tag)
    if (stack.length > levels) return undefined
  }
  while (stack.length) giveUp(stack.pop()!)
  return result

  function take(tag: Tag): void {
    if (tag.summary !== undefined)
      add({ type: 'summary', children: inline(tag.summary, tag.node), position: tag.node.position })
    else if (!tag.closing) {
      if (tag.selfClosing || tag.name === 'Include') add(nodeOf({ tag, children: [] }))
      else stack.push({ tag, children: [] })
    } else {
      const index = stack.findLastIndex(({ tag: { name } }) => name === tag.name)
      if (index === -1) return unmatched(tag)
      while (stack.length > index + 1) giveUp(stack.pop()!)
      const open = stack.pop()!
      add({ ...nodeOf(open), position: { start: open.tag.node.position!.start, end: tag.node.position!.end } })
    }
  }

  function nodeOf({ tag, children }: Open): RootContent {
    return componentOf({ name: tag.name, values: tag.values, at: tag.node, children }, page)
  }

  function giveUp({ tag, children }: Open): void {
    unmatched(tag)
    for (const child of children) add(child)
  }

  /** Half of a `<details>` may have its other half within a block of HTML; the HTML parser will tell. */
  function unmatched(tag: Tag): void {
    if (isHtml(tag.name)) add({ type: 'html', value: tag.source, position: tag.node.position } satisfies Html)
    else
      page.problems.push(
        messages.tagUnmatched(
          page.place(tag.node),
          tag.source,
          `Each <${tag.name}> needs a </${tag.name}> in the same list item, quote or block.`,
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

function valuesOf(attributes: string): Values {
  return new Map(
    [...attributes.matchAll(attributePattern)].map(([, key, value]) => [
      key!,
      value === undefined ? true : value.replace(/^(["'])(.*)\1$|^\{["']?(.*?)["']?\}$/, '$2$3'),
    ]),
  )
}

/** A one-line summary is inline Markdown; its nodes get the line of the tag. */
function inline(text: string, { position }: TagLine): PhrasingContent[] {
  const root = parse(text, 'md')
  const down = (position?.start.line ?? 1) - 1
  visit(root, (node) => {
    if (!node.position) return
    node.position.start.line += down
    node.position.end.line += down
  })
  return unwrapped(root.children) as PhrasingContent[]
}

const isHtml = (name: string): boolean => name === 'details' || name === 'summary'

/**
 * The only walk over mdast: directives, alerts and tags become nodes of `nodes.ts`, comments are removed, and ids move from
 * the text of headings to their properties.
 */
import type { Emphasis, Html, Parent, Root, RootContent, Nodes, Paragraph } from 'mdast'
import { maxDepth } from '../limits.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { badgeFromHtml } from './badge.ts'
import { componentFromJsx } from './components.ts'
import { calloutFromAlert, nodesFromDirective } from './directives.ts'
import { extractHeadingId, removeRepeatedTitle, type TitleHeading } from './headings.ts'
import { isForManagers, managerTabs } from './packageManagers.ts'
import { pairTags } from './tags.ts'
import './nodes.ts'

export type MdastResult = {
  /** There is HTML left that needs an HTML parser. */
  readonly hasHtml: boolean
  readonly hasIncludes: boolean
  readonly isTooDeep: boolean
  /** The heading that the layout writes in its place. */
  readonly title: TitleHeading | undefined
}

type State = { readonly page: Page; hasHtml: boolean; hasIncludes: boolean; isTooDeep: boolean }

/** Parents that add no level of nesting, because their own parent or their children are counted. */
const uncounted = new Set(['root', 'list', 'paragraph', 'heading', 'table', 'tableRow', 'tableCell', 'tabs'])

/** Changes the tree in place. `title` is that of the page; a first heading that repeats it is removed. */
export function transformMdast(tree: Root, page: Page, title: string | undefined): MdastResult {
  const state: State = { page, hasHtml: false, hasIncludes: false, isTooDeep: false }
  const removed = title === undefined ? undefined : removeRepeatedTitle(tree, title)
  visitChildren(tree, 0, state)
  return { ...state, title: removed }
}

function visitChildren(parent: Parent, parentDepth: number, state: State): void {
  const depth = uncounted.has(parent.type) ? parentDepth : parentDepth + 1
  if (depth > maxDepth) return reportDepth(parent, state)
  let changed = false
  let hasTags = false
  const children: RootContent[] = []
  for (const child of parent.children as RootContent[]) {
    const replacement = visit(child, parent, depth, state)
    if (replacement === undefined) children.push(child)
    else {
      changed = true
      children.push(...replacement)
    }
    hasTags ||= child.type === 'tagLine'
  }
  if (changed) parent.children = children
  if (hasTags) {
    const paired = pairTags(children, state.page, maxDepth - depth)
    if (!paired) return reportDepth(parent, state)
    parent.children = paired
    visitPaired(paired, depth, state)
  }
}

function reportDepth(parent: Parent, state: State): void {
  if (!state.isTooDeep) state.page.problems.push(messages.nestingTooDeep(state.page.place(parent), maxDepth))
  state.isTooDeep = true
}

/** The nodes that replace a node; undefined where it stays. */
function visit(node: RootContent, parent: Parent, depth: number, state: State): RootContent[] | undefined {
  const { page } = state
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return undefined
    case 'code':
      return isForManagers(node) ? [managerTabs(node)] : undefined
    case 'html':
      return visitHtml(node, parent, state)
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return visitExpression(node, parent)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      visitChildren(node, depth, state)
      const nodes = componentFromJsx(node, page)
      if (nodes?.[0]?.type === 'include') state.hasIncludes = true
      // Words alone on a line.
      return nodes?.[0]?.type === 'emphasis' && node.type === 'mdxJsxFlowElement' ? [paragraphOf(nodes[0])] : nodes
    }
    case 'heading':
      extractHeadingId(node)
      break
    case 'containerDirective': {
      visitChildren(node, depth, state)
      return nodesFromDirective(node, page)
    }
    case 'blockquote': {
      visitChildren(node, depth, state)
      const callout = calloutFromAlert(node)
      return callout && [callout]
    }
  }
  if ('children' in node) {
    visitChildren(node, depth, state)
    if (page.mdx && node.type === 'paragraph') return unravel(node)
  }
  return undefined
}

function visitHtml(node: Html, parent: Parent, state: State): RootContent[] | undefined {
  if (/^<br\s*\/?>$/i.test(node.value)) return [{ type: 'break', position: node.position }]
  const badge = node.value.startsWith('<Badge') ? badgeFromHtml(node.value, node, state.page) : undefined
  if (badge) return [blockParents.has(parent.type) ? paragraphOf(badge) : badge]
  const comment = /^<!--([\s\S]*?)-->\s*$/.exec(node.value)?.[1]
  if (comment === undefined) {
    state.hasHtml = true
    return undefined
  }
  return nodesFromComment(comment, node, parent)
}

/** What holds blocks, and no words of its own. */
const blockParents = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'footnoteDefinition'])

const paragraphOf = (words: Emphasis): RootContent => ({
  type: 'paragraph',
  children: [words],
  position: words.position,
})

/** An expression without code is a comment, or empty. */
function visitExpression(node: RootContent & { readonly value: string }, parent: Parent): RootContent[] | undefined {
  if (node.value.trim() === '') return []
  if (node.value.replace(/\/\*([\s\S]*?)\*\//g, '').trim() !== '') return undefined
  return nodesFromComment(/\/\*([\s\S]*?)\*\//.exec(node.value)![1]!, node, parent)
}

/** As Docusaurus writes it, or Hugo, Hexo and VuePress; `scan.ts` finds the same in text. */
const endsExcerpt = /^\s*(?:truncate|more)\s*$/

/** Comments are removed, but for the end of the excerpt. An excerpt ends between blocks of the page itself. */
const nodesFromComment = (comment: string, { position }: RootContent, parent: Parent): RootContent[] =>
  endsExcerpt.test(comment) && parent.type === 'root' ? [{ type: 'truncation', position }] : []

/** What is made of pairs of tags and holds what stood between them. */
const pairedParents = new Set(['tabs', 'tab', 'details', 'callout', 'list', 'listItem'])

/** Visits nodes made from pairs of tags. The walk has not seen the content of a summary yet. */
function visitPaired(children: readonly RootContent[], depth: number, state: State): void {
  for (const child of children) {
    if (child.type === 'include') state.hasIncludes = true
    else if (child.type === 'html') state.hasHtml = true
    else if (child.type === 'summary') visitChildren(child, depth, state)
    else if (pairedParents.has(child.type)) visitPaired((child as Parent).children as RootContent[], depth + 1, state)
  }
}

/** MDX: `<A />` alone on a line is a block, and not a paragraph with inline content. Undefined where the paragraph stays. */
function unravel(paragraph: Paragraph): RootContent[] | undefined {
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

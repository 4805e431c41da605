/**
 * The one walk over mdast: directives, alerts and tags become our nodes, comments go, ids leave their headings.
 * Returns what the next step has to know.
 */
import type { Heading, Html, Nodes, Paragraph, Parent, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { maxDepth } from '../limits.ts'
import * as messages from '../messages.ts'
import type { Page } from '../page.ts'
import { alertOf, blockOf } from './callouts.ts'
import { fromJsx } from './components.ts'
import { pairTags } from './tags.ts'
import './nodes.ts'

export type Arranged = {
  /** HTML is left that only an HTML parser understands. */
  readonly hasHtml: boolean
  readonly hasIncludes: boolean
  readonly isTooDeep: boolean
}

/** Parents that only wrap what is counted already. */
const uncounted = new Set(['root', 'list', 'paragraph', 'heading', 'table', 'tableRow', 'tableCell', 'tabs'])

/** Changes the tree in place. `title` is that of the page; a first heading that repeats it is removed. */
export function arrange(tree: Root, page: Page, title: string | undefined): Arranged {
  const state = { hasHtml: false, hasIncludes: false, isTooDeep: false }
  if (title !== undefined) removeTitle(tree, title)
  visitChildren(tree, 0)
  return state

  function visitChildren(parent: Parent, depth: number): void {
    const below = uncounted.has(parent.type) ? depth : depth + 1
    if (below > maxDepth) return tooDeep(parent)
    let changed = false
    let hasTags = false
    const children: RootContent[] = []
    for (const child of parent.children as RootContent[]) {
      const results = visit(child, parent, below)
      if (results === undefined) children.push(child)
      else {
        changed = true
        children.push(...results)
      }
      hasTags ||= child.type === 'tagLine'
    }
    if (changed) parent.children = children
    if (hasTags) {
      const paired = pairTags(children, page, maxDepth - below)
      if (!paired) return tooDeep(parent)
      parent.children = paired
      visitTags(paired, below)
    }
  }

  function tooDeep(parent: Parent): void {
    if (!state.isTooDeep) page.problems.push(messages.nestingTooDeep(page.place(parent), maxDepth))
    state.isTooDeep = true
  }

  /** Undefined: the node stays. */
  function visit(node: RootContent, parent: Parent, depth: number): RootContent[] | undefined {
    switch (node.type) {
      case 'text':
      case 'code':
      case 'inlineCode':
        return undefined
      case 'html':
        return visitHtml(node, parent)
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return visitExpression(node.value, node, parent)
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        visitChildren(node, depth)
        const known = fromJsx(node, page)
        if (known?.type === 'include') state.hasIncludes = true
        return known && [known]
      }
      case 'heading':
        takeId(node)
        break
      case 'containerDirective': {
        visitChildren(node, depth)
        return blockOf(node, page)
      }
      case 'blockquote': {
        visitChildren(node, depth)
        const alert = alertOf(node)
        return alert && [alert]
      }
    }
    if ('children' in node) {
      visitChildren(node, depth)
      if (page.mdx && node.type === 'paragraph') return unravelled(node)
    }
    return undefined
  }

  function visitHtml(node: Html, parent: Parent): RootContent[] | undefined {
    if (/^<br\s*\/?>$/i.test(node.value)) return [{ type: 'break', position: node.position }]
    const inside = /^<!--([\s\S]*?)-->\s*$/.exec(node.value)?.[1]
    if (inside === undefined) {
      state.hasHtml = true
      return undefined
    }
    return isTruncation(inside, parent) ? [{ type: 'truncation', position: node.position }] : []
  }

  function visitExpression(value: string, node: RootContent, parent: Parent): RootContent[] | undefined {
    const comments = value.replace(/\/\*([\s\S]*?)\*\//g, '')
    if (comments.trim() !== '' || value.trim() === '') return value.trim() === '' ? [] : undefined
    const inside = /\/\*([\s\S]*?)\*\//.exec(value)![1]!
    return isTruncation(inside, parent) ? [{ type: 'truncation', position: node.position }] : []
  }

  /** What pairing made: nodes that the walk has not seen, above all the content of a summary. */
  function visitTags(children: readonly RootContent[], depth: number): void {
    for (const child of children) {
      if (child.type === 'include') state.hasIncludes = true
      else if (child.type === 'html') state.hasHtml = true
      else if (child.type === 'tabs' || child.type === 'tab' || child.type === 'details')
        visitTags(child.children, depth + 1)
      else if (child.type === 'summary') visitChildren(child, depth)
    }
  }
}

/** Excerpts are cut between blocks of the page itself. */
const isTruncation = (comment: string, parent: Parent): boolean =>
  comment.trim() === 'truncate' && parent.type === 'root'

/** `## Title {#id}`, in `.mdx` `## Title {/* #id *\/}`. */
function takeId(heading: Heading): void {
  const last = heading.children.at(-1)
  let id: string | undefined
  if (last?.type === 'text') {
    const match = /\{#([^{}]+)\}$/.exec(last.value.trimEnd())
    if (!match) return
    id = match[1]
    last.value = last.value.slice(0, match.index).trimEnd()
    if (last.value === '') heading.children.pop()
  } else if (last?.type === 'mdxTextExpression') {
    id = /^\s*\/\*\s*#(.+?)\s*\*\/\s*$/.exec(last.value)?.[1]
    if (!id) return
    heading.children.pop()
    const before = heading.children.at(-1)
    if (before?.type === 'text') before.value = before.value.trimEnd()
  }
  const name = id?.trim().replace(/\s+/g, '-')
  if (name) heading.data = { ...heading.data, hProperties: { id: name } }
}

function removeTitle(tree: Root, title: string): void {
  const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
  const heading = tree.children[index]
  if (heading?.type !== 'heading') return
  // The heading as the scan read it may keep a mark or two; what counts are letters.
  const letters = (text: string): string => text.replace(/\{#[^{}]*\}\s*$/, '').replace(/[^\p{L}\p{N}]+/gu, '')
  if (letters(toString(heading, { includeImageAlt: false })) === letters(title)) tree.children.splice(index, 1)
}

/** MDX: `<A />` alone on a line is a block, not a paragraph around something inline. */
function unravelled(paragraph: Paragraph): RootContent[] | undefined {
  const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''
  const isCode = (node: Nodes): boolean =>
    ['mdxJsxTextElement', 'mdxTextExpression', 'tabs', 'tab', 'include'].includes(node.type)
  if (!paragraph.children.some(isCode) || !paragraph.children.every((child) => isBlank(child) || isCode(child)))
    return undefined
  return (paragraph.children as RootContent[])
    .filter((child) => !isBlank(child))
    .map((child): RootContent => {
      if (child.type === 'mdxJsxTextElement') return { ...child, type: 'mdxJsxFlowElement' } as RootContent
      return child.type === 'mdxTextExpression' ? { ...child, type: 'mdxFlowExpression' } : child
    })
}

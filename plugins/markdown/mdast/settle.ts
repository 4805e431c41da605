/** The tree of the native parser, made that of micromark. */
import type {
  Code,
  Definition,
  Html,
  Image,
  ImageReference,
  LinkReference,
  ListItem,
  Nodes,
  Parents,
  Text,
} from 'mdast'
import { mayHaveTagLines } from './tagLine.ts'
import './nodes.ts'

export type TagLine = { readonly start: number; readonly end: number }

const phrasingParents: ReadonlySet<string> = new Set(
  'paragraph heading tableCell emphasis strong delete link linkReference'.split(' '),
)

export type Settling = {
  readonly text: string
  /** Those that were not met. */
  readonly tagLines: Map<number, TagLine>
  /** Lines that begin with colons and are neither the start nor the end of a block so far. */
  fences: number
}

/** Makes the tree that of micromark; false where it cannot be told what that would be. */
export function settle(parent: Parents, settling: Settling): boolean {
  // Some addresses that are links by themselves have no place.
  if (!parent.children.every(({ position }) => position)) return false
  let isSplit = false
  for (const [index, node] of parent.children.entries()) {
    if (node.type === 'html' && isTagLineOf(node, settling) && !phrasingParents.has(parent.type)) {
      parent.children[index] = toTagLine(node, settling) as never
      continue
    }
    if (isUncertain(node, parent, index, settling)) return false
    if (node.type === 'containerDirective') settling.fences -= 2
    isSplit ||= node.type === 'textDirective' || (node.type === 'text' && parent.children[index - 1]?.type === 'text')
    if (node.type === 'textDirective') continue
    if ('children' in node && !settle(node, settling)) return false
    if (node.type === 'listItem' && !settleTask(node, settling)) return false
  }
  if (isSplit) parent.children = mergedTexts(parent.children, settling) as never
  return true
}

/** What micromark may read in another way. */
function isUncertain(node: Nodes, parent: Parents, index: number, settling: Settling): boolean {
  const [before, after] = [parent.children[index - 1], parent.children[index + 1]]
  const slice = () => sliceOf(node, settling)
  switch (node.type) {
    case 'html':
      return mayHaveTagLines(node.value) || (phrasingParents.has(parent.type) && node.value.includes('\n'))
    case 'image':
      return isAltUncertain(node, settling)
    case 'code':
      return isCodeUncertain(node, before ?? parent, settling)
    case 'paragraph':
      return parent.type !== 'root' && !isAligned(node, settling)
    case 'blockquote':
      // How far one within another reaches, where empty lines of the outer one are its end.
      return isFollowed(node, after) || (parent.type !== 'root' && /\n[ \t>]*$/.test(slice()))
    case 'list':
      return isFollowed(node, after)
    case 'definition':
      return (
        isFollowed(node, after, 'definition') ||
        isOverLines(node) ||
        (parent.type !== 'root' && !after && !endsWithBlank(node, settling))
      )
    case 'linkReference':
    case 'imageReference':
      return isOverLines(node)
    case 'footnoteDefinition':
      return (
        node.children[0]?.type !== 'paragraph' ||
        slice().includes('\n') ||
        isFollowed(node, after, 'footnoteDefinition') ||
        isBeforeEmptyQuote(node, settling)
      )
    case 'table':
      // A fence behind the last row is part of it, to the native parser.
      return !slice().includes('|') || /\n[ \t>]*:{3}/.test(slice())
    case 'tableRow':
      // HTML ends a table.
      return slice().startsWith('<')
    case 'leafDirective':
      return true
    case 'containerDirective':
      // How far its first line is indented the others may be, without being code.
      return !isClosed(node, settling) || (node.position!.start.column > 1 && /\n[ >]* {4}/.test(slice()))
    case 'textDirective':
      // What looks like one may be part of an address.
      return (
        slice() !== `:${node.name}` ||
        /[_-]/.test(node.name) ||
        parent.children.some((other) => other.type === 'link' && !/^[[<]/.test(sliceOf(other, settling)))
      )
    case 'text':
      // Behind back ticks that begin nothing, places at the ends of lines are others.
      return node.value.includes('`') || (!after && slice().endsWith('\n'))
    default:
      return false
  }
}

const sliceOf = ({ position }: Nodes, { text }: Settling): string =>
  text.slice(position!.start.offset, position!.end.offset)

const isTagLineOf = ({ position }: Html, { tagLines }: Settling): boolean =>
  tagLines.get(position!.start.offset!)?.end === position!.end.offset

function toTagLine(node: Html, settling: Settling): Nodes {
  settling.tagLines.delete(node.position!.start.offset!)
  return { type: 'tagLine', value: sliceOf(node, settling), position: node.position }
}

/** `:name` in a sentence is text to this project. */
function mergedTexts(children: readonly Nodes[], settling: Settling): Nodes[] {
  const merged: Nodes[] = []
  for (const node of children) {
    const last = merged.at(-1)
    const text: Text | undefined =
      node.type === 'text'
        ? node
        : node.type === 'textDirective'
          ? { type: 'text', value: sliceOf(node, settling), position: node.position }
          : undefined
    if (text && last?.type === 'text') {
      last.value += text.value
      last.position!.end = text.position!.end
    } else merged.push(text ?? node)
  }
  return merged
}

/**
 * Each line of indented code below HTML, and of some that begins at once behind something else, is one of its own to the
 * native parser; an item that begins with such code is tight to one of the two; a fence may have no end.
 */
function isCodeUncertain(node: Code, before: Nodes, settling: Settling): boolean {
  const [first = '', ...lines] = sliceOf(node, settling).split('\n')
  const fence = /^(`{3,}|~{3,})/.exec(first)?.[0]
  if (!fence)
    return (
      before.type === 'html' ||
      before.type === 'tagLine' ||
      before.type === 'listItem' ||
      before.position!.end.line === node.position!.start.line - 1
    )
  return !lines.at(-1)?.trimEnd().endsWith(fence)
}

/** A line behind it that is part of nothing else goes on with the quote around a definition, and not to the native parser. */
const endsWithBlank = ({ position }: Definition, { text }: Settling): boolean =>
  /^\n?$|^\n[ \t>]*\n/.test(text.slice(position!.end.offset))

/** An empty line of the quote around a note is part of the note to micromark. */
const isBeforeEmptyQuote = ({ position }: Nodes, { text }: Settling): boolean =>
  /^\n[ \t]*>[ \t>]*(?:\n|$)/.test(text.slice(position!.end.offset))

/**
 * What begins in the line behind a definition follows a paragraph, to the native parser, and what begins so behind a
 * quote, a list or a note may be part of it to one of the two.
 */
const isFollowed = ({ position }: Nodes, after: Nodes | undefined, besides?: Nodes['type']): boolean =>
  after !== undefined && after.type !== besides && after.position!.start.line === position!.end.line + 1

/** Of a paragraph within quotes and lists: where a line begins elsewhere than the first, the two disagree about ends. */
function isAligned(node: Nodes, settling: Settling): boolean {
  const [, ...lines] = sliceOf(node, settling).split('\n')
  const indent = node.position!.start.column - 1
  return lines.every((line) => /^[ >]*/.exec(line)![0].length === indent)
}

/** How the second line of a label is indented is part of it to the native parser. */
const isOverLines = ({ label }: Definition | LinkReference | ImageReference): boolean => label?.includes('\n') ?? false

/** What `:name` is in it has been read as a directive, and is gone. */
const isAltUncertain = (node: Image, settling: Settling): boolean =>
  settling.text.includes(':::') && /^!\[[^\]]*:\S/.test(sliceOf(node, settling))

/** The paragraph of a task begins at its text where it begins with one, and at its box otherwise. */
function settleTask({ checked, children: [first], position }: ListItem, { text }: Settling): boolean {
  if (typeof checked !== 'boolean') return true
  if (first?.type !== 'paragraph') return false
  const { start, end } = first.position!
  if (start.line !== position!.start.line || start.line !== end.line) return false
  const { line, column, offset = 0 } = start
  if (!/^\[[ xX]\] $/.test(text.slice(offset - 4, offset))) return false
  if (first.children[0]?.type !== 'text') first.position!.start = { line, column: column - 4, offset: offset - 4 }
  return true
}

const directiveStart = /^(:{3,})[a-zA-Z][\w-]*(?:\[[^[\]`<\\]*\])?(?:\{[^{}]*\})?[ \t]*$/

/** One that is not closed is a mistake, whose place micromark knows. */
function isClosed(node: Extract<Nodes, { type: 'containerDirective' }>, settling: Settling): boolean {
  const lines = sliceOf(node, settling).split('\n')
  const colons = directiveStart.exec(lines[0]!)?.[1]!.length
  if (colons === undefined) return false
  const last =
    lines.length > 1
      ? lines
          .at(-1)!
          .replace(/^[ \t>]*/, '')
          .trimEnd()
      : ''
  const inner = node.children.at(-1)
  const isOfInner = inner?.type === 'containerDirective' && inner.position!.end.offset === node.position!.end.offset
  return /^:+$/.test(last) && last.length >= colons && !isOfInner
}

/** What micromark and the native parser are known to read alike, told from the text: false negatives cost time, false positives would be mistakes. */
import type { Nodes, Root } from 'mdast'
import type { Meter } from './meter.ts'
import { segmentsOf } from '../prose.ts'
import { hasCjkEmphasis } from './cjkEmphasis.ts'
import { hasTabs } from './tagLine.ts'

/**
 * In characters. Nothing ends a native parser, so the limits of the meter must be out of reach, and it must take no time to speak of:
 * within a paragraph that grows with the square of the delimiters.
 */
const most = { text: 500_000, block: 60_000 }

const marks = /[!-/:-@[-`{-~]/g
/** What may begin quotes, items and notes, each ending with one of the signs that are counted. */
const containerStart = /^(?:[ \t>+*\d.)-]|\[\^[^\]]*\]:)*/
const containerSigns = /[>+*.):-]/g

/** About what micromark would count; undefined for a text that is too much, by itself or with those before. */
export function piecesOf(text: string, { limits, cells, pieces }: Meter): number | undefined {
  if (text.length > most.text || text.split(']:').length > limits.definitions) return undefined
  let [made, cellCount, containers] = [pieces, cells, 0]
  // Paragraphs and tables end with an empty line.
  for (const block of text.split(/\n[ \t]*\n/)) {
    const markCount = countOf(block, marks)
    if (block.length > most.block || markCount > limits.marks) return undefined
    const lines = block.split('\n')
    // A line has up to three.
    made += markCount + 3 * lines.length
    if (block.includes('|')) cellCount += lines.length * Math.max(...lines.map((line) => line.split('|').length))
    // A line goes on with what another one before it has begun.
    containers += lines.length - 1
    for (const line of lines) containers += countOf(containerStart.exec(line)![0], containerSigns)
    if (made > limits.pieces || cellCount > limits.cells || containers > limits.containers) return undefined
  }
  return made - pieces
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const unlike: readonly RegExp[] = [
  /[^\S\n]$/,
  // Half characters beside delimiters and addresses: micromark looks at halves.
  /[\ud800-\udfff](?:[*_~]|https?:|www\.|[\w.+-]+@)|[*_~][\ud800-\udfff]/i,
  // A delimiter of which the first character is escaped, and one beside another.
  /\\[*_~][*_~]|\*[_~]|_[*~]|~[*_]/,
  // Comments and the like within text, and HTML within quotes and lists that does not end with a blank line.
  /(?<=[^ \n].*)<[!?]/,
  /^(?:[ \t>]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))+<(?:script|pre|style|textarea|!|\?)/im,
  // The end of a block of colons behind a hard break, and one that is indented as code is.
  /[\\ \t]\n[ \t>]*:{3}|^[ >]*(?:\t| {4})[ \t>]*:{3}/m,
  // A list that begins at once behind the mark of a quote, where the end of the one before lies.
  /^[ >]*>(?:[-+*]|\d{1,9}[.)])[ \t]/m,
  // The box of a task below the bullet of its item.
  /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]*\n[ \t>]*\[[ xX]\]/m,
  // Addresses that begin within a word, or end in one of another script or in a cell, and those of no host.
  /(?<![\w.+-])(?<!(?:^|[\s([<]|\(mailto:))[\w.+-]+@[\w.-]*\.[\w-]*[a-z]/i,
  /xmpp:|mailto:(?![\w.+-]+@)/i,
  /(?:https?:\/\/|www\.)(?:[^\s<>)"'`\]]*[^\0-\x7f]|[^\s|]*\||[.,:;!?_~=/\\-])/i,
  // Such an address with signs behind it and, without a space, another script: it ends where that one has punctuation.
  /(?<!\]\(|=["']|<)(?:https?:\/\/|www\.)[^\s<]*[^\0-\x7f]/i,
  // Addresses of which characters are written as references, as is done to hide them.
  /&(?:#(?:0*(?:4[35-9]|5[0-8]|6[4-9]|[78]\d|9[057-9]|1[01]\d|12[0-2])|x0*(?:2[bd-f]|3[\da]|[46][\da-f]|[57][\da]|5f))|colon|commat|lowbar|period|plus|sol);/i,
  // Such references in names of definitions.
  /&#?\w+;[^\][]{0,999}\](?!\()/,
]

/** Whether prose has what they read in different ways. `tree` is the native one: what is code to it is code to both, where all before is alike. */
export const isReadOtherwise = (text: string, tree: Root): boolean =>
  isUnlike(text) && (!/`|~~~/.test(text) || isUnlike(withHiddenCode(text, tree)))

function isUnlike(text: string): boolean {
  return (
    unlike.some((pattern) => pattern.test(text)) ||
    hasIndented(text) ||
    hasLongDefinitions(text) ||
    hasForeignEnd(text) ||
    hasCjkEmphasis(text)
  )
}

/** With other characters where code is that has a beginning and an end: between its back ticks, or its first and its last line. */
function withHiddenCode(text: string, tree: Root): string {
  let [result, from] = ['', 0]
  const hide = (node: Nodes) => {
    if ('children' in node) return node.children.forEach(hide)
    if (node.type !== 'code' && node.type !== 'inlineCode') return
    const { start, end } = node.position!
    const [, before = '', inside = '', after = ''] = coded.exec(text.slice(start.offset, end.offset)) ?? []
    if (!inside) return
    result += text.slice(from, start.offset) + before + inside.replace(/[^\s`]/g, 'x') + after
    from = end.offset!
  }
  hide(tree)
  return result + text.slice(from)
}

const coded = /^((?:`{3}|~{3}).*\n|`+)([^]*?)(`+|\n.*)$/

const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name]) => name!.toLowerCase()))

/** A block of raw HTML ends at the end tag of any such element, for native parsers at that of its own. */
function hasForeignEnd(text: string): boolean {
  const begun = namesIn(text, /^ {0,3}<(script|pre|style|textarea)\b/gim)
  const names = new Set([...begun, ...namesIn(text, /<\/(script|pre|style|textarea)>/gi)])
  return begun.size > 0 && names.size > 1
}

const indented = /^(?:[ >]|(?:[-+*]|\d{1,9}[.)])(?= ))*(?: {4}|\t|(?:[-+*]|\d{1,9}[.)])(?: {5}|[ ]*\t))/m

/** Tabs at the start of lines are columns to one and characters to the other. On a page with tabs of ours indented code is none. */
function hasIndented(text: string): boolean {
  const pattern = hasTabs(text) ? indented : text.includes('\t') ? /^[ >]*\t/m : undefined
  return pattern
    ? segmentsOf(text).some(({ code, start, end }) =>
        pattern.test(text.slice(start, code ? text.indexOf('\n', start) : end)),
      )
    : false
}

/** Native parsers stop resolving references to long definitions after a while. */
function hasLongDefinitions(text: string): boolean {
  if (!text.includes(']:')) return false
  const longest = Math.max(...text.split('\n').map((line) => (line.includes(']:') ? line.length : 0)))
  return longest * (text.split('[').length - 1) > 50_000
}

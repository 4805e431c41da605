/**
 * The native parser, about fifteen times as fast as micromark. It reads what both are known to read alike, and leaves the
 * rest: the result is that of micromark or none. Without a binary for the platform there is never one.
 */
import { createRequire } from 'node:module'
import type { Root } from 'mdast'
import type { Meter } from './meter.ts'
import { segmentsOf } from '../prose.ts'
import { isReadOtherwise, piecesOf } from './alike.ts'
import { settle, type Settling, type TagLine } from './settle.ts'
import { isTagLine, mayHaveTagLines } from './tagLine.ts'

type Parser = typeof import('satteri')

let loaded: Parser | undefined | null

/** At the first text, because a run that finds everything in the store parses none. */
function load(): Parser | undefined {
  if (loaded === undefined)
    try {
      loaded = createRequire(import.meta.url)('satteri') as Parser
    } catch {
      loaded = null
    }
  return loaded ?? undefined
}

/** Undefined where micromark must read the text. */
export function parseNatively(text: string, meter: Meter): Root | undefined {
  const pieces = piecesOf(text, meter)
  if (pieces === undefined || /[\0\r\ufeff]/.test(text)) return undefined
  const parser = load()
  if (!parser) return undefined
  const tagLines = mayHaveTagLines(text) ? findTagLines(text) : []
  const source = tagLines.length ? withStandIns(text, tagLines) : text
  const features = { frontmatter: false, directive: text.includes(':::') }
  const tree = parser.markdownToMdast(source, { features }) as Root
  if (isReadOtherwise(text, tree)) return undefined
  const settling: Settling = {
    text,
    tagLines: new Map(tagLines.map((line) => [line.start, line])),
    fences: text.match(/^(?:[ \t>]|[-+*] |\d{1,9}[.)] )*:{3,}/gm)?.length ?? 0,
  }
  if (!settle(tree, settling) || settling.tagLines.size || settling.fences) return undefined
  meter.pieces += pieces
  return tree
}

const lineWithTag = /^((?:[ >]|[-*+] |\d{1,9}[.)] )*)(<.*)$/gm

function findTagLines(text: string): readonly TagLine[] {
  const found: TagLine[] = []
  for (const { code, start, end } of segmentsOf(text)) {
    if (code) continue
    for (const { index, 1: prefix = '', 2: line = '' } of text.slice(start, end).matchAll(lineWithTag)) {
      const at = start + index + prefix.length
      if (isTagLine(line)) found.push({ start: at, end: at + line.length })
    }
  }
  return found
}

/** A processing instruction is a block of one line that ends a paragraph, as a tag line is. */
function withStandIns(text: string, tagLines: readonly TagLine[]): string {
  let [result, from] = ['', 0]
  for (const { start, end } of tagLines) {
    const length = text.slice(start, end).trimEnd().length
    result += `${text.slice(from, start)}<?${'.'.repeat(length - 4)}?>`
    from = start + length
  }
  return result + text.slice(from)
}

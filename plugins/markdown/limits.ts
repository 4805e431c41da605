/**
 * What one page may cost. Texts by people are far below: the largest page of this site has 150 lines and 50 rows. A limit
 * is checked before or while something is made, never afterwards.
 */

export type Limits = {
  /** Lines of a file, code included. */
  readonly lines: number
  /** Lines of an `.mdx` file: expressions of many lines take time quadratic in their number. */
  readonly mdxLines: number
  /** Delimiters, words between them, lines and blocks the parser looks at. It keeps 1 to 3 KB of memory for each. */
  readonly pieces: number
  /** Addresses of pages and of mail, in text and in code. Those in text become links, which are not seen while it is parsed. */
  readonly addresses: number
  /** Quotes, items of lists, and lines that continue one without its `>` or `-`. */
  readonly containers: number
  /** Definitions of links and footnotes. */
  readonly definitions: number
  /** Delimiters of emphasis and links in one paragraph, heading or cell. */
  readonly marks: number
  /** Cells of all tables, with those that short rows leave out. */
  readonly cells: number
  /** Characters that uses of definitions put into the page: addresses and titles. */
  readonly references: number
  /** Parts, and parts of parts. */
  readonly includes: number
  /** Characters of one fence that is drawn: the time of layouts grows with the cube. */
  readonly drawing: number
  /** Characters of all of them. */
  readonly drawings: number
  /** Characters of HTML. */
  readonly html: number
  /** Of the processor, for parsing. */
  readonly seconds: number
}

export const defaultLimits: Limits = {
  lines: 100_000,
  mdxLines: 20_000,
  pieces: 200_000,
  addresses: 50_000,
  containers: 5000,
  definitions: 5000,
  marks: 4000,
  cells: 50_000,
  references: 1_000_000,
  includes: 1000,
  drawing: 4000,
  drawings: 20_000,
  html: 8_000_000,
  seconds: 30,
}

export type Excess = {
  readonly kind:
    | Exclude<keyof Limits, 'mdxLines' | 'references' | 'drawing' | 'drawings' | 'includes'>
    | 'nesting'
    | 'underlines'
    | 'ticks'
  readonly limit: number
  /** What was counted, where all of it was. */
  readonly count?: number
  /** In the parsed text, 1-based. */
  readonly line: number
  readonly column: number
}

/** Thrown within the parser. */
export class ExcessError extends Error {
  readonly excess: Excess
  constructor(excess: Excess) {
    super(excess.kind)
    this.excess = excess
  }
}

/** Characters the compiler writes for an element of JSX. */
export const jsxSize = 250

export const maxDepth = 100
const maxUnderlines = 3000
/** Unmatched runs of back ticks times characters to search for the other half. */
const maxSpanSearch = 300_000_000

/** What is too much for the parser, found without it. */
export function findExcess(text: string, mdx: boolean, limits: Limits): Excess | undefined {
  return (
    tooManyLines(text, mdx ? limits.mdxLines : limits.lines) ??
    tooDeep(text) ??
    deepBlocks(text, limits.pieces) ??
    tooManyAddresses(text, limits.addresses) ??
    unmatchedTicks(text) ??
    tooManyUnderlines(text)
  )
}

function tooManyLines(text: string, limit: number): Excess | undefined {
  if (text.length <= limit) return undefined
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count > limit ? { kind: 'lines', limit, count, line: limit + 1, column: 1 } : undefined
}

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const oneContainer = />|[-+*](?=[ \t])|\d{1,9}[.)]/g
/** `* * * *` is a dividing line. */
const thematicBreak = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/

/** Nested quotes and items of lists. */
function tooDeep(text: string): Excess | undefined {
  let line = 1
  for (let at = 0; at < text.length; line++) {
    const feed = text.indexOf('\n', at)
    const end = feed === -1 ? text.length : feed
    if (end - at > maxDepth) {
      const content = text.slice(at, end)
      const depth = containers.exec(content)?.[0].match(oneContainer)?.length ?? 0
      if (depth > maxDepth && !thematicBreak.test(content)) return { kind: 'nesting', limit: maxDepth, line, column: 1 }
    }
    at = end + 1
  }
  return undefined
}

const blockFence = /^([ \t>]*(?:[-+*][ \t]+|\d{1,9}[.)][ \t]+)*)(:{3,})[ \t]*(.?)/

/** Blocks between lines of colons. Each line within one is read again for each block around it. */
function deepBlocks(text: string, limit: number): Excess | undefined {
  if (!text.includes(':::')) return undefined
  const open: { readonly prefix: string; readonly colons: number }[] = []
  let read = 0
  for (const [index, line] of text.split('\n').entries()) {
    const [, prefix = '', { length: colons } = '', name] = line.includes(':::') ? (blockFence.exec(line) ?? []) : []
    if (name) open.push({ prefix, colons })
    // The end of an outer block ends those within it.
    else if (colons) closeFrom(open.findIndex((block) => block.prefix === prefix && block.colons <= colons))
    const at = { line: index + 1, column: 1 }
    if (open.length > maxDepth) return { kind: 'nesting', limit: maxDepth, ...at }
    read += open.length
    if (read > limit) return { kind: 'pieces', limit, ...at }
  }
  return undefined

  function closeFrom(index: number): void {
    if (index !== -1) open.length = index
  }
}

function tooManyAddresses(text: string, limit: number): Excess | undefined {
  // The shortest takes four characters.
  if (text.length <= 4 * limit) return undefined
  let count = 0
  for (const { index } of text.matchAll(/@|:\/\/|www\./gi)) {
    if (++count <= limit) continue
    const before = text.slice(0, index).split('\n')
    return { kind: 'addresses', limit, line: before.length, column: before.at(-1)!.length + 1 }
  }
  return undefined
}

function unmatchedTicks(text: string): Excess | undefined {
  let line = 1
  for (const block of text.split(/\n[ \t>]*(?=\n)/)) {
    const firstLine = line + (block.startsWith('\n') ? 1 : 0)
    line += block.split('\n').length
    const lengths = new Map<number, number>()
    for (const [run] of block.matchAll(/`+/g)) lengths.set(run.length, (lengths.get(run.length) ?? 0) + 1)
    const count = [...lengths.values()].filter((times) => times === 1).length
    const limit = Math.floor(maxSpanSearch / block.length)
    if (count > limit) return { kind: 'ticks', limit, count, line: firstLine, column: 1 }
  }
  return undefined
}

function tooManyUnderlines(text: string): Excess | undefined {
  const count = text.match(/^ {0,3}(?:=+|-+)$/gm)?.length ?? 0
  return count > maxUnderlines ? { kind: 'underlines', limit: maxUnderlines, count, line: 1, column: 1 } : undefined
}

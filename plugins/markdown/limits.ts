/**
 * Input that would keep the parser busy for minutes, found before parsing. Some of its rules
 * take the square of the number of marks; no page a person wrote comes near these limits.
 */

export type Excess =
  /** Quotes and list items within each other. */
  | { readonly kind: 'nesting'; readonly line: number }
  /** `*`, `_`, `~` or back ticks in one paragraph. */
  | { readonly kind: 'marks'; readonly line: number; readonly count: number }
  /** Headings that are underlined. */
  | { readonly kind: 'underlines'; readonly line: number; readonly count: number }

export const maxDepth = 100
const maxMarks = 4000
const maxUnderlines = 3000
/** Unmatched runs of back ticks times characters to search for the other half. */
const maxSpanSearch = 300_000_000

/** The first excess of a text; line is 1-based. */
export function excessIn(text: string): Excess | undefined {
  const line = tooDeepLine(text)
  if (line !== undefined) return { kind: 'nesting', line }
  // Each mark needs a character beside it.
  return text.length > 2 * maxMarks ? (tooManyMarks(text) ?? tooManyUnderlines(text)) : undefined
}

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const oneContainer = />|[-+*](?=[ \t])|\d{1,9}[.)]/g
/** `* * * *` is a dividing line. */
const thematicBreak = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/

function tooDeepLine(text: string): number | undefined {
  let line = 1
  for (let at = 0; at < text.length; line++) {
    const feed = text.indexOf('\n', at)
    const end = feed === -1 ? text.length : feed
    if (end - at > maxDepth) {
      const content = text.slice(at, end)
      const marks = containers.exec(content)?.[0].match(oneContainer)?.length ?? 0
      if (marks > maxDepth && !thematicBreak.test(content)) return line
    }
    at = end + 1
  }
  return undefined
}

function tooManyMarks(text: string): Excess | undefined {
  let line = 1
  for (const block of text.split(/\n[ \t>]*(?=\n)/)) {
    const firstLine = line + (block.startsWith('\n') ? 1 : 0)
    line += block.split('\n').length
    if (block.length <= 2 * maxMarks) continue
    // Each cell of a table is a paragraph of its own; a row is near enough.
    const pieces = /\|[ \t]*:?-|-:?[ \t]*\|/.test(block) ? block.split('\n') : [block]
    const count = Math.max(...pieces.map((piece) => piece.match(/\*+|_+|~+/g)?.length ?? 0))
    if (count > maxMarks) return { kind: 'marks', line: firstLine, count }
    const unmatched = unmatchedTicks(block)
    if (unmatched * block.length > maxSpanSearch) return { kind: 'marks', line: firstLine, count: unmatched }
  }
  return undefined
}

function tooManyUnderlines(text: string): Excess | undefined {
  const count = text.match(/^ {0,3}(?:=+|-+)$/gm)?.length ?? 0
  return count > maxUnderlines ? { kind: 'underlines', line: 1, count } : undefined
}

function unmatchedTicks(block: string): number {
  const lengths = new Map<number, number>()
  for (const [run] of block.matchAll(/`+/g)) lengths.set(run.length, (lengths.get(run.length) ?? 0) + 1)
  return [...lengths.values()].filter((count) => count === 1).length
}

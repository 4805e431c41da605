/** Excerpts with highlighted matches. Matching runs on the folded text; the excerpt shows the text as written. */
import { foldWithOffsets } from './fold.ts'
import type { Highlighted } from './types.ts'

type Range = readonly [start: number, end: number]

/** `needles` are folded. If the first one occurs, the others are not highlighted. */
export function highlight(text: string, needles: readonly string[]): Highlighted {
  return highlightRanges(text, rangesIn(text, needles))
}

/** About two lines. A wide character takes two cells. */
const maxCells = 150
const cellsBefore = 30

export function excerptOf(text: string, needles: readonly string[]): Highlighted {
  const ranges = rangesIn(text, needles)
  const first = ranges[0]?.[0] ?? 0
  const start = stepBack(text, first, cellsBefore)
  const end = stepForward(text, start, maxCells)
  const within = ranges
    .filter(([from]) => from < end)
    .map(([from, to]): Range => [from - start, Math.min(to, end) - start])
  const highlighted = highlightRanges(text.slice(start, end), within)
  return [
    ...(start > 0 ? [['…', false] as const] : []),
    ...highlighted,
    ...(end < text.length ? [['…', false] as const] : []),
  ]
}

/** Offsets in the text as written, sorted, not overlapping. */
export function rangesIn(text: string, needles: readonly string[]): readonly Range[] {
  const folded = foldWithOffsets(text)
  const [whole = '', ...parts] = needles
  const asked = whole && folded.text.includes(whole) ? [whole] : parts
  const found = asked
    .flatMap((needle) => occurrences(folded.text, needle))
    .sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)
  const joined: [number, number][] = []
  for (const [start, end] of found) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined.map(([start, end]): Range => [folded.offsets[start]!, endOf(folded.offsets, end)])
}

function occurrences(text: string, needle: string): readonly Range[] {
  const ranges: Range[] = []
  if (!needle) return ranges
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + needle.length))
    ranges.push([at, at + needle.length])
  return ranges
}

/** A character that folds to several ones is highlighted as a whole. */
function endOf(offsets: readonly number[], end: number): number {
  let next = end
  while (next < offsets.length - 1 && offsets[next] === offsets[end - 1]) next++
  return offsets[next]!
}

function highlightRanges(text: string, ranges: readonly Range[]): Highlighted {
  const parts: [string, boolean][] = []
  let at = 0
  for (const [start, end] of ranges) {
    parts.push([text.slice(at, start), false], [text.slice(start, end), true])
    at = end
  }
  parts.push([text.slice(at), false])
  return parts.filter(([part]) => part)
}

const widthOf = (character: string): number => (character >= '\u2e80' ? 2 : 1)
/** Whether a cut here would split a Latin word. */
const isWithinWord = (text: string, index: number): boolean =>
  /[a-z0-9][a-z0-9]/i.test(text.slice(index - 1, index + 1))

function stepBack(text: string, from: number, room: number): number {
  let at = from
  for (let left = room; at > 0 && left > 0; left -= widthOf(text[at]!)) at--
  for (let tries = 20; at < from && at > 0 && tries > 0 && isWithinWord(text, at); tries--) at++
  return isLowSurrogate(text, at) ? at + 1 : at
}

function stepForward(text: string, from: number, room: number): number {
  let at = from
  for (let left = room; at < text.length && left > 0; left -= widthOf(text[at - 1]!)) at++
  for (let tries = 20; at > from && at < text.length && tries > 0 && isWithinWord(text, at); tries--) at--
  return isLowSurrogate(text, at) ? at - 1 : at
}

const isLowSurrogate = (text: string, index: number): boolean => /[\udc00-\udfff]/.test(text[index] ?? '')

/** The lines around a position, with a caret below it. */
import { printable } from './printable.ts'

const around = 3
const tab = '  '
const widest = 160

/**
 * Undefined if the position is not in the text.
 *
 * ```
 *   2 | title: Intro
 * > 3 | sidebar_positon: 2
 *     | ^
 *   4 | ---
 * ```
 */
export function frame(text: string, line: number, column: number | undefined): string | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const wanted = lines[line - 1]
  if (wanted === undefined) return undefined
  const first = Math.max(1, line - around)
  // A file ends with a line end, which is not a line of its own.
  const end = lines.at(-1) === '' && line < lines.length ? lines.length - 1 : lines.length
  const last = Math.min(end, line + around)
  const gutter = String(last).length
  const row = (number: number) =>
    `${number === line ? '>' : ' '} ${String(number).padStart(gutter)} | ${clip(lines[number - 1]!)}`.trimEnd()

  const rows = Array.from({ length: last - first + 1 }, (_, index) => row(first + index))
  const before = column === undefined ? undefined : wanted.slice(0, column - 1)
  if (before !== undefined && before.length < widest) {
    rows.splice(line - first + 1, 0, `  ${' '.repeat(gutter)} | ${' '.repeat(columns(before.replaceAll('\t', tab)))}^`)
  }
  return rows.join('\n')
}

/** A line of a minified file must not flood the terminal. Tabs have one width here, so that the caret fits. */
function clip(line: string): string {
  const shown = line.length > widest ? `${line.slice(0, widest)}…` : line
  return printable(shown.replaceAll('\t', tab))
}

let segmenter: Intl.Segmenter | undefined

/** Made when it is first needed: that takes 25 ms, and most runs have nothing to show. */
const graphemes = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))

/** Columns of a terminal: Chinese, Japanese, Korean and emoji take two, combining marks none. */
export function columns(text: string): number {
  let width = 0
  for (const { segment } of graphemes().segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}

const wide =
  /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\p{Emoji}\uFE0F)/u

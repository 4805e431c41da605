/** An error of the MDX parser as a diagnostic, with places in the source file, front matter counted. */
import type { Diagnostic } from '../../engine/types.ts'
import * as messages from './messages.ts'
import type { Page } from './page.ts'

type Point = { readonly line?: number; readonly column?: number }
type ParserMessage = {
  readonly reason?: string
  readonly place?: Point & { readonly start?: Point }
  readonly line?: number
  readonly column?: number
  readonly cause?: unknown
}

export function syntaxProblem(error: unknown, page: Page): Diagnostic {
  // Expressions are parsed by recursion, so too many open braces exhaust the stack.
  if (error instanceof RangeError) return messages.nestingTooDeep(page.placeAt(1, 1), 100)
  const thrown = error as ParserMessage
  if (typeof thrown.reason !== 'string') throw error
  const point = thrown.place?.start ?? thrown.place ?? (thrown.line === undefined ? inText(thrown.reason) : thrown)
  const place = page.placeAt(point.line ?? 1, point.column ?? 1)
  const cause = thrown.cause instanceof Error ? `: ${thrown.cause.message.replace(/ \(\d+:\d+\)$/, '')}` : ''
  return messages.mdxSyntax(place, `${shiftLines(thrown.reason, page)}${cause}`)
}

const positions = /\((\d+):(\d+)(?:-(\d+):(\d+))?\)/g

function inText(reason: string): Point {
  const match = new RegExp(positions.source).exec(reason)
  return match ? { line: Number(match[1]), column: Number(match[2]) } : {}
}

/** "a closing tag for `<b>` (2:1-2:4)": the parser counts lines from the end of the front matter. */
function shiftLines(reason: string, page: Page): string {
  const lineOf = (line: string): number => page.placeAt(Number(line), 1).line!
  return reason.replace(positions, (_, line: string, column: string) => `(${lineOf(line)}:${column})`)
}

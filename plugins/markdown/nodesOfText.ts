/** The nodes of a Markdown text, and where they stand in it: for what rewrites a text and leaves the rest as it was written. */
import type { Nodes } from 'mdast'
import { defaultLimits } from './limits.ts'
import { createMeter } from './mdast/meter.ts'
import { nodesIn } from './mdast/nodes.ts'
import { parse } from './mdast/parse.ts'
import { preprocess } from './mdast/preprocess.ts'
import type { Dialect } from './mdast/syntax.ts'
import type { Syntax } from './published.ts'

type Point = { readonly line: number; readonly column: number; readonly offset?: number | undefined }
export type Range = { readonly start: Point; readonly end: Point }

export type NodesOfText = {
  readonly nodes: readonly Nodes[]
  /** Where a node stands in the text, and whether it is the same there: notations of other tools are rewritten before a text is parsed. */
  written(range: Range): { readonly start: number; readonly end: number; readonly isSame: boolean }
}

type ReadingOptions = {
  readonly syntax?: Syntax | undefined
  /** Of figures, as `limit` of `{limit:cells}`. */
  readonly names?: readonly string[]
}

/** Undefined where the text cannot be parsed: what is wrong with it is told of its page. */
export function nodesOfText(
  text: string,
  dialect: Dialect,
  { syntax, names = [] }: ReadingOptions = {},
): NodesOfText | undefined {
  const prepared = preprocess(text, { mdx: dialect === 'mdx', figures: { names } })
  const toOffset = prepared === text ? ({ offset }: Point) => offset! : offsets(text)
  try {
    const nodes = [...nodesIn(parse(prepared, dialect, createMeter(defaultLimits), syntax))]
    return {
      nodes,
      written(range) {
        const [start, end] = [toOffset(range.start), toOffset(range.end)]
        return { start, end, isSame: text.slice(start, end) === prepared.slice(range.start.offset, range.end.offset) }
      },
    }
  } catch {
    return undefined
  }
}

function offsets(text: string): (point: Point) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1
}

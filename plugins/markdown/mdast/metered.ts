/**
 * Counts what the parser makes while it works, and stops it: what a text costs cannot be told by looking at it. The parser
 * asks its constructs at each character that may begin something; one of them is a construct that never matches and
 * counts how often it is asked.
 */
import { gfmTable } from 'micromark-extension-gfm-table'
import { mdxjs } from 'micromark-extension-mdxjs'
import type { Code, Construct, Effects, Extension, Point, State, TokenizeContext } from 'micromark-util-types'
import { ExcessError, jsxSize, type Excess } from '../limits.ts'
import type { Meter } from './meter.ts'

const nothing = {
  /** About as many cells as the tables have, never more. */
  cells: 0,
  /** Of the table being read, whose rows have as many cells as its first one. */
  columns: 0,
  table: undefined as Point | undefined,
  lastRow: -1,
  containers: 0,
  /** The document being read, its line, and its events that were looked at for containers. */
  document: undefined as TokenizeContext | undefined,
  line: 0,
  seen: 0,
  lastStart: -1,
  /** The paragraph being read, and its delimiters. */
  text: undefined as TokenizeContext | undefined,
  delimiters: 0,
  /** Of JSX. What is no block is read again as text, so a tag is counted where none was before. */
  tags: 0,
  lastTag: -1,
}

type Count = typeof nothing & { readonly meter: Meter; readonly endAt: number }

/** Of the text being parsed. Parsing waits for nothing, so there is one at a time. */
let current: Count | undefined

/** Parses a text with `parseText`, which must use `metered` and `meteredTable`. Throws `ExcessError`. */
export function measured<T>(meter: Meter, parseText: () => T): T {
  const startedAt = processorSeconds()
  const outer = current
  const endAt = startedAt + meter.limits.seconds - meter.seconds
  current = { meter, endAt, ...nothing }
  try {
    return parseText()
  } finally {
    current = outer
    meter.seconds += processorSeconds() - startedAt
  }
}

/** Of this thread: a busy machine makes no page too slow. Older versions of Node know the time of the process only. */
function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1e6
}

const stepsBetweenClocks = 256

function step(context: TokenizeContext): void {
  if (!current) return
  const { meter, endAt } = current
  const { pieces, seconds } = meter.limits
  if (++meter.pieces > pieces) stop({ kind: 'pieces', limit: pieces }, context.now())
  if (meter.pieces % stepsBetweenClocks === 0 && processorSeconds() > endAt)
    stop({ kind: 'seconds', limit: seconds }, context.now())
}

function stop(excess: Omit<Excess, 'line' | 'column'>, { line, column }: Pick<Point, 'line' | 'column'>): never {
  throw new ExcessError({ ...excess, line, column })
}

/** The end of each quote and item makes the parser copy what it has of the document, and a lazy line makes it look back. */
function countContainers(context: TokenizeContext): void {
  step(context)
  if (!current) return
  const { containers } = current.meter.limits
  // The content of a block between colons is a document of its own.
  if (current.document !== context) Object.assign(current, { document: context, line: 0, seen: 0, lastStart: -1 })
  const { line } = context.now()
  if (line > current.line) {
    if (context.parser.lazy[current.line] && !endsBlank(context)) current.containers++
    current.line = line
  }
  const { events } = context
  // The last two may be taken back: the spaces in front of what comes.
  for (; current.seen < events.length - 2; current.seen++) {
    const [kind, { type, start }] = events[current.seen]!
    if (kind === 'exit' || (type !== 'listItemPrefix' && type !== 'blockQuote')) continue
    // Ends are put in front of events that were there, which are seen again.
    if (start.offset <= current.lastStart) continue
    current.lastStart = start.offset
    current.containers++
  }
  if (current.containers > containers) stop({ kind: 'containers', limit: containers }, context.now())
}

/** A blank line ends a quote, and is lazy to the parser. */
function endsBlank({ events }: TokenizeContext): boolean {
  const chunk = events.findLast(([, { type }]) => type === 'chunkFlow')?.[1]
  return chunk !== undefined && chunk.end.offset - chunk.start.offset <= 1
}

/** Each definition and each use of one is compared with all others. */
function countDefinitions(context: TokenizeContext): void {
  step(context)
  if (!current) return
  const { defined, gfmFootnotes = [] } = context.parser as { defined: string[]; gfmFootnotes?: string[] }
  const { definitions } = current.meter.limits
  if (defined.length + gfmFootnotes.length > definitions)
    stop({ kind: 'definitions', limit: definitions }, context.now())
}

/** Rules for delimiters take time quadratic in their number within a paragraph, a heading or a cell. */
function countDelimiters(context: TokenizeContext): void {
  step(context)
  if (!current) return
  if (current.text !== context) [current.text, current.delimiters] = [context, 0]
  const { marks } = current.meter.limits
  if (++current.delimiters > marks) stop({ kind: 'marks', limit: marks }, context.events[0]?.[1].start ?? context.now())
}

/** The page is larger than it may be long before its tree is made. */
function countTag(context: TokenizeContext): void {
  const { offset } = context.now()
  if (!current || offset <= current.lastTag) return
  current.lastTag = offset
  // An element has two tags at most.
  const size = (++current.tags * jsxSize) / 2
  const { html } = current.meter.limits
  if (size > html) stop({ kind: 'html', limit: html, count: size }, context.now())
}

const construct = (count: (context: TokenizeContext) => void): Construct => ({
  name: 'meter',
  // It is never the current construct.
  partial: true,
  tokenize(_effects, _ok, nok) {
    return (code) => {
      count(this)
      return nok(code)
    }
  },
})

const codesOf = (characters: string): readonly number[] => [...characters].map((character) => character.charCodeAt(0))
const at = (codes: readonly (number | 'null')[], asked: Construct) =>
  Object.fromEntries(codes.map((code) => [code, asked]))

const lineEndings = [-5, -4, -3]
const [steps, containers, definitions, delimiters] = [step, countContainers, countDefinitions, countDelimiters].map(
  construct,
) as [Construct, Construct, Construct, Construct]

/** Within a run of back ticks nothing begins. */
const backTick: Construct = { ...steps, previous: (code) => code !== 96 }

export const metered: Extension = {
  document: { ...at([...codesOf('*+->0123456789'), 'null'], containers), ...at(codesOf('['), definitions) },
  contentInitial: at(codesOf('['), definitions),
  flow: at([...codesOf('#*-<=_`~:'), 'null'], steps),
  string: at(codesOf('&\\'), steps),
  text: {
    ...at([...lineEndings, ...codesOf('!&<\\{'), 'null'], steps),
    ...at(codesOf('`'), backTick),
    ...at(codesOf('*_~[]'), delimiters),
  },
}

/** Tables: a row is one construct to the parser, so cells are counted here, by the dividers between them. */
export function meteredTable(): Extension {
  const table = gfmTable().flow!.null as Construct
  return { flow: { null: { ...table, tokenize: tokenizeRow } } }

  function tokenizeRow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const start = this.now()
    // The divider at the start of a row has no cell before it.
    let divider: 'first' | 'other' | 'none' = 'first'
    let isHead = false
    let cells = 0
    const enter: Effects['enter'] = (type, fields) => {
      if (type === 'tableHead') isHead = true
      if (type === 'tableDelimiterRow') divider = 'none'
      if (type === 'tableCellDivider' && divider === 'other') refuseCells(++cells)
      if ((type === 'tableCellDivider' || type === 'data') && divider === 'first') divider = 'other'
      return effects.enter(type, fields)
    }
    return table.tokenize.call(this, { ...effects, enter }, takeRow, nok)

    function takeRow(code: Code): State | undefined {
      // A first row that ends a paragraph is looked at twice.
      if (current && start.offset !== current.lastRow) {
        current.lastRow = start.offset
        if (isHead) Object.assign(current, { columns: cells, table: start })
        current.cells += Math.max(cells, isHead ? 0 : current.columns)
        refuseCells(0)
      }
      return ok(code)
    }

    function refuseCells(more: number): void {
      if (!current) return
      const { limits, cells: before } = current.meter
      if (before + current.cells + more > limits.cells)
        stop({ kind: 'cells', limit: limits.cells }, isHead ? start : (current.table ?? start))
    }
  }
}

/** Code: elements that follow each other, and lines of code, are one construct to the parser, so they are counted here. */
export function meteredMdx(): Extension {
  const { flow, text, ...syntax } = mdxjs()
  return { ...syntax, flow: countedAll(flow), text: countedAll(text) }

  function countedAll(constructs: Extension['flow'] = {}): NonNullable<Extension['flow']> {
    const entries = Object.entries(constructs).map(([code, found]) => [code, [found ?? []].flat().map(counted)])
    return Object.fromEntries(entries)
  }

  function counted(code: Construct): Construct {
    return {
      ...code,
      tokenize(effects, ok, nok) {
        const enter: Effects['enter'] = (type, fields) => {
          if (type === 'lineEnding' || (type as string) === 'mdxJsxFlowTag') step(this)
          if ((type as string) === 'mdxJsxFlowTag' || (type as string) === 'mdxJsxTextTag') countTag(this)
          return effects.enter(type, fields)
        }
        return code.tokenize.call(this, { ...effects, enter }, ok, nok)
      },
    }
  }
}

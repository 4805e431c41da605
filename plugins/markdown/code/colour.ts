/**
 * Lines of code to HTML. A line that was coloured before, with the grammar in the same state, is taken as it was: closing
 * braces, imports and commands come again and again, and to look for tokens costs a hundred times as much.
 */
import { escapeText } from '../../../engine/html/escape.ts'
import { memoized } from '../../../engine/store/memoized.ts'
import type { Grammar } from './grammars.ts'
import { createLruCache, type LruCache } from './lruCache.ts'
import { hasPlaceholders, splitPlaceholders, type Token } from './placeholders.ts'

/** Class by name of the theme's variable. Anything else is plain text and has no element. */
const classes: Readonly<Record<string, string>> = {
  keyword: 'k',
  string: 't',
  'string-expression': 's',
  comment: 'c',
  function: 'f',
  constant: 'n',
  parameter: 'r',
  punctuation: 'p',
  link: 'l',
  inserted: 'i',
  deleted: 'd',
  changed: 'm',
}

type Line = ReturnType<Grammar['grammar']['tokenizeLine2']>
type State = Line['ruleStack']
/** `state`: behind the line. */
type Coloured = { readonly html: string; readonly state: State }

/** What was read with a grammar so far. */
type Memory = {
  readonly lines: LruCache<Coloured>
  /** A state for all that are equal to it, by what it is made of. */
  readonly states: Map<string, State>
  readonly numbers: WeakMap<State, number>
}

const memories = new WeakMap<Grammar, Memory>()
const mostLines = 5000
const mostStates = 500

/** `name`: of the grammar. */
export function colour(code: string, name: string, grammar: Grammar): readonly string[] {
  const memory = memoryOf(grammar)
  const split = hasPlaceholders(name)
  let state: State | null = null
  return code.split(/\r?\n/).map((line) => {
    if (line === '') return ''
    const key = `${state ? memory.numbers.get(state) : ''}\n${line}`
    let found = memory.lines.get(key)
    if (!found) {
      // No limit of time: on a busy machine a block would lose its colours, and two builds would differ.
      const { tokens, ruleStack } = grammar.grammar.tokenizeLine2(line, state, 0)
      const read = tokensOf(line, tokens, grammar)
      found = { html: lineToHtml(split ? splitPlaceholders(read) : read), state: sameState(ruleStack, memory) }
      memory.lines.set(key, found)
    }
    state = found.state
    return found.html
  })
}

function memoryOf(grammar: Grammar): Memory {
  let memory = memories.get(grammar)
  if (!memory || memory.states.size > mostStates) {
    memory = { lines: createLruCache(mostLines), states: new Map(), numbers: new WeakMap() }
    memories.set(grammar, memory)
  }
  return memory
}

/** What a line may depend on: the rules that are open, with what ends them, and the scopes they give. */
type Frame = State & {
  readonly parent: Frame | null
  readonly ruleId: number
  readonly endRule: string | null
  readonly beginRuleCapturedEOL: boolean
  readonly nameScopesList: { toString(): string } | null
  readonly contentNameScopesList: { toString(): string } | null
}

function sameState(state: State, { states, numbers }: Memory): State {
  if (numbers.has(state)) return state
  const parts: unknown[] = []
  for (let frame: Frame | null = state as Frame; frame; frame = frame.parent)
    parts.push([
      frame.ruleId,
      frame.endRule,
      frame.beginRuleCapturedEOL,
      String(frame.nameScopesList),
      String(frame.contentNameScopesList),
    ])
  const key = JSON.stringify(parts)
  const known = states.get(key)
  if (known) return known
  states.set(key, state)
  numbers.set(state, states.size)
  return state
}

/** Pairs of where a token starts and its data; the colour is in nine bits. */
function tokensOf(line: string, tokens: Uint32Array, { colors }: Grammar): readonly Token[] {
  const found: Token[] = []
  for (let index = 0; index < tokens.length; index += 2) {
    const end = tokens[index + 2] ?? line.length
    const content = line.slice(tokens[index], end)
    if (content) found.push({ content, color: colors[(tokens[index + 1]! >>> 15) & 511] })
  }
  return found
}

function lineToHtml(tokens: readonly Token[]): string {
  let html = ''
  let open = ''
  for (const { content, color = '' } of tokens) {
    // White space has no colour, so it can stay in the element before it.
    const name = content.trim() === '' ? open : classOf(color)
    if (name !== open) {
      if (open) html += '</i>'
      if (name) html += `<i class=${name}>`
      open = name
    }
    html += escapeText(content)
  }
  return open ? `${html}</i>` : html
}

/** `var(--token-string-expression)` -> `s` */
export const classOf = memoized((color: string) => classes[/--token-([a-z-]+)/.exec(color)?.[1] ?? ''] ?? '')

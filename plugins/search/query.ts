/** What a reader typed -> what has to be looked up. There are no operators: `foo:`, `+` and `~9` are text. */
import { fold } from './fold.ts'
import { isStopWord } from './stopWords.ts'
import { compoundsOf, pairsOf, partsOf, runsOf, type Run } from './tokens.ts'

/** A longer query is cut, so that no address can keep a browser busy. */
export const longestQuery = 128
export const mostTerms = 10

export type Piece = Pick<Run, 'kind' | 'text'> & {
  /** Its own terms: the pairs of a run of characters, or the word. */
  readonly terms: readonly string[]
}

export type Query = {
  /** All of it, folded: where it stands like this, the match is best. */
  readonly whole: string
  /** A page has to have each of them. */
  readonly pieces: readonly Piece[]
  /** Good to have: parts and wholes of identifiers. */
  readonly extras: readonly string[]
}

/** What people put around words: quotes, brackets, the signs of other search engines, the mark of a question. */
const wrapping = /^[\s"'“”‘’+\-([{<《「『【]+|[\s"'“”‘’)\]}>》」』】?!.,;:。、]+$/g

export function parseQuery(input: string): Query {
  const typed = input.slice(0, longestQuery)
  const runs = [...new Map(runsOf(typed).map((run) => [run.text, run])).values()]
  const decisive =
    [1, 2, 3, 4].map((rank) => runs.filter((run) => rankOf(run) === rank)).find(({ length }) => length) ?? []
  const pieces: Piece[] = []
  let room = mostTerms
  for (const { kind, text } of decisive) {
    const terms = kind === 'word' ? [text] : spread(text).slice(0, room)
    if (!room) break
    room -= terms.length
    pieces.push({ kind, text, terms })
  }
  const known = new Set(pieces.flatMap(({ terms }) => terms))
  const extras = [...compoundsOf(typed), ...runs.flatMap(({ written }) => partsOf(written))]
  return {
    whole: fold(typed).replace(/\s+/g, ' ').replace(wrapping, ''),
    pieces,
    extras: [...new Set(extras)].filter((term) => !known.has(term)).slice(0, room),
  }
}

/** What decides: words, else words like "the", else a single character, else a single letter. The rest may be anywhere. */
function rankOf({ kind, text }: Run): 1 | 2 | 3 | 4 {
  if ([...text].length === 1) return kind === 'cjk' ? 3 : 4
  return kind === 'word' && isStopWord(text) ? 2 : 1
}

/** The pairs of a run. Of a long one every second: together they have all its characters, and cost half. */
function spread(run: string): readonly string[] {
  const pairs = pairsOf(run)
  if (pairs.length === 1) return pairs
  const whole = pairs.slice(0, -1)
  return whole.length < 5 ? whole : whole.filter((_, index) => index % 2 === 0 || index === whole.length - 1)
}

/** The text a reader typed -> tokens to look up. There are no operators: `foo:`, `+` and `~9` are text. */
import { fold } from './fold.ts'
import { isStopWord, withoutQuestion } from './stopWords.ts'
import { bigramsOf, compoundsOf, partsOf, runsOf, signsIn, type Run } from './tokens.ts'

/** A longer query is cut, so that no link to a search can keep a browser busy. */
const maxQueryLength = 128
const maxTerms = 10

/** What may stand in place of a token: all of these texts. A section that has them has all of the terms. */
export type Alternative = { readonly texts: readonly string[]; readonly terms: readonly string[] }

export type QueryToken = Pick<Run, 'kind' | 'text'> & {
  /** The word itself, or bigrams of a CJK run. */
  readonly terms: readonly string[]
  readonly alternatives: readonly Alternative[]
}

export type Query = {
  /** The whole query, folded. Pages that contain it unchanged are the best matches. */
  readonly phrase: string
  /** The phrase itself, then with synonyms in place of its words. */
  readonly phrases: readonly string[]
  /** Words that are not looked up beside others: `what is`. */
  readonly fillers: readonly string[]
  /** A page must contain all of them. */
  readonly tokens: readonly QueryToken[]
  /** Parts and compounds of identifiers: pages with them score higher. */
  readonly optionalTerms: readonly string[]
}

/** Characters people put around words: quotes, brackets, operators of other search engines, punctuation. */
const wrapping = /^[\s"'“”‘’+\-([{<《「『【]+|[\s"'“”‘’)\]}>》」』】?!.,;:。、]+$/g

export function parseQuery(input: string): Query {
  const typed = input.slice(0, maxQueryLength)
  // `8.4` is one word, and so is `c++`: their digits and letters stand everywhere.
  const { found, rest } = signsIn(typed)
  const whole = found.map((text): Run => ({ kind: 'word', text, written: text }))
  const runs = [...new Map([...runsOf(rest), ...whole].map((run) => [run.text, run])).values()]
  const required =
    ([1, 2, 3, 4] as const)
      .map((priority) => runs.filter((run) => priorityOf(run) === priority))
      .find(({ length }) => length) ?? []
  const tokens: QueryToken[] = []
  let room = maxTerms
  for (const { kind, text: run } of required) {
    const text = (kind === 'cjk' && withoutQuestion(run)) || run
    const terms = kind === 'word' ? [text] : sparseBigrams(text).slice(0, room)
    if (!room) break
    room -= terms.length
    tokens.push({ kind, text, terms, alternatives: [] })
  }
  const known = new Set(tokens.flatMap(({ terms }) => terms))
  // Of several words, each says enough as a whole.
  const parts = tokens.length > 2 ? [] : runs.flatMap(({ written }) => partsOf(written))
  const optional = [...compoundsOf(typed), ...parts]
  const phrase = fold(typed).replace(/\s+/g, ' ').replace(wrapping, '')
  return {
    phrase,
    phrases: [phrase],
    fillers: runs.filter((run) => !required.includes(run)).map(({ text }) => text),
    tokens,
    optionalTerms: [...new Set(optional)].filter((term) => !known.has(term)).slice(0, room),
  }
}

/** Whether a run says nothing beside words: `到`, `to`. */
export const isFiller = (run: Run): boolean => priorityOf(run) > 1

/** Only runs of the best priority present are required: words, else stop words and words of questions, else single CJK characters, else single letters. */
function priorityOf({ kind, text }: Run): 1 | 2 | 3 | 4 {
  if ([...text].length === 1) return kind === 'cjk' ? 3 : 4
  return (kind === 'word' ? isStopWord(text) : !withoutQuestion(text)) ? 2 : 1
}

/** The bigrams of a run. For a long run every second one: together they cover all its characters at half the cost. */
function sparseBigrams(run: string): readonly string[] {
  const bigrams = bigramsOf(run)
  if (bigrams.length === 1) return bigrams
  const whole = bigrams.slice(0, -1)
  return whole.length < 5 ? whole : whole.filter((_, index) => index % 2 === 0 || index === whole.length - 1)
}

/** Pages that match approximately, for a query without a match. */
import { suggest } from '../../engine/errors/suggest.ts'
import { byPage, ranked, type Candidate } from './candidates.ts'
import type { IndexReader } from './indexReader.ts'
import { parseQuery, type Query } from './query.ts'
import { scoreSections, type Clause } from './score.ts'
import type { Posting } from './shards.ts'
import { bigramsOf } from './tokens.ts'

/** Each may cost a request. */
const maxTerms = 6

/** Shorter words have too many neighbours, of which titles have only a few; a second slip is forgiven in a long one. */
const [minTitleWord, minCorrected, minTwoSlips] = [4, 5, 8]

/** The query with words of the index in place of those it does not have; undefined if it has none that are near. */
export async function correct({ tokens, phrase }: Query, reader: IndexReader): Promise<Query | undefined> {
  // Another version is not what was meant.
  const typed = tokens.filter(({ kind, text }) => kind === 'word' && text.length >= minTitleWord && !text.includes('.'))
  const meant = await Promise.all(typed.map(({ text }) => nearestTerm(text, reader)))
  const right = typed.reduce((said, { text }, index) => said.replaceAll(text, meant[index] ?? text), phrase)
  return right === phrase ? undefined : parseQuery(right)
}

async function nearestTerm(word: string, reader: IndexReader): Promise<string | undefined> {
  const similar = (await lookupFuzzy(word, reader)).map(([term]) => term)
  // Of words that are equally near, one of a title is more likely to be meant.
  const known = [
    ...reader.titleWords,
    ...(word.length < minCorrected ? similar.filter((term) => term === word) : similar),
  ]
  return suggest(word, known, word.length < minTwoSlips ? 1 : 2)
}

/**
 * Pages with at least a quarter of the terms; words may differ by one letter. A quarter, because in a sentence without
 * spaces most bigrams lie across two words and occur nowhere.
 */
export async function findFuzzy(query: Query, reader: IndexReader): Promise<readonly Candidate[]> {
  const { tokens } = query
  const bigrams = tokens.flatMap(({ kind, text }) => (kind === 'cjk' ? bigramsOf(text).slice(0, -1) : []))
  // Terms of the query come first: their shards are loaded already.
  const asked = [...new Set([...tokens.flatMap(({ terms }) => terms), ...bigrams])].slice(0, maxTerms)
  const wanted = await Promise.all(asked.map((term) => lineOf(term, reader)))
  const terms = await Promise.all(wanted.map((term) => lookupFuzzy(term, reader)))
  const postings = new Map(terms.flatMap((found) => [...found]).map(([term, posting]) => [term, posting()]))
  const clauses = wanted.map((term): Clause => ({ term, boost: 1, isFuzzy: term.length > 3 && !postings.has(term) }))
  const share = (candidate: Candidate) => Math.min(1, candidate.terms.size / wanted.length)
  const close = [...byPage(scoreSections(postings, clauses, reader), reader).values()]
    .filter((candidate) => share(candidate) >= 1 / 4)
    .map((candidate) => ({ ...candidate, score: candidate.score * share(candidate) ** 2, isPartial: true }))
  return ranked(close, query, reader)
}

/** For a version that no page names, its line: `14.2` is meant by pages on `14`. */
async function lineOf(term: string, reader: IndexReader): Promise<string> {
  if (!term.includes('.') || (await reader.termsInShardsOf([term])).has(term)) return term
  return lineOf(term.slice(0, term.lastIndexOf('.')), reader)
}

/** The term itself, or, if the index does not have it, terms of similar length from the shards it could belong to. */
async function lookupFuzzy(term: string, reader: IndexReader): Promise<readonly (readonly [string, () => Posting])[]> {
  const own = (await reader.termsInShardsOf([term])).get(term)
  if (own) return [[term, own]]
  const similar = await reader.termsInShardsOf(spellings(term))
  return [...similar].filter(([found]) => Math.abs(found.length - term.length) <= 2)
}

/** The term as typed, with its second and third letter swapped, and without the second one: a typo there leads to another shard. */
function spellings(term: string): readonly string[] {
  const [first = '', second = '', third = '', ...rest] = term
  return rest.length ? [term, first + third + second + rest.join(''), first + third + rest.join('')] : [term]
}

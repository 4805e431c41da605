/**
 * The lunr index of one query: of all terms those the query is about. lunr finds and weighs the sections; its numbers are
 * those an index of everything would have, because they follow from a term's own postings, the lengths and the averages.
 * An average is that of the sections that have the field: most have no title, and that makes no title long.
 */
import lunr from 'lunr'
import { boosts, fields } from './format.ts'
import type { Library, Posting } from './library.ts'

export type Clause = {
  readonly term: string
  readonly boost: number
  /** Terms that begin like this, too. */
  readonly isPrefix?: boolean
  /** Terms with one letter more, less or in another place, too. */
  readonly isFuzzy?: boolean
}

export type Scored = {
  readonly section: number
  readonly score: number
  readonly terms: ReadonlySet<string>
  /** One of the terms is in the title. */
  readonly isInTitle: boolean
}

/** lunr's own defaults: how soon a term that is repeated counts no more, and how much length counts. */
const [k1, b] = [1.2, 0.75]

export function rank(
  postings: ReadonlyMap<string, Posting>,
  clauses: readonly Clause[],
  library: Library,
): readonly Scored[] {
  const index = indexOf(postings, library)
  const results = index.query((query) => {
    for (const { term, boost, isPrefix, isFuzzy } of clauses) {
      const { NONE, TRAILING } = lunr.Query.wildcard
      query.term(term, {
        boost,
        usePipeline: false,
        wildcard: isPrefix ? TRAILING : NONE,
        ...(isFuzzy && { editDistance: 1 }),
      })
    }
  })
  return results.map(({ ref, score, matchData }) => {
    const terms = matchData.metadata as Readonly<Record<string, object>>
    return {
      section: Number(ref),
      score,
      terms: new Set(Object.keys(terms)),
      isInTitle: Object.values(terms).some((found) => 'title' in found),
    }
  })
}

function indexOf(postings: ReadonlyMap<string, Posting>, library: Library): lunr.Index {
  const terms = [...postings.keys()].sort()
  const vectors = new Map<string, number[]>()
  const invertedIndex = terms.map((term, number) => {
    const posting = postings.get(term)!
    const idf = idfOf(posting, library.sections)
    // Without a prototype: a term may be called `constructor`.
    const inverted = Object.assign(Object.create(null) as Record<string, object>, { _index: number })
    fields.forEach((field, at) => {
      const { documents = [], counts = [] } = posting[at] ?? {}
      const [average, lengths] = [library.averages[at]! || 1, library.lengths[at]!]
      const found: Record<string, object> = Object.create(null)
      documents.forEach((document, index) => {
        found[document] = nothing
        const count = counts[index]!
        const weight = (idf * (k1 + 1) * count) / (k1 * (1 - b + b * (lengths[document]! / average)) + count)
        const ref = `${field}/${document}`
        const vector = vectors.get(ref)
        if (vector) vector.push(number, weight * boosts[at]!)
        else vectors.set(ref, [number, weight * boosts[at]!])
      })
      inverted[field] = found
    })
    return [term, inverted]
  })
  return lunr.Index.load({ version: lunr.version, fields, fieldVectors: [...vectors], invertedIndex, pipeline: [] })
}

/** As `lunr.idf` has it: a section counts once for each field that has the term. */
function idfOf(posting: Posting, sections: number): number {
  const having = posting.reduce((sum, { documents }) => sum + documents.length, 0)
  return Math.log(1 + Math.abs((sections - having + 0.5) / (having + 0.5)))
}

/** What lunr would know about each match: we ask for nothing. */
const nothing = Object.freeze({})

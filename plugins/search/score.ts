/**
 * Scores sections with a lunr index that holds only the terms of one query. The scores equal those of a complete index,
 * because they depend only on a term's own postings, the field lengths and the average lengths. An average counts only
 * sections that have the field; otherwise every title would seem long, since most sections have none. Code has no lengths: a
 * word in a long listing says as much as one in a command.
 */
import lunr from 'lunr'
import { boosts, fields } from './format.ts'
import type { IndexReader } from './indexReader.ts'
import type { Posting } from './shards.ts'

export type Clause = {
  readonly term: string
  readonly boost: number
  /** Also terms that begin with it. */
  readonly isPrefix?: boolean
  /** Also terms with an edit distance of one. */
  readonly isFuzzy?: boolean
}

export type ScoredSection = {
  readonly section: number
  readonly score: number
  readonly terms: ReadonlySet<string>
  /** One of the terms occurs in the title. */
  readonly isInTitle: boolean
}

/** The BM25 parameters of lunr, at its defaults. */
const [k1, b] = [1.2, 0.75]

export function scoreSections(
  postings: ReadonlyMap<string, Posting>,
  clauses: readonly Clause[],
  reader: IndexReader,
): readonly ScoredSection[] {
  const index = indexOf(postings, reader)
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

function indexOf(postings: ReadonlyMap<string, Posting>, reader: IndexReader): lunr.Index {
  const terms = [...postings.keys()].sort()
  const vectors = new Map<string, number[]>()
  const invertedIndex = terms.map((term, number) => {
    const posting = postings.get(term)!
    const idf = idfOf(posting, reader.sectionCount)
    // Without a prototype: a term may be called `constructor`.
    const inverted = Object.assign(Object.create(null) as Record<string, object>, { _index: number })
    fields.forEach((field, at) => {
      const { documents = [], counts = [] } = posting[at] ?? {}
      const [average, lengths] = [reader.averages[at]! || 1, reader.lengths[at]!]
      const found: Record<string, object> = Object.create(null)
      documents.forEach((document, index) => {
        found[document] = noMetadata
        const count = counts[index]!
        const weight =
          (idf * (k1 + 1) * count) / (k1 * (1 - b + b * ((lengths[document] ?? average) / average)) + count)
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

/** As `lunr.idf` computes it: a section counts once for each field that has the term. */
function idfOf(posting: Posting, sections: number): number {
  const having = posting.reduce((sum, { documents }) => sum + documents.length, 0)
  return Math.log(1 + Math.abs((sections - having + 0.5) / (having + 0.5)))
}

/** The metadata lunr keeps for each match: none is needed. */
const noMetadata = Object.freeze({})

/** Pages that come near, for queries no page has. */
import { byPage, byScore, rankBy, type Candidate } from './candidates.ts'
import type { Library, Posting } from './library.ts'
import type { Query } from './query.ts'
import type { Clause } from './rank.ts'
import { pairsOf } from './tokens.ts'

/** Each may be in a file of its own. */
const mostTerms = 6

/**
 * Pages with a quarter of the terms, words that differ by one letter among them. In a sentence without spaces most pairs
 * lie across two words and are nowhere.
 */
export async function findNear({ pieces }: Query, library: Library): Promise<readonly Candidate[]> {
  const pairs = pieces.flatMap(({ kind, text }) => (kind === 'cjk' ? pairsOf(text).slice(0, -1) : []))
  // Those that have been looked up already come first.
  const wanted = [...new Set([...pieces.flatMap(({ terms }) => terms), ...pairs])].slice(0, mostTerms)
  const terms = await Promise.all(wanted.map((term) => termsLike(term, library)))
  const postings = new Map(terms.flatMap((found) => [...found]).map(([term, posting]) => [term, posting()]))
  const clauses = wanted.map((term): Clause => ({ term, boost: 1, isFuzzy: term.length > 3 && !postings.has(term) }))
  const share = (candidate: Candidate) => Math.min(1, candidate.terms.size / wanted.length)
  return [...byPage(rankBy(clauses, postings, library), library).values()]
    .filter((candidate) => share(candidate) >= 1 / 4)
    .map((candidate) => ({ ...candidate, score: candidate.score * share(candidate) ** 2, isPartial: true }))
    .sort(byScore)
}

/** The term; where there is none like it in the index it is mistyped, and those that may be meant. */
async function termsLike(term: string, library: Library): Promise<readonly (readonly [string, () => Posting])[]> {
  const own = (await library.termsNear([term])).get(term)
  if (own) return [[term, own]]
  const near = await library.termsNear(spellings(term))
  return [...near].filter(([found]) => Math.abs(found.length - term.length) < 2)
}

/** Where a mistyped word may stand: where it is written, and where it would be without a slip in its second letter. */
function spellings(term: string): readonly string[] {
  const [first = '', second = '', third = '', ...rest] = term
  return rest.length ? [term, first + third + second + rest.join(''), first + third + rest.join('')] : [term]
}

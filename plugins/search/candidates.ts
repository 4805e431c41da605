/** Pages that may have what is asked for, the best first, told by the index alone. */
import type { Library, Posting } from './library.ts'
import { exactly, isSingle, placesWith, termsOf } from './lookUp.ts'
import type { Piece, Query } from './query.ts'
import { rank, type Clause, type Scored } from './rank.ts'

export type Candidate = {
  readonly page: number
  readonly score: number
  /** By section that has any of the terms, the best first. */
  readonly sections: ReadonlyMap<number, number>
  /** Sections to look for a piece in: those that have it as a word, then those that begin a text which may have it. */
  readonly places: ReadonlyMap<Piece, readonly number[]>
  /** Terms of the index that were found in it. */
  readonly terms: ReadonlySet<string>
  /** Some of them in its title. */
  readonly isInTitle: boolean
  /** It lacks a part of the query, and is about the rest of it. */
  readonly isPartial?: boolean
}

/** Pages that have all pieces of a query, as far as the index can tell, and the few that are about most of them. */
export async function findCandidates(query: Query, library: Library): Promise<readonly Candidate[]> {
  const { pieces } = query
  const [words, near] = await Promise.all([
    lookUp(query, library),
    Promise.all(pieces.map((piece) => placesWith(piece, Math.max(1, 3 - pieces.length), library))),
  ])
  // What is no word is a part of words, or mistyped: then no page has it, and more grams tell that without its text.
  const within = await Promise.all(
    pieces.map((piece, index) =>
      words.get(piece)!.size ? near[index]! : placesWith(piece, Math.max(2, 8 - 3 * pieces.length), library),
    ),
  )
  const postings = new Map([...words.values()].flatMap((found) => [...found]))
  const scored = rankBy(exactClauses(query, words), postings, library)
  const pages = byPage(scored, library)
  const asWords = pieces.map((piece) => placesOf(scored, piece, words.get(piece)!))
  const anyhow = asWords.map((sections, index) => Map.groupBy([...sections, ...within[index]!], library.pageOf))
  const [first, ...others] = anyhow.toSorted((a, b) => a.size - b.size)
  const hasWord = asWords.map((sections) => new Set(sections.map(library.pageOf)))

  const whole = [...(first?.keys() ?? [])]
    .filter((page) => others.every((found) => found.has(page)))
    .map((page): Candidate => {
      const candidate = pages.get(page) ?? unranked(page)
      return {
        ...candidate,
        places: new Map(pieces.map((piece, index) => [piece, anyhow[index]!.get(page)!])),
        // A piece that is only a part of a word counts little: `log` of `catalog`.
        score: candidate.score * 0.25 ** hasWord.filter((found) => !found.has(page)).length,
      }
    })
  const has = (page: number) => anyhow.filter((found) => found.has(page)).length
  const partial = [...pages.values()]
    .filter(({ page, isInTitle }) => isInTitle && has(page) < pieces.length && has(page) * 2 >= pieces.length)
    .map((candidate) => ({ ...candidate, score: candidate.score / 2, isPartial: true }))
    .sort(byScore)
    .slice(0, mostPartial)
  return whole.length ? [...whole, ...partial].sort(byScore) : []
}

const mostPartial = 3

export const byScore = (a: Candidate, b: Candidate): number => b.score - a.score || a.page - b.page

const unranked = (page: number): Candidate => ({
  page,
  score: 0,
  sections: new Map(),
  places: new Map(),
  terms: new Set(),
  isInTitle: false,
})

type Words = ReadonlyMap<Piece | 'extras', ReadonlyMap<string, Posting>>

async function lookUp({ pieces, extras }: Query, library: Library): Promise<Words> {
  const entries = [
    ...pieces.map((piece) => [piece, termsOf(piece, library)] as const),
    ['extras', exactly(extras, library)] as const,
  ]
  return new Map(await Promise.all(entries.map(async ([piece, terms]) => [piece, await terms] as const)))
}

/** Sections that have the word in some form, or all pairs of the characters; the best first. */
function placesOf(
  scored: readonly Scored[],
  { kind, terms: wanted }: Piece,
  forms: ReadonlyMap<string, Posting>,
): readonly number[] {
  const isThere = ({ terms }: Scored) =>
    kind === 'word' || isSingle(wanted[0]!)
      ? [...forms.keys()].some((form) => terms.has(form))
      : wanted.every((term) => terms.has(term))
  return scored.filter(isThere).map(({ section }) => section)
}

function exactClauses({ pieces, extras }: Query, words: Words): readonly Clause[] {
  return [
    ...pieces.flatMap((piece) => {
      if (piece.kind === 'cjk') return piece.terms.map((term) => ({ term, boost: 6, isPrefix: isSingle(term) }))
      const forms = [...words.get(piece)!.keys()].filter((term) => !term.startsWith(piece.text))
      return [
        { term: piece.text, boost: 6 },
        { term: piece.text, boost: 1, isPrefix: true },
        ...forms.map((term) => ({ term, boost: 3 })),
      ]
    }),
    ...extras.map((term) => ({ term, boost: 4 })),
  ]
}

export const rankBy = (
  clauses: readonly Clause[],
  postings: ReadonlyMap<string, Posting>,
  library: Library,
): readonly Scored[] =>
  // lunr takes a query without clauses for one that excludes nothing.
  clauses.length && postings.size ? rank(postings, clauses, library) : []

export function byPage(scored: readonly Scored[], library: Library): ReadonlyMap<number, Candidate> {
  const pages = new Map<number, { sections: Map<number, number>; terms: Set<string>; isInTitle: boolean }>()
  for (const { section, score, terms, isInTitle } of scored) {
    const page = library.pageOf(section)
    const entry = pages.get(page) ?? { sections: new Map<number, number>(), terms: new Set<string>(), isInTitle: false }
    pages.set(page, entry)
    entry.sections.set(section, score)
    entry.isInTitle ||= isInTitle
    for (const term of terms) entry.terms.add(term)
  }
  return new Map(
    [...pages].map(([page, entry]) => [
      page,
      { page, ...entry, places: new Map(), score: pageScore([...entry.sections.values()]) },
    ]),
  )
}

/** The best section decides; more of the same helps a little. lunr gives sections best first. */
const pageScore = ([best = 0, second = 0, third = 0]: readonly number[]): number => best + 0.3 * second + 0.1 * third

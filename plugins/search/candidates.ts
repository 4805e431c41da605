/** Pages that may match a query, best first, found without loading their texts. */
import type { IndexReader } from './indexReader.ts'
import { tierOf, type Tier } from './joins.ts'
import { isSingle, lookupExact, lookupGrams, lookupTerms } from './lookup.ts'
import type { Query, QueryToken } from './query.ts'
import { scoreSections, type Clause, type ScoredSection } from './score.ts'
import type { Posting } from './shards.ts'

export type Candidate = {
  readonly page: number
  /** Comes before the score. */
  readonly tier: Tier
  readonly score: number
  /** Score of each section that has one of the terms, best first. */
  readonly sections: ReadonlyMap<number, number>
  /** Sections to check for a token: those that have it as a word, then the first section of each text file that may contain it. */
  readonly sectionsToRead: ReadonlyMap<QueryToken, readonly number[]>
  /** Tokens that the index says occur in it: words, and pairs of characters. Of longer runs it only knows the pairs. */
  readonly proven: ReadonlySet<QueryToken>
  /** Terms of the index that match the query and occur in the page. */
  readonly terms: ReadonlySet<string>
  /** Some of them occur in its title. */
  readonly isInTitle: boolean
  /** How much each token says of what is asked, together 1: a rare word more than one of many pages. */
  readonly weights: ReadonlyMap<QueryToken, number>
  /** Some tokens of the query do not occur in it. */
  readonly isPartial?: boolean
}

/** Pages that may have every token of a query, and a few with most tokens, some of them in the title. */
export async function findCandidates(query: Query, reader: IndexReader): Promise<readonly Candidate[]> {
  const { tokens } = query
  const [postingsByToken, alternatives, rareSections] = await Promise.all([
    postingsOf(query, reader),
    lookupExact([...alternativeTerms(query)], reader),
    Promise.all(tokens.map((token) => lookupGrams(token, gramsFor(token, tokens.length), reader))),
  ])
  // A token that is not a word of the index is a part of a word, or mistyped. More grams rule out most pages without their texts.
  const gramSections = await Promise.all(
    tokens.map((token, index) =>
      postingsByToken.get(token)!.size
        ? rareSections[index]!
        : lookupGrams(token, Math.max(2, 8 - 3 * tokens.length), reader),
    ),
  )
  const postings = new Map([...alternatives, ...[...postingsByToken.values()].flatMap((found) => [...found])])
  const scored = scoreSections(postings, exactClauses(query, postingsByToken), reader)
  const pages = byPage(scored, reader)
  const sectionsByToken = tokens.map((token) => sectionsWith(scored, token, postingsByToken.get(token)!))
  const pagesByToken = sectionsByToken.map((sections, index) =>
    Map.groupBy([...sections, ...gramSections[index]!], reader.pageOf),
  )
  const [first, ...others] = pagesByToken.toSorted((a, b) => a.size - b.size)
  const weights = weightsOf(
    tokens.map((token) => [token, pagesWith(scored, postingsByToken.get(token)!, reader)]),
    reader,
  )
  const pagesWithToken = sectionsByToken.map((sections) => new Set(sections.map(reader.pageOf)))

  const complete = [...(first?.keys() ?? [])]
    .filter((page) => others.every((found) => found.has(page)))
    .map((page): Candidate => {
      const candidate = pages.get(page) ?? unscored(page)
      return {
        ...candidate,
        weights,
        sectionsToRead: new Map(tokens.map((token, index) => [token, pagesByToken[index]!.get(page)!])),
        proven: new Set(tokens.filter((token, index) => isProvable(token) && pagesWithToken[index]!.has(page))),
        // A token that is only a part of a word counts little: `log` in `catalog`.
        score: candidate.score * 0.25 ** pagesWithToken.filter((found) => !found.has(page)).length,
      }
    })
  const tokensIn = (page: number) => pagesByToken.filter((found) => found.has(page)).length
  // In a run of Chinese, several words stand together. Pages on all of them may say something in between.
  const parts = complete.length < fewPages ? tokens.flatMap(({ terms }) => terms) : []
  const hasHalf = ({ page, terms }: Candidate) =>
    tokensIn(page) * 2 >= tokens.length ||
    (parts.length > 2 && parts.filter((part) => terms.has(part)).length * 2 >= parts.length)
  const partial = [...pages.values()]
    .filter((candidate) => candidate.isInTitle && tokensIn(candidate.page) < tokens.length && hasHalf(candidate))
    .map((candidate) => ({ ...candidate, weights, score: candidate.score / 2, isPartial: true }))
  const best = ranked(partial, query, reader).slice(0, maxPartial)
  return complete.length ? ranked([...complete, ...best], query, reader) : []
}

/** How many grams of a word are looked up, in case it is a part of others, too. Of several long words, each is meant as a whole. */
const gramsFor = ({ text }: QueryToken, tokens: number): number =>
  tokens > 3 || (tokens > 2 && text.length > 4) ? 0 : Math.max(1, 3 - tokens)

/** Best first. */
export const ranked = (
  candidates: readonly Candidate[],
  { phrases }: Query,
  reader: IndexReader,
): readonly Candidate[] =>
  candidates
    .map((candidate) => ({ ...candidate, tier: tierOf(reader.joins.get(candidate.page), phrases) }))
    .sort(
      (a, b) =>
        b.tier - a.tier ||
        b.score - a.score ||
        Number(isNear(b, reader)) - Number(isNear(a, reader)) ||
        a.page - b.page,
    )

/** Whether its first text file may say all that was asked: of pages that are equally good, those that cost one request. */
const isNear = ({ page, sectionsToRead }: Candidate, reader: IndexReader): boolean =>
  [...sectionsToRead.values()].every(([first]) => first === reader.firstSection(page))

const isProvable = ({ kind, text, alternatives }: QueryToken): boolean =>
  !alternatives.length && (kind === 'word' || [...text].length < 3)

const alternativeTerms = ({ tokens }: Query): ReadonlySet<string> =>
  new Set(tokens.flatMap(({ alternatives }) => alternatives.flatMap(({ terms }) => terms)))

const maxPartial = 3
const fewPages = 6

const unscored = (page: number): Candidate => ({
  page,
  tier: 0,
  score: 0,
  sections: new Map(),
  sectionsToRead: new Map(),
  proven: new Set(),
  terms: new Set(),
  isInTitle: false,
  weights: new Map(),
})

type PostingsByToken = ReadonlyMap<QueryToken | 'optional', ReadonlyMap<string, Posting>>

async function postingsOf({ tokens, optionalTerms }: Query, reader: IndexReader): Promise<PostingsByToken> {
  const entries = [
    ...tokens.map((token) => [token, lookupTerms(token, reader)] as const),
    ['optional', lookupExact(optionalTerms, reader)] as const,
  ]
  return new Map(await Promise.all(entries.map(async ([token, terms]) => [token, await terms] as const)))
}

/** Sections with some form of the word, or with all bigrams of a CJK run, or with another word for it; best first. */
function sectionsWith(
  scored: readonly ScoredSection[],
  { kind, terms: wanted, alternatives }: QueryToken,
  forms: ReadonlyMap<string, Posting>,
): readonly number[] {
  const hasAll = (terms: ReadonlySet<string>, all: readonly string[]) => all.every((term) => terms.has(term))
  const matches = ({ terms }: ScoredSection) =>
    (kind === 'word' || isSingle(wanted[0]!)
      ? [...forms.keys()].some((form) => terms.has(form))
      : hasAll(terms, wanted)) || alternatives.some((alternative) => hasAll(terms, alternative.terms))
  return scored.filter(matches).map(({ section }) => section)
}

/** How many pages have one of the terms. */
function pagesWith(scored: readonly ScoredSection[], forms: ReadonlyMap<string, Posting>, reader: IndexReader): number {
  const having = scored.filter(({ terms }) => [...forms.keys()].some((form) => terms.has(form)))
  return new Set(having.map(({ section }) => reader.pageOf(section))).size
}

function weightsOf(
  counts: readonly (readonly [QueryToken, number])[],
  { pageCount }: IndexReader,
): ReadonlyMap<QueryToken, number> {
  const rarity = counts.map(([token, pages]) => [token, Math.log((pageCount + 1) / (pages + 0.5))] as const)
  const sum = rarity.reduce((total, [, each]) => total + each, 0)
  return new Map(rarity.map(([token, each]) => [token, each / sum]))
}

function exactClauses(query: Query, words: PostingsByToken): readonly Clause[] {
  const { tokens, optionalTerms } = query
  const asked = new Set(tokens.flatMap(({ terms }) => terms))
  return [
    ...tokens.flatMap((token) => {
      if (token.kind === 'cjk') return token.terms.map((term) => ({ term, boost: 6, isPrefix: isSingle(term) }))
      const found = [...words.get(token)!.keys()]
      const forms = found.filter((term) => !term.startsWith(token.text))
      return [
        { term: token.text, boost: 6 },
        { term: token.text, boost: 1, isPrefix: true },
        ...forms.map((term) => ({ term, boost: 3 })),
        ...found.filter((term) => isReleaseOf(term, token)).map((term) => ({ term, boost: 5 })),
      ]
    }),
    ...optionalTerms.map((term) => ({ term, boost: 8 })),
    ...[...alternativeTerms(query)].filter((term) => !asked.has(term)).map((term) => ({ term, boost: 2 })),
  ]
}

/** A short version stands for those of its line: who asks for `3.4` means `3.4.0.1`, and not `3.40`. */
const isReleaseOf = (term: string, { text }: QueryToken): boolean => text.includes('.') && term.startsWith(`${text}.`)

export function byPage(scored: readonly ScoredSection[], reader: IndexReader): ReadonlyMap<number, Candidate> {
  const pages = new Map<number, { sections: Map<number, number>; terms: Set<string>; isInTitle: boolean }>()
  for (const { section, score, terms, isInTitle } of scored) {
    const page = reader.pageOf(section)
    const entry = pages.get(page) ?? { sections: new Map<number, number>(), terms: new Set<string>(), isInTitle: false }
    pages.set(page, entry)
    entry.sections.set(section, score)
    entry.isInTitle ||= isInTitle
    for (const term of terms) entry.terms.add(term)
  }
  return new Map(
    [...pages].map(([page, entry]) => [
      page,
      {
        ...unscored(page),
        ...entry,
        score: pageScore([...entry.sections.values()]),
      },
    ]),
  )
}

/** The best section decides; two more help a little. lunr gives sections best first. */
const pageScore = ([best = 0, second = 0, third = 0]: readonly number[]): number => best + 0.5 * second + 0.3 * third

/** Compares one candidate with its text: whether it matches, how well, and which excerpts are shown. */
import type { Candidate } from './candidates.ts'
import { excerptOf, highlight } from './excerpt.ts'
import type { IndexReader, LoadedPage } from './indexReader.ts'
import { isFiller, type Query, type QueryToken } from './query.ts'
import type { LoadedSection } from './shards.ts'
import { bigramsOf, runsOf } from './tokens.ts'
import type { Highlighted, Hit, PageHits } from './types.ts'

export type VerifiedPage = {
  readonly candidate: Candidate
  readonly loaded: LoadedPage
  readonly isMatch: boolean
  /** Tokens that none of the loaded sections contains. */
  readonly missing: readonly string[]
  /** Where the whole phrase occurs: 6 it is the title, 5 it is most of the title or a keyword, … 0 nowhere. Half a step less with a synonym in it. */
  readonly rank: number
  /** Other forms of the words that occur in the text. */
  readonly forms: readonly string[]
  /** Score of each loaded section, by its position in the page. */
  readonly scores: ReadonlyMap<number, number>
}

const maxSections = 3

/**
 * Loads the best section first, which is enough if it contains every token that the index does not prove. Otherwise loads
 * the best section of a missing token, then all of them, the rarest token first: if the page does not contain that one, the
 * others need not be checked. A long page may have more text files than `maxFiles`; then the best sections are read.
 */
export async function verify(
  candidate: Candidate,
  query: Query,
  reader: IndexReader,
  maxFiles = Infinity,
): Promise<VerifiedPage> {
  const { page, sections, sectionsToRead } = candidate
  const wanted = [...sections.keys(), ...[...sectionsToRead.values()].flat()].slice(0, 1)
  const rarestFirst = [...sectionsToRead].toSorted(([, a], [, b]) => a.length - b.length)
  for (;;) {
    const verified = verifyLoaded(await reader.readPage(page, wanted), candidate, query, reader)
    const [token, missing = []] = rarestFirst.find(([{ text }]) => verified.missing.includes(text)) ?? []
    const left = missing.filter((section) => !wanted.includes(section))
    const room = maxFiles - verified.loaded.files
    if (!token || !left.length || room <= 0) return verified
    wanted.push(...left.slice(0, left.length < missing.length ? room : 1))
  }
}

function verifyLoaded(loaded: LoadedPage, candidate: Candidate, query: Query, reader: IndexReader): VerifiedPage {
  // Highlighted besides the words themselves: other forms of them and, where a whole word does not occur, its parts.
  const present = query.tokens
    .flatMap(waysToSay)
    .flat()
    .filter((text) => contains(loaded, text))
  const forms = [...candidate.terms].filter(
    (term) => !present.some((text) => term.includes(text) || text.includes(term)),
  )
  const missing = query.tokens
    .filter(
      (token) =>
        !candidate.proven.has(token) &&
        !waysToSay(token).some((texts) => texts.every((text) => present.includes(text))),
    )
    .filter(({ kind, text }) => !(kind === 'word' && hasFormOf(text, forms)))
    .map(({ text }) => text)
  const first = reader.firstSection(candidate.page)
  return {
    candidate,
    loaded,
    forms,
    missing,
    isMatch: candidate.isPartial || !missing.length,
    rank: rankOf(loaded, query, candidate.weights),
    scores: new Map(
      [...loaded.sections].map(([position, section]) => [
        position,
        (candidate.sections.get(first + position) ?? 0) + phraseBonus(section, query),
      ]),
    ),
  }
}

/** A token, or what may stand in its place: all texts of one of these. */
const waysToSay = ({ text, alternatives }: QueryToken): readonly (readonly string[])[] => [
  [text],
  ...alternatives.map(({ texts }) => texts),
]

/** What is highlighted of a query: the whole phrase, else its words, and other words for them. */
export const wordsOf = ({ phrase, tokens }: Query): readonly string[] => [phrase, ...tokens.flatMap(waysToSay).flat()]

/** Whether one of them is another form of the word, such as `replicating` for `replication`: both begin with the same letters. */
const hasFormOf = (word: string, forms: readonly string[]): boolean =>
  forms.some((form) => form.slice(0, 2) === word.slice(0, 2))

const contains = ({ title, description, keywords, sections }: LoadedPage, text: string): boolean =>
  [title, description, keywords].some((part) => part.includes(text)) ||
  [...sections.values()].some((section) => section.title.includes(text) || saysAnywhere(section, text))

const saysAnywhere = ({ text, codeText }: LoadedSection, words: string): boolean =>
  text.includes(words) || codeText.includes(words)

function rankOf(loaded: LoadedPage, query: Query, weights: Candidate['weights']): number {
  const [exact = 0, ...others] = query.phrases.map((phrase) => phraseRank(loaded, phrase))
  return Math.max(exact, wordsRank(loaded, query, weights), ...others.map((rank) => rank - 0.5))
}

/** 3 and above: its title has the words; 2.5: or other words for them; 1.5: or most of what is asked. */
function wordsRank({ title, keywords }: LoadedPage, { tokens, fillers }: Query, weights: Candidate['weights']): number {
  if (tokens.every(({ text }) => title.includes(text))) return fillers.every((text) => title.includes(text)) ? 3.2 : 3
  const said = tokens.filter((token) => waysToSay(token).some((texts) => texts.every((text) => title.includes(text))))
  if (said.length === tokens.length) return 2.5
  const weight = said.reduce((sum, token) => sum + (weights.get(token) ?? 0), 0)
  const parts = tokens.flatMap(({ kind, text }) => (kind === 'cjk' ? bigramsOf(text).slice(0, -1) : [text]))
  const there = parts.filter((part) => title.includes(part) || keywords.includes(part))
  return weight >= most || (parts.length > 1 && there.length >= parts.length * most) ? 1.5 : 0
}

/** Of what is asked. */
const most = 0.6

/** `data masking` of `About data masking`: words that say nothing by themselves do not count. */
const isMostOf = (phrase: string, title: string): boolean => widthOf(phrase) * 2 >= widthOf(title)

/** In letters; a Chinese character says as much as two. */
const widthOf = (text: string): number =>
  runsOf(text)
    .filter((run) => !isFiller(run))
    .reduce((sum, { kind, text: run }) => sum + run.length * (kind === 'cjk' ? 2 : 1), 0)

function phraseRank({ title, description, keywords, sections: loaded }: LoadedPage, phrase: string): number {
  const sections = [...loaded.values()]
  if (title === phrase) return 6
  if (title.includes(phrase)) return isMostOf(phrase, title) ? 5 : title.startsWith(phrase) ? 4.4 : 4
  // A writer's phrase for the page. One word alone is a keyword of many.
  if (runsOf(phrase).length > 1 && keywords.split('\n').includes(phrase)) return 5
  if (sections.some((section) => section.title.includes(phrase))) return 2
  if ([description, keywords].some((part) => part.includes(phrase))) return 1
  if (sections.some((section) => section.text.includes(phrase))) return 1
  return sections.some((section) => section.codeText.includes(phrase)) ? 0.4 : 0
}

/** lunr scores the single words; this adds to it where they occur together. */
function phraseBonus(section: LoadedSection, { phrases, tokens }: Query): number {
  const { title, text, codeText } = section
  if (phrases.some((phrase) => title === phrase)) return 30
  if (phrases.some((phrase) => title.includes(phrase))) return 20
  if (phrases.some((phrase) => text.includes(phrase))) return 10
  if (phrases.some((phrase) => codeText.includes(phrase))) return 3
  return tokens
    .flatMap(waysToSay)
    .flat()
    .some((word) => title.includes(word) || saysAnywhere(section, word))
    ? 1
    : 0
}

/** Best first: by tier, then by rank, then by score. */
export const byRank = (a: VerifiedPage, b: VerifiedPage): number =>
  b.candidate.tier - a.candidate.tier ||
  b.rank - a.rank ||
  b.candidate.score - a.candidate.score ||
  a.candidate.page - b.candidate.page

export function hitsOf({ loaded, scores, forms }: VerifiedPage, query: Query): PageHits {
  const [href, title, description, crumbs] = loaded.page
  const needles = [...wordsOf(query), ...forms]
  const intro = introOf(description, loaded.sections.get(0), needles)
  const best = [...loaded.sections]
    .map(([position, section]) => ({ ...section, position, score: scores.get(position)! }))
    .filter(({ id, score }) => id && score > 0)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .slice(0, maxSections)
    .map(({ id, heading, body, code }): Hit => ({
      href: `${href}#${encodeURIComponent(id)}`,
      title: highlight(heading, needles),
      excerpt: excerptWithHighlights([body, code], needles),
    }))
  const page: Hit = {
    href,
    title: highlight(title, needles),
    excerpt: hasHighlights(intro) || !best.length ? intro : [],
  }
  return {
    title,
    crumbs,
    hits: [page, ...best.filter(({ title: heading, excerpt }) => hasHighlights(heading) || hasHighlights(excerpt))],
  }
}

/** The text or code before the first heading if only that has the words, otherwise the description. */
function introOf(description: string, first: LoadedSection | undefined, needles: readonly string[]): Highlighted {
  const { body = '', code = '' } = first ?? {}
  const found = excerptWithHighlights([description, body, code], needles)
  return found.length ? found : excerptOf(description || body, needles)
}

/** Of the first text that has the words; empty where none has. */
function excerptWithHighlights(texts: readonly string[], needles: readonly string[]): Highlighted {
  return texts.map((text) => excerptOf(text, needles)).find(hasHighlights) ?? []
}

const hasHighlights = (text: Highlighted): boolean => text.some(([, isMatch]) => isMatch)

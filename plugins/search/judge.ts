/** One candidate against its text: is it a match, how good a one, and what of it is shown. */
import type { Candidate } from './candidates.ts'
import { excerptOf, mark } from './excerpt.ts'
import type { Library, PageReading, SectionReading } from './library.ts'
import type { Query } from './query.ts'
import type { Hit, Marked, PageHits } from './types.ts'

export type Judged = {
  readonly candidate: Candidate
  readonly reading: PageReading
  readonly isMatch: boolean
  /** Pieces that stand nowhere in what was read. */
  readonly missing: readonly string[]
  /** Where it stands as it was asked for: 6 it is the title, 5 the title begins with it, … 0 nowhere in one piece. */
  readonly tier: number
  /** Other forms of the words, which the text has. */
  readonly forms: readonly string[]
  /** Score of each section that was read, by its place in the page. */
  readonly scores: ReadonlyMap<number, number>
}

const mostSections = 3

/**
 * Of a long page the best section tells enough if all stands there. Else the places of what is missing are read, piece by
 * piece, the rarest first: where that is not, the others need not be looked for.
 */
export async function judge(candidate: Candidate, query: Query, library: Library): Promise<Judged> {
  const { page, sections, places } = candidate
  const wanted = [...sections.keys(), ...[...places.values()].flat()].slice(0, 1)
  const rarestFirst = [...places].toSorted(([, a], [, b]) => a.length - b.length)
  for (;;) {
    const judged = judgeBy(await library.read(page, wanted), candidate, query, library)
    const [piece, missing = []] = rarestFirst.find(([{ text }]) => judged.missing.includes(text)) ?? []
    if (!piece || missing.every((section) => wanted.includes(section))) return judged
    wanted.push(...missing)
  }
}

function judgeBy(reading: PageReading, candidate: Candidate, query: Query, library: Library): Judged {
  // What is marked beside the words themselves: other forms of them and, where they are not there as a whole, their parts.
  const there = query.pieces.map(({ text }) => text).filter((text) => hasPiece(reading, text))
  const forms = [...candidate.terms].filter((term) => !there.some((text) => term.includes(text) || text.includes(term)))
  const missing = query.pieces
    .filter(({ kind, text }) => !there.includes(text) && !(kind === 'word' && isForm(text, forms)))
    .map(({ text }) => text)
  const first = library.firstSection(candidate.page)
  return {
    candidate,
    reading,
    forms,
    missing,
    isMatch: candidate.isPartial || !missing.length,
    tier: tierOf(reading, query),
    scores: new Map(
      [...reading.sections].map(([place, section]) => [
        place,
        (candidate.sections.get(first + place) ?? 0) + bonusOf(section, query),
      ]),
    ),
  }
}

/** Another form of the word is there: `replicating` for `replication`. They begin alike. */
const isForm = (word: string, forms: readonly string[]): boolean =>
  forms.some((form) => form.slice(0, 2) === word.slice(0, 2))

const hasPiece = ({ title, description, sections }: PageReading, text: string): boolean =>
  title.includes(text) ||
  description.includes(text) ||
  [...sections.values()].some((section) => section.title.includes(text) || section.text.includes(text))

function tierOf({ title, description, sections: read }: PageReading, { whole, pieces }: Query): number {
  const sections = [...read.values()]
  if (title === whole) return 6
  if (title.startsWith(whole)) return 5
  if (title.includes(whole)) return 4
  if (pieces.every(({ text }) => title.includes(text))) return 3
  if (sections.some((section) => section.title.includes(whole))) return 2
  if (description.includes(whole) || sections.some((section) => section.text.includes(whole))) return 1
  return 0
}

/** lunr has weighed the words; this weighs that they stand together. */
function bonusOf({ title, text }: SectionReading, { whole, pieces }: Query): number {
  if (title === whole) return 30
  if (title.includes(whole)) return 20
  if (text.includes(whole)) return 10
  return pieces.some((piece) => title.includes(piece.text) || text.includes(piece.text)) ? 1 : 0
}

export function hitsOf({ reading, scores, forms }: Judged, { whole, pieces }: Query): PageHits {
  const [href, title, description, crumbs] = reading.page
  const needles = [whole, ...pieces.map(({ text }) => text), ...forms]
  const intro = introOf(description, reading.sections.get(0)?.body ?? '', needles)
  const best = [...reading.sections]
    .map(([place, section]) => ({ ...section, place, score: scores.get(place)! }))
    .filter(({ id, score }) => id && score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, mostSections)
    .map(({ id, heading, body }): Hit => ({
      href: `${href}#${encodeURIComponent(id)}`,
      title: mark(heading, needles),
      excerpt: excerptIfMarked(body, needles),
    }))
  const page: Hit = { href, title: mark(title, needles), excerpt: hasMarks(intro) || !best.length ? intro : [] }
  return {
    title,
    crumbs,
    hits: [page, ...best.filter(({ title: heading, excerpt }) => hasMarks(heading) || hasMarks(excerpt))],
  }
}

/** The text before the first heading where the words are there, else the description. */
function introOf(description: string, text: string, needles: readonly string[]): Marked {
  const [fromDescription, fromText] = [excerptOf(description, needles), excerptOf(text, needles)]
  return hasMarks(fromText) && !hasMarks(fromDescription) ? fromText : description ? fromDescription : fromText
}

function excerptIfMarked(text: string, needles: readonly string[]): Marked {
  const excerpt = excerptOf(text, needles)
  return hasMarks(excerpt) ? excerpt : []
}

const hasMarks = (marked: Marked): boolean => marked.some(([, isMatch]) => isMatch)

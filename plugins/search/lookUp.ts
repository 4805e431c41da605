/** What the index has of a piece of a query: terms that mean it, and pages that have it within a word. */
import lunr from 'lunr'
import type { Library, Posting } from './library.ts'
import type { Piece } from './query.ts'
import { gramLength } from './tokens.ts'

/** What begins with a word is looked up in this many files; what stands in others is found by grams. A character has no grams. */
const prefixFiles = { word: 2, cjk: 6 } as const
/** Words that begin alike, one of them typed. */
const mostWords = 64

export const isSingle = (term: string): boolean => [...term].length === 1

/** The word, what begins with it, other forms of it; of characters, the pairs. */
export async function termsOf({ kind, text, terms }: Piece, library: Library): Promise<ReadonlyMap<string, Posting>> {
  if (kind === 'cjk' && !isSingle(text)) return exactly(terms, library)
  const stem = stemOf(text)
  // The forms of a word stand together: they begin alike, but for what the stemmer writes in place of a `y`.
  const root = kind === 'cjk' ? text : stem.slice(0, Math.max(2, stem.length - 1))
  const [near, own] = await Promise.all([
    library.termsFrom(text.startsWith(root) ? root : text, prefixFiles[kind]),
    library.termsFrom(text, prefixFiles[kind]),
  ])
  const forms = [...near].filter(([term]) => stemOf(term) === stem)
  const beginnings = [...own].sort(([a], [b]) => a.length - b.length).slice(0, kind === 'cjk' ? Infinity : mostWords)
  return new Map([...forms, ...beginnings].map(([term, posting]) => [term, posting()]))
}

export async function exactly(terms: readonly string[], library: Library): Promise<ReadonlyMap<string, Posting>> {
  const found = await Promise.all(
    terms.map(async (term) => [term, (await library.termsFrom(term, 1)).get(term)] as const),
  )
  return new Map(found.flatMap(([term, posting]) => (posting ? [[term, posting()] as const] : [])))
}

const stems = new Map<string, string>()

/** English, Porter; other scripts pass unchanged. */
function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = lunr.stemmer(new lunr.Token(word, {})).toString()
  stems.set(word, stem)
  return stem
}

/** Pages that have the text of a piece within their words; perhaps more. For characters the pairs tell it already. */
export async function pagesWith({ kind, text }: Piece, grams: number, library: Library): Promise<readonly number[]> {
  if (kind === 'cjk' || text.length < 2) return []
  if (text.length < gramLength) return [...new Set((await library.pagesFrom(text)).flat())]
  const lists = await Promise.all(
    rareGrams(text)
      .slice(0, grams)
      .map(async (gram) => (await library.pagesFrom(gram)).flat()),
  )
  const [first = [], ...others] = lists.toSorted((a, b) => a.length - b.length)
  const sets = others.map((list) => new Set(list))
  return first.filter((page) => sets.every((set) => set.has(page)))
}

/** The grams of a word that the fewest words share, by how common letters are; apart from each other. */
function rareGrams(word: string): readonly string[] {
  const rarity = (gram: string) =>
    [...gram].reduce((sum, letter) => sum + (letters.indexOf(letter) + 1 || letters.length), 0)
  const places = Array.from({ length: word.length - gramLength + 1 }, (_, place) => ({
    place,
    gram: word.slice(place, place + gramLength),
  }))
  const chosen: typeof places = []
  for (const next of places.sort((a, b) => rarity(b.gram) - rarity(a.gram))) {
    if (chosen.every(({ place }) => Math.abs(place - next.place) >= gramLength - 1)) chosen.push(next)
  }
  return [...new Set(chosen.map(({ gram }) => gram))]
}
const letters = 'etaoinsrlcdupmghfbyvwkxqjz0123456789'

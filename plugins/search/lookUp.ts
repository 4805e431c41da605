/** What the index has of a piece of a query: terms that mean it, and where it may be within a word. */
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

/**
 * Where the text of a piece may stand within a word: of each text file that has all its grams, the first section. For
 * characters the pairs tell it already. `grams` is how many are looked up: each may be in a file of its own, and each
 * makes fewer places turn out wrong.
 */
export async function placesWith({ kind, text }: Piece, grams: number, library: Library): Promise<readonly number[]> {
  if (kind === 'cjk' || text.length < 2) return []
  const wanted = text.length < gramLength ? [text] : rareGrams(text).slice(0, grams)
  const found = await Promise.all(wanted.map((gram) => library.placesFrom(gram)))
  const [first = new Set(), ...others] = found.toSorted((a, b) => a.size - b.size)
  return [...first].filter((place) => others.every((places) => places.has(place)))
}

/** The grams of a word, first those that the fewest words share, by how common letters are, and that lie apart. */
function rareGrams(word: string): readonly string[] {
  const rarity = (gram: string) =>
    [...gram].reduce((sum, letter) => sum + (letters.indexOf(letter) + 1 || letters.length), 0)
  const places = Array.from({ length: word.length - gramLength + 1 }, (_, place) => ({
    place,
    gram: word.slice(place, place + gramLength),
  })).sort((a, b) => rarity(b.gram) - rarity(a.gram))
  const apart: typeof places = []
  for (const next of places) {
    if (apart.every(({ place }) => Math.abs(place - next.place) >= gramLength - 1)) apart.push(next)
  }
  return [...new Set([...apart, ...places].map(({ gram }) => gram))]
}
const letters = 'etaoinsrlcdupmghfbyvwkxqjz0123456789'

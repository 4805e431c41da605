/** Looks up one token of a query: the terms of the index that match it, and the texts that may contain it within a word. */
import lunr from 'lunr'
import type { IndexReader } from './indexReader.ts'
import type { QueryToken } from './query.ts'
import type { Posting } from './shards.ts'
import { gramLength } from './tokens.ts'

/** Terms that begin with a token are read from this many shards; terms in further shards are found by grams. A single character has no grams. */
const maxPrefixShards = { word: 2, cjk: 6 } as const
/** Terms that begin with one token. */
const maxPrefixTerms = 64

export const isSingle = (term: string): boolean => [...term].length === 1

/** For a word: the word, terms that begin with it, and its other forms. For a CJK run: its bigrams. */
export async function lookupTerms(
  { kind, text, terms }: QueryToken,
  reader: IndexReader,
): Promise<ReadonlyMap<string, Posting>> {
  if (kind === 'cjk' && !isSingle(text)) return lookupExact(terms, reader)
  const stem = stemOf(text)
  // Forms of a word begin alike and so share shards; only a final `y` is changed by the stemmer.
  const root = kind === 'cjk' ? text : stem.slice(0, Math.max(2, stem.length - 1))
  const [related, own] = await Promise.all([
    reader.termsWithPrefix(text.startsWith(root) ? root : text, maxPrefixShards[kind]),
    reader.termsWithPrefix(text, maxPrefixShards[kind]),
  ])
  const forms = [...related].filter(([term]) => stemOf(term) === stem)
  const completions = [...own]
    .sort(([a], [b]) => a.length - b.length)
    .slice(0, kind === 'cjk' ? Infinity : maxPrefixTerms)
  return new Map([...forms, ...completions].map(([term, posting]) => [term, posting()]))
}

export async function lookupExact(
  terms: readonly string[],
  reader: IndexReader,
): Promise<ReadonlyMap<string, Posting>> {
  const found = await Promise.all(
    terms.map(async (term) => [term, (await reader.termsWithPrefix(term, 1)).get(term)] as const),
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
 * The first section of each text file that has all grams of a word and so may contain it within a longer word. CJK runs
 * need none: their bigrams are terms; nor do versions and signed letters, which are no parts of words. `maxGrams` are looked up: each may cost a request and rules out more text files.
 */
export async function lookupGrams(
  { kind, text }: QueryToken,
  maxGrams: number,
  reader: IndexReader,
): Promise<readonly number[]> {
  if (kind === 'cjk' || text.length < 2 || /[.+#]/.test(text)) return []
  const wanted = text.length < gramLength ? [text] : rareGrams(text).slice(0, maxGrams)
  const found = await Promise.all(wanted.map((gram) => reader.sectionsWithGram(gram)))
  const [first = new Set(), ...others] = found.toSorted((a, b) => a.size - b.size)
  return [...first].filter((section) => others.every((sections) => sections.has(section)))
}

/** The grams of a word, the rarest first, judged by how common their letters are; grams that do not overlap come before the rest. */
function rareGrams(word: string): readonly string[] {
  const rarity = (gram: string) =>
    [...gram].reduce((sum, letter) => sum + (lettersByFrequency.indexOf(letter) + 1 || lettersByFrequency.length), 0)
  const grams = Array.from({ length: word.length - gramLength + 1 }, (_, offset) => ({
    offset,
    gram: word.slice(offset, offset + gramLength),
  })).sort((a, b) => rarity(b.gram) - rarity(a.gram))
  const apart: typeof grams = []
  for (const next of grams) {
    if (apart.every(({ offset }) => Math.abs(offset - next.offset) >= gramLength - 1)) apart.push(next)
  }
  return [...new Set([...apart, ...grams].map(({ gram }) => gram))]
}

const lettersByFrequency = 'etaoinsrlcdupmghfbyvwkxqjz0123456789'

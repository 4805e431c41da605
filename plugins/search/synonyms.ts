/**
 * Other words for those of a query. They come with the manifest, so that the index does not grow with them: a page that
 * says `uninstall` is found for `remove`, behind pages that say `remove` in the same place.
 */
import { parseQuery, type Alternative, type Query, type QueryToken } from './query.ts'
import { runsOf } from './tokens.ts'

/** Terms of each may cost a request. */
const maxAlternatives = 4
const maxPhrases = 16

/** A word of the query, and what else it may be called. */
type Found = { readonly word: string; readonly others: readonly string[] }

/** The query with what else its words may be called. Groups are folded. */
export function withSynonyms(query: Query, groups: readonly (readonly string[])[]): Query {
  const found = groups.flatMap((group): readonly Found[] => {
    const [said, others] = [true, false].map((is) => group.filter((word) => hasWord(query.phrase, word) === is))
    // `mail` is a part of `e-mail`, too.
    const [word] = said!.toSorted((a, b) => b.length - a.length)
    return word === undefined || !others!.length ? [] : [{ word, others: others! }]
  })
  if (!found.length) return query
  return {
    ...query,
    phrases: variantsOf(query.phrase, found).slice(0, maxPhrases),
    tokens: query.tokens.map((token) => ({ ...token, alternatives: alternativesTo(token, found) })),
  }
}

/** A token that is a word, or one of the words of a phrase, may be another word; in a run of Chinese, a part of it may. */
function alternativesTo({ kind, text }: QueryToken, found: readonly Found[]): readonly Alternative[] {
  const texts = found.some(({ word }) => word === text || kind === 'cjk')
    ? variantsOf(text, found).slice(1)
    : found.filter(({ word }) => hasWord(word, text)).flatMap(({ others }) => others)
  return texts.filter(isWritten).slice(0, maxAlternatives).map(alternativeOf)
}

/** `pg` is typed, and pages say `postgresql`. */
const isWritten = (text: string): boolean => text.length > 2 || !isLatin(text[0])

/** Words stand together as in `sql server`; `dameng到` is looked for without what joins it to its neighbour. */
function alternativeOf(text: string): Alternative {
  const { tokens } = parseQuery(text)
  const isMixed = new Set(runsOf(text).map(({ kind }) => kind)).size > 1
  return { texts: isMixed ? tokens.map((token) => token.text) : [text], terms: tokens.flatMap(({ terms }) => terms) }
}

/** The text itself, then with other words in place of those found. */
function variantsOf(text: string, found: readonly Found[]): readonly string[] {
  return found.reduce<readonly string[]>(
    (variants, { word, others }) =>
      variants.flatMap((variant) => {
        const at = indexOfWord(variant, word)
        if (at < 0) return [variant]
        const [before, after] = [variant.slice(0, at), variant.slice(at + word.length)]
        return [variant, ...others.map((other) => before + other + after)]
      }),
    [text],
  )
}

const hasWord = (text: string, word: string): boolean => indexOfWord(text, word) >= 0

const isLatin = (character = ''): boolean => /[a-z0-9]/.test(character)

/** Where a word begins in a text, both folded; -1 if it is only a part of a longer one. Chinese has no ends of words. */
export function indexOfWord(text: string, word: string, from = 0): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const goesOnBefore = isLatin(word[0]) && isLatin(text[at - 1])
    const goesOnAfter = isLatin(word.at(-1)) && isLatin(text[at + word.length])
    if (!goesOnBefore && !goesOnAfter) return at
  }
  return -1
}

/** One word for one thing: words of prose that the site writes another way. */
import escapeStringRegexp from 'escape-string-regexp'
import { memoized } from '../../engine/store/memoized.ts'

/**
 * The word to avoid, in small letters, and the one to write. Words of Latin letters are found whole, in small and capital
 * letters; others wherever they stand, but in a longer word of the list. A word that stands for itself is fine.
 */
export type Terms = Readonly<Record<string, string>>

type TermFinder = (
  text: string,
) => readonly { readonly index: number; readonly found: string; readonly preferred: string }[]

/** Made once for a list. */
export const termFinder: (terms: Terms) => TermFinder = memoized(createFinder, new WeakMap())

function createFinder(terms: Terms): TermFinder {
  const avoided = Object.keys(terms).toSorted((a, b) => b.length - a.length)
  if (!avoided.length) return () => []
  const pattern = new RegExp(avoided.map(patternOf).join('|'), 'gi')
  return (text) =>
    [...text.matchAll(pattern)]
      .map(({ index, 0: found }) => ({ index, found, preferred: terms[found.toLowerCase()]! }))
      .filter(({ found, preferred }) => preferred !== found.toLowerCase())
}

const patternOf = (word: string) => {
  const escaped = escapeStringRegexp(word)
  return /^[a-z]/.test(word) ? `(?<![\\w-])${escaped}(?![\\w-])` : escaped
}

/** Whose text stands in where a language has none. */
import type { Locale } from '../types.ts'

/**
 * The languages that stand in for one, best first: those it names, then those that these name. The first of `locales` is the
 * default: it stands in for each that names none, comes after all others, and nothing stands in for it.
 *
 * @example fallbacksOf('ja', [zh, en, { ...ja, fallback: ['en'] }]) // ['en', 'zh']
 */
export function fallbacksOf(id: string, locales: readonly Pick<Locale, 'id' | 'fallback'>[]): readonly string[] {
  const first = locales[0]!.id
  const chain = [id]
  let endsInDefault = false
  // It grows while it is walked.
  for (const each of chain) {
    if (each === first) continue
    const named = locales.find((locale) => locale.id === each)?.fallback
    if (!named) endsInDefault = true
    else chain.push(...named.filter((next) => !chain.includes(next)))
  }
  return [...chain.slice(1), ...(endsInDefault && !chain.includes(first) ? [first] : [])]
}

/** Whose text is shown in a language; later ones count. */
export const textLocales = (id: string, locales: readonly Pick<Locale, 'id' | 'fallback'>[]): readonly string[] =>
  [id, ...fallbacksOf(id, locales)].toReversed()

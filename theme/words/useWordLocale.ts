/** For islands: an island is told a locale, and finds its words by it. */
import { fallbacksOf, useSite } from '../../engine/client/index.ts'
import { words } from '../words.ts'
import { words as languages } from './siteLanguages.ts'

/** The locale being rendered, or the first of those that stand in for it, that there are words in. */
export function useWordLocale(): string {
  const { locale, locales } = useSite()
  return [locale.id, ...fallbacksOf(locale.id, locales)].find((id) => id in words || id in languages) ?? locale.id
}

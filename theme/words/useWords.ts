import { fallbacksOf, useSite } from '../../engine/client/index.ts'
import type { Words } from './en/index.ts'
import { wordsOf } from './wordsOf.ts'

/** Of the locale being rendered; what it lacks, of those that stand in for it. */
export function useWords(): Words {
  const { locale, locales } = useSite()
  return wordsOf(locale.id, ...fallbacksOf(locale.id, locales))
}

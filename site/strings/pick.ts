import { pick as first, type ByLocale } from '../../theme/words/pick.ts'

/** Its texts stand in for those of a locale that has none. */
export const fallbackLocale = 'zh'

/** The words for a locale; those of the fallback where it has none. */
export const pick = <T>(words: ByLocale<T>, locale: string): T => first(words, locale, fallbackLocale)

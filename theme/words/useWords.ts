import type { Words } from './en/index.ts'
import { useWordLocale } from './useWordLocale.ts'
import { wordsOf } from './wordsOf.ts'

/** Of the locale being rendered, or of one that stands in for it. */
export const useWords = (): Words => wordsOf(useWordLocale())

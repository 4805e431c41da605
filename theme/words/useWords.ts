import { useLocale } from '../../engine/client/index.ts'
import type { Words } from './en/index.ts'
import { wordsOf } from './wordsOf.ts'

/** Of the locale being rendered. */
export const useWords = (): Words => wordsOf(useLocale().id)

/** In place of `words.ts` where the project has words of its own, `theme/words.ts`, which are one file. */
import { wordsOf as all } from '../words/wordsOf.ts'
import type { Words } from './words.ts'

export const wordsOf = (locale: string): Words => all(locale).search

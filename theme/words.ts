/** The words of the theme, by locale. A file `theme/words.ts` of a project takes its place: it adds a language, or says a thing otherwise. */
import { en, type Words } from './words/en/index.ts'
import type { ByLocale } from './words/pick.ts'
import { zh } from './words/zh/index.ts'

export const words: ByLocale<Words> = { en, zh }

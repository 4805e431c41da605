/** What the site says otherwise than the theme, by locale. A file `theme/words.ts` of a project takes its place; it may add a language, too. */
import type { SomeWords } from './words/en/index.ts'
import type { ByLocale } from './words/pick.ts'

export const words: ByLocale<SomeWords> = {}

/** Words outside of components. */
import { words } from '../words.ts'
import type { Words } from './en/index.ts'
import { pick } from './pick.ts'

/** Those of the locale, else English. */
export const wordsOf = (locale: string): Words => pick(words, locale, 'en')

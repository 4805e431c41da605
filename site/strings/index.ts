/** Words of the interface. English is the shape; a translation that lacks a key does not compile. */
import { useLocale } from '../../engine/client/index.ts'
import type { Strings } from './en/index.ts'
import { stringsOf } from './languages.ts'

export type { Strings } from './en/index.ts'

/** Of the locale being rendered. */
export const useStrings = (): Strings => stringsOf(useLocale().id)

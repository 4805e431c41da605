/** The languages of the interface, by locale. A folder beside this file and its line here add one. */
import type { Text } from '../text.ts'
import { en, type Strings } from './en/index.ts'
import { pick } from './pick.ts'
import { zh } from './zh/index.ts'

const languages = { zh, en } satisfies Readonly<Record<string, Strings>>

/** For code that is no component; those have `useStrings`. */
export const stringsOf = (locale: string): Strings => pick(languages, locale)

/** A word of the interface as a brand carries its own: in all languages at once. */
export const textOf = (read: (strings: Strings) => string): Text =>
  Object.fromEntries(Object.entries(languages).map(([locale, strings]) => [locale, read(strings)])) as Text

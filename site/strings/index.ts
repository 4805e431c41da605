/** Words of the interface. English is the shape; a translation that lacks a key does not compile. */
import { useLocale, useSite } from '../../engine/client/index.ts'
import { en } from './en.ts'
import type { Strings } from './en.ts'
import { zh } from './zh.ts'

export type { Strings } from './en.ts'

const dictionaries: Readonly<Record<string, Strings>> = { en, zh }

/** Of the locale being rendered; of the default locale where nobody has translated the interface yet. */
export function useStrings(): Strings {
  const { id } = useLocale()
  const { locales } = useSite()
  return dictionaries[id] ?? dictionaries[locales[0]?.id ?? 'en'] ?? en
}

/** For code outside of components, and for islands, which are told the locale in their props. */
export const stringsOf = (locale: string): Strings => dictionaries[locale] ?? en

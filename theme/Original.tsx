/** Words in the language they were written in, on a page that has no translation of them. */
import type { ReactNode } from 'react'
import { useLocale } from '../engine/client/index.ts'
import type { Locale } from '../engine/types.ts'

type Language = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' | undefined }

/** Attributes of an element with text of the original; none where there is a translation. */
export function useOriginal(original: Locale | undefined): Language {
  const { dir: around = 'ltr' } = useLocale()
  if (!original) return {}
  const { lang, dir = 'ltr' } = original
  return { lang, dir: dir === around ? undefined : dir }
}

/** Among words in the language of the page. */
export function Original({ locale, children }: { locale: Locale | undefined; children: ReactNode }) {
  const language = useOriginal(locale)
  return locale ? <span {...language}>{children}</span> : children
}

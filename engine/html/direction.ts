/** The direction in which a language is written. */
export type Direction = 'ltr' | 'rtl'

/** Arabic, Hebrew, Persian and Urdu, and any language in a script of theirs: `ku-Arab`. */
export function directionOf(lang: string): Direction {
  const { language, script } = new Intl.Locale(lang)
  if (script !== undefined) return /^(?:Arab|Hebr)$/.test(script) ? 'rtl' : 'ltr'
  return /^(?:ar|he|fa|ur)$/.test(language) ? 'rtl' : 'ltr'
}

/** Language of the texts that stand in for those nobody has translated: the site's first. */
export const ownLocale = 'zh'

export type InLanguages<T> = Readonly<Record<string, T>> & { readonly [ownLocale]: T }

/** The words for a locale; the site's own where it has none. */
export const pick = <T>(words: InLanguages<T>, locale: string): T => words[locale] ?? words[ownLocale]

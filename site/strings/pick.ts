/** Its texts stand in for those of a locale that has none. */
export const fallbackLocale = 'zh'

/** A value for each locale. */
export type ByLocale<T> = Readonly<Record<string, T>> & { readonly [fallbackLocale]: T }

/** The words for a locale; those of the fallback where it has none. */
export const pick = <T>(words: ByLocale<T>, locale: string): T => words[locale] ?? words[fallbackLocale]

/** A value for each locale. */
export type ByLocale<T> = Readonly<Record<string, T>>

/** The value for the first of the locales that has one; any, where none has. */
export const pick = <T>(values: ByLocale<T>, ...locales: readonly string[]): T =>
  values[locales.find((locale) => values[locale] !== undefined) ?? Object.keys(values)[0]!]!

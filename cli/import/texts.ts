/** A text for all languages, or one for each. */
export type Text = string | Readonly<Record<string, string>>

/** `written` is that of the language `first`; the same text in another language says nothing new. */
export function merged(written: string, first: string, others: readonly (readonly [id: string, text: string])[]): Text {
  const different = others.filter(([, text]) => text && text !== written)
  return different.length ? Object.fromEntries([[first, written], ...different]) : written
}

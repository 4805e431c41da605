/** A text for all languages, or one for each. */
export type Text = string | { readonly [locale: string]: string }

/** A text in the languages of the site. A brand that shows one of these two only still names both; others may be added. */
export type Text = { readonly [locale: string]: string; readonly zh: string; readonly en: string }

/** Sentences for a script that says one of them: they travel with the page, in its language. */
export const saying = (sentences: Readonly<Record<string, string>> = {}): Readonly<Record<`data-${string}`, string>> =>
  Object.fromEntries(Object.entries(sentences).map(([name, sentence]) => [`data-${name}`, sentence]))

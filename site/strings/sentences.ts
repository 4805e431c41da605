/** Sentences one after the other. A full-width stop brings its own space with it. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((before, next) => (/[。！？]$/.test(before) ? before + next : `${before} ${next}`))

/** `1 page`, `2 pages`; for nouns that take an s. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

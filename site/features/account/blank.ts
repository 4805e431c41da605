/** Stands in a sentence where a number or a name comes. */
export const blank = '#'

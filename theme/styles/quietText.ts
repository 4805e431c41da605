/** Declarations of text that stands back: smaller than what it is about, and paler. */
export const quietText = `
  color: var(--c-muted);
  font-size: var(--t-2);
`

/** The same in the smallest size. */
export const smallPrint = `
  color: var(--c-muted);
  font-size: var(--t-1);
`

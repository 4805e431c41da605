/** Declarations of a round frame around a few words in the colour of links. */
export const pill = `
  border: 1px solid var(--c-tint-strong);
  border-radius: 99px;
  color: var(--c-link);
  font-size: var(--t-2);
  font-weight: 600;
`

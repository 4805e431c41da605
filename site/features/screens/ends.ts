/** Declarations of a line with a part at each end. */
export const ends = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: var(--c-heading);
`

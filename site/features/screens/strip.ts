/** Declarations of a strip along an edge of a window. */
export const strip = `
  display: flex;
  align-items: center;
  padding-inline: 14px;
  background: var(--c-sunken);
`

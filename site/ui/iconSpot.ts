/** Declarations of an icon on a tinted ground, which its padding makes. */
export const iconSpot = `
  box-sizing: content-box;
  background: var(--c-tint);
  color: var(--c-link);
`

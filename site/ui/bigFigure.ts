/** Declarations of a number that is read first: a price, a count. */
export const bigFigure = `
  color: var(--c-heading);
  font-size: var(--t-7);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
`

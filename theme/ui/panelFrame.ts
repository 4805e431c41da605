/** Frame and ground of a large part of a page. Declarations. */
export const panelFrame = `
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`

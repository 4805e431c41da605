/** Frame, ground and shadow of what lies above the page. Declarations. */
export const raised = `
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
`

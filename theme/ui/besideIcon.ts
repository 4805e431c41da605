/** Declarations of words and an icon in one line: a link, a button, a label. */
export const besideIcon = `
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
`

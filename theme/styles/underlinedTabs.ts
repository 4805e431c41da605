/** Declarations of the line; it scrolls sideways. */
export const tabRow = `
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid var(--c-line);
  scrollbar-width: none;
`

/** Rules for tabs above a line, the chosen one underlined. They come after those for a tab under the pointer. */
export const underlinedTabs = `
  [role='tab'] {
    flex: none;
    border-bottom: 2px solid transparent;
    color: var(--c-muted);
    font-weight: 600;
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }
`

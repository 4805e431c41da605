/** Tabs on a line, for the sections that `client/tabs.ts` makes tabs. */
import { css } from '@linaria/core'

export const tabLine = css`
  > [role='tablist'] {
    display: flex;
    gap: var(--s-1);
    overflow-x: auto;
    border-bottom: 1px solid var(--c-line);
    scrollbar-width: none;
  }
  [role='tab'] {
    flex: none;
    min-height: 44px;
    padding-inline: var(--s-4);
    border-bottom: 2px solid transparent;
    color: var(--c-muted);
    font-weight: 600;
    transition: color var(--d-1);
  }
  [role='tab']:hover {
    color: var(--c-heading);
  }
  [role='tab'][aria-selected='true'] {
    border-color: var(--c-primary);
    color: var(--c-link);
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }
`

/** The two looks of tabs: on a line, for the sections that `client/tabs.ts` makes tabs, and as a switch, for `TabList`. */
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

export const tabSwitch = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  border-radius: calc(var(--r-1) + 4px);
  background: var(--c-sunken);
  box-shadow: inset 0 0 0 1px var(--c-line);

  [role='tab'] {
    flex: 1 1 auto;
    min-height: 40px;
    padding-inline: var(--s-4);
    border-radius: var(--r-1);
    color: var(--c-muted);
    font-size: var(--t-2);
    font-weight: 600;
    transition: color var(--d-1);
  }
  [role='tab']:hover {
    color: var(--c-heading);
  }
  [role='tab'][aria-selected='true'] {
    background: var(--c-surface);
    box-shadow: var(--shadow-1);
    color: var(--c-link);
  }
`

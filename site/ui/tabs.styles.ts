/**
 * The looks of tabs: on a line and beside their panel, for the sections that `client/tabs.ts` makes tabs, and as a switch,
 * for `TabList`.
 */
import { css } from '@linaria/core'
import { panelFrame } from '../../theme/ui/panelFrame.ts'
import { tabRow, underlinedTabs } from '../../theme/styles/underlinedTabs.ts'
import { untilScript } from '../../theme/styles/untilScript.ts'
import { quietText } from '../../theme/styles/quietText.ts'

export const tabLine = css`
  > [role='tablist'] {
    ${tabRow}
    gap: var(--s-1);
  }
  [role='tab']:hover {
    color: var(--c-heading);
  }
  ${underlinedTabs}
  [role='tab'] {
    min-height: 44px;
    padding-inline: var(--s-4);
    transition: color var(--d-1);
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
    ${quietText}
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

export const tabSide = css`
  display: grid;
  gap: var(--s-5) var(--s-8);

  > section {
    min-width: 0;
    overflow: hidden;
    ${panelFrame}
  }
  > [role='tablist'] {
    display: flex;
    gap: var(--s-1);
    overflow-x: auto;
    counter-reset: tab;
    scrollbar-width: none;

    @media (width < 56.25em) {
      margin-inline-end: calc(-1 * var(--edge));
      padding-inline-end: var(--edge);
    }
  }
  [role='tab'] {
    display: flex;
    flex: none;
    gap: var(--s-4);
    align-items: center;
    min-height: 44px;
    padding-inline: var(--s-4);
    border-radius: var(--r-1);
    color: var(--c-muted);
    font-weight: 600;
    line-height: 1.3;
    text-align: start;
    counter-increment: tab;
    transition:
      background var(--d-1),
      color var(--d-1);
  }
  [role='tab']::before {
    flex: none;
    font: 500 var(--t-1) / 1 var(--font-code);
    content: counter(tab, decimal-leading-zero) / '';
  }
  [role='tab']:hover {
    color: var(--c-heading);
  }
  [role='tab'][aria-selected='true'] {
    background: var(--c-tint);
    color: var(--c-link);
  }
  [role='tab']:focus-visible {
    outline-offset: -3px;
  }

  /* Until the script has built the tabs, their place is kept: nothing moves. */
  @media (scripting: enabled) {
    &:not(:has(> [role='tablist'])) > section ~ section {
      ${untilScript}
    }
    @media (width < 56.25em) {
      &:not(:has(> [role='tablist'])) {
        padding-top: calc(44px + var(--s-5));
      }
    }
    @media (width >= 56.25em) {
      grid-template-columns: 17rem minmax(0, 1fr);

      > section {
        grid-column: 2;
      }
      > [role='tabpanel'] {
        grid-row: 1;
      }
      && > [role='tablist'] {
        flex-direction: column;
        gap: 0;
      }
      [role='tab'] {
        min-height: 52px;
        padding-inline: var(--s-5);
        border-inline-start: 2px solid var(--c-line);
        border-radius: 0 var(--r-1) var(--r-1) 0;
      }
      [role='tab'][aria-selected='true'] {
        border-color: var(--c-primary);
        background: linear-gradient(90deg, var(--c-tint), transparent);
      }
    }
  }
`

/** Summaries that are a row with an arrow at the end, which turns when they are open. For `details`, or what is around them. */
import { css } from '@linaria/core'

export const disclosure = css`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: var(--c-heading);
    font-weight: 600;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    flex: none;
    width: 7px;
    height: 7px;
    margin-inline-end: var(--s-1);
    border: solid var(--c-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
    transition: transform var(--d-2) var(--ease);
    content: '';
  }
  &[open] > summary::after,
  [open] > summary::after {
    transform: rotate(225deg);
  }
`

/** Number fields between their buttons. */
import { css } from '@linaria/core'

export const counts = css`
  [data-count] {
    align-items: center;
  }
  [data-count] > label {
    align-self: end;
  }
  [data-count] > [id$='hint'] {
    grid-column: 1;
    align-self: start;
  }
  [data-count] > div {
    display: flex;
    grid-area: 1 / 2 / span 2 / auto;
    overflow: hidden;
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-surface);
  }
  [data-count] > div:focus-within {
    border-color: var(--c-focus);
    box-shadow: 0 0 0 1px var(--c-focus);
  }
  [data-count] button {
    display: grid;
    width: 44px;
    min-height: 44px;
    place-items: center;
  }
  [data-count] button:hover:enabled {
    background: var(--c-tint);
    color: var(--c-link);
  }
  [data-count] button:disabled {
    color: var(--c-muted);
    cursor: default;
    opacity: 0.5;
  }
  [data-count] button:focus-visible {
    outline-offset: -4px;
  }
  [data-count] svg {
    width: 18px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-width: 2;
  }
  [data-count] input {
    width: 4.5rem;
    min-width: 0;
    padding: 0;
    border: solid var(--c-line);
    border-width: 0 1px;
    background: none;
    color: var(--c-heading);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  [data-count] input:focus {
    outline: 0;
  }
  [data-count] [aria-invalid] {
    background: var(--c-bad-bg);
  }
  [data-fields] [role='alert'] {
    color: var(--c-bad);
  }

  @media (width < 560px) {
    [data-count] > div {
      grid-row-end: auto;
    }
    [data-count] > label {
      align-self: center;
    }
    [data-count] > [id$='hint'] {
      grid-column: 1 / -1;
      margin-top: var(--s-2);
    }
  }
`

/** Years along a line. */
import { css } from '@linaria/core'

export const line = css`
  display: grid;
  row-gap: var(--s-10);

  li {
    position: relative;
    padding-inline-start: var(--s-8);
  }
  li::before {
    position: absolute;
    top: 7px;
    left: 0;
    width: 15px;
    height: 15px;
    border: 4px solid var(--c-primary);
    border-radius: 99px;
    background: var(--c-bg);
    content: '';
  }
  li::after {
    position: absolute;
    top: 28px;
    bottom: calc(-1 * var(--s-10) - 1px);
    left: 7px;
    border-inline-start: 2px solid var(--c-tint-strong);
    content: '';
  }
  li:last-child::after {
    display: none;
  }
  time {
    color: var(--c-link);
    font: 600 var(--t-3) / 1.8 var(--font-code);
  }
  li p {
    max-width: 22rem;
    margin-top: var(--s-1);
    color: var(--c-muted);
  }

  @media (width >= 56.25em) {
    grid-template-columns: repeat(3, 1fr);
    row-gap: var(--s-12);

    li {
      padding: var(--s-8) var(--s-8) 0 0;
    }
    li::before {
      top: 0;
    }
    li::after {
      top: 7px;
      right: 8px;
      bottom: auto;
      left: 23px;
      border-inline-start: 0;
      border-top: 2px solid var(--c-tint-strong);
    }
  }
  @media (width >= 73.75em) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    li {
      padding-inline-end: var(--s-5);
    }
    h3 {
      font-size: var(--t-4);
    }
    li p {
      font-size: var(--t-2);
    }
  }
`

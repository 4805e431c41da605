/** A row of a menu; in a drawer the label alone. */
import { css } from '@linaria/core'

export const row = css`
  > :is(svg, p) {
    display: none;
  }

  @media (width >= 80em) {
    position: relative;
    display: grid;
    grid-template-columns: auto auto;
    justify-content: start;
    gap: 0 var(--s-3);
    padding-block: var(--s-2);
    padding-inline: var(--s-2) var(--s-4);
    border-radius: var(--r-1);

    &:hover {
      background: var(--c-sunken);
    }
    > svg {
      display: block;
      grid-row: span 2;
      box-sizing: content-box;
      width: 20px;
      max-width: none;
      height: 20px;
      padding: 10px;
      border: 1px solid var(--c-line);
      border-radius: 10px;
      background: var(--c-surface);
      color: var(--c-muted);
      transition:
        border-color var(--d-1),
        background var(--d-1),
        color var(--d-1);
    }
    &:is(:hover, :focus-within) > svg {
      border-color: var(--c-tint-strong);
      background: var(--c-tint);
      color: var(--c-link);
    }
    > p {
      display: block;
      color: var(--c-muted);
      font-size: 0.8125rem;
      line-height: 1.4;
      white-space: nowrap;
    }
    &&& > a {
      position: static;
      align-self: end;
      min-height: 0;
      padding: 0;
      font-weight: 600;
      line-height: 1.5;
    }
    && > a:hover {
      background: none;
    }
    /* The row is the link's. */
    > a::before {
      position: absolute;
      inset: 0;
      border-radius: inherit;
      content: '';
    }
    > a:focus-visible {
      outline: 0;
    }
    &:has(> a:focus-visible) {
      outline: 2px solid var(--c-focus);
      outline-offset: -2px;
    }
  }
`

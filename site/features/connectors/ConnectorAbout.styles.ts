/** What a connector is, its patterns, and the panel with the checklist. */
import { css } from '@linaria/core'

export const what = css`
  max-width: 44rem;
  margin-bottom: var(--s-10);
  padding-inline-start: var(--s-5);
  border-inline-start: 3px solid var(--c-primary);

  p {
    margin-top: var(--s-2);
  }
`

export const guide = css`
  ol {
    display: grid;
    gap: var(--s-5);
    counter-reset: pattern;

    /* All of them, or one below the other: two beside each other would leave the third alone. */
    @media (width >= 43.75em) {
      grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    }
  }
  ol > li {
    padding-top: var(--s-5);
    border-top: 2px solid var(--c-tint-strong);
    counter-increment: pattern;
  }
  ol > li::before {
    color: var(--c-link);
    font-size: var(--t-2);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    content: counter(pattern, decimal-leading-zero) / '';
  }
  ol h3 {
    margin-block: var(--s-3) var(--s-2);
  }
  ol p {
    color: var(--c-muted);
  }
`

export const checkPanel = css`
  margin-top: var(--s-12);
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  border-radius: var(--r-3);
  background: var(--c-tint);

  ul {
    display: grid;
    gap: var(--s-3) var(--s-8);
    margin-top: var(--s-5);

    @media (width >= 56.25em) {
      grid-template-columns: 1fr 1fr;
    }
  }
  li {
    display: flex;
    gap: var(--s-3);
  }
  svg {
    margin-top: 0.25em;
    color: var(--c-link);
  }
`

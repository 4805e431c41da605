import { css } from '@linaria/core'

export const careers = css`
  > div > a {
    margin-top: var(--s-8);
  }
`

/** Years on a line: below each other on small screens, in rows of three on wide ones. */
export const line = css`
  ol {
    display: grid;
    row-gap: var(--s-10);
  }
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

  @media (width >= 900px) {
    ol {
      grid-template-columns: repeat(3, 1fr);
      row-gap: var(--s-12);
    }
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
`

export const people = css`
  ul {
    display: grid;
    gap: var(--s-6);
    grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));
  }
  figure {
    display: grid;
    gap: var(--s-4) var(--s-5);
    grid-template: auto 1fr / auto 1fr;
    height: 100%;
    padding: clamp(1.5rem, 1rem + 1.6vw, 2.25rem);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
  }
  svg {
    grid-row: 1 / 3;
    width: 72px;
    height: 72px;
  }
  blockquote {
    color: var(--c-heading);
    font-size: var(--t-4);
    text-wrap: pretty;
  }
  figcaption {
    color: var(--c-muted);
    font-size: var(--t-2);
    font-weight: 600;
  }
  @media (width < 480px) {
    figure {
      grid-template: none;
    }
    svg {
      grid-row: auto;
    }
  }
`

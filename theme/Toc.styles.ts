/** The list of headings beside a page, and folded above it. */
import { css } from '@linaria/core'

export const deeper = css``

export const toc = css`
  margin-block: var(--s-6);
  border: 1px solid var(--c-line);
  border-radius: var(--r-1);
  font-size: var(--t-2);
  line-height: 1.45;

  summary {
    padding: var(--s-3) var(--s-4);
  }
  && summary::after {
    transform: translateY(-2px) rotate(45deg);
  }
  &&[open] summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  ul {
    padding: 0 var(--s-2) var(--s-3);
  }
  a {
    display: block;
    padding: 5px var(--s-3);
    border-inline-start: 2px solid transparent;
    color: var(--c-muted);
    /* Within the list, which is cut off at its edges where it stands beside a page. */
    outline-offset: -2px;
  }
  .${deeper} a {
    padding-inline-start: var(--s-6);
  }
  a:hover {
    color: var(--c-link);
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--c-primary);
    color: var(--c-link);
    font-weight: 600;
  }

  @media (width >= 75em) {
    position: sticky;
    top: var(--bar);
    max-height: calc(var(--window) - var(--bar));
    margin: 0;
    padding-block: var(--s-8);
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 0;
    scrollbar-width: thin;

    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    /* There is nothing to open: the name of the list stands in its place, and is no stop of the keyboard. */
    && summary {
      display: none;
    }
    nav::before {
      display: block;
      padding-block: 0 var(--s-3);
      padding-inline: var(--s-4) 0;
      color: var(--c-heading);
      font-size: var(--t-1);
      font-weight: 600;
      letter-spacing: 0.04em;
      content: attr(aria-label) / '';
    }
    ul {
      padding: 0;
      border-inline-start: 1px solid var(--c-line);
    }
    a {
      margin-inline-start: -1px;
    }
  }
`

/** Years that fold, and the links below them. */
import { css } from '@linaria/core'

export const list = css`
  font-size: var(--t-2);
  line-height: 1.45;

  h2 {
    margin-bottom: var(--s-3);
    font-size: var(--t-2);
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: var(--tap);
    padding-block: var(--s-1);
    list-style: none;
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    width: 6px;
    height: 6px;
    margin-inline: 2px var(--s-1);
    border: solid var(--c-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
    transition: transform var(--d-2) var(--ease);
    content: '';
  }
  [open] > summary::before {
    transform: rotate(45deg);
  }
  [dir='rtl'] & summary::before {
    scale: -1 1;
  }
  small {
    color: var(--c-muted);
    font-weight: 400;
  }
  details > ul {
    padding-block: 0 var(--s-3);
    padding-inline: var(--s-5) 0;
  }
  /* Within the list, which is cut off at its edges. */
  :is(a, summary) {
    outline-offset: -2px;
  }
  a {
    display: block;
    padding-block: calc((var(--tap) - 1lh) / 2);
    color: var(--c-muted);
  }
  a:hover {
    color: var(--c-link);
  }

  @media (width >= 68.75em) {
    position: sticky;
    top: calc(var(--bar) + var(--s-6));
    max-height: calc(var(--window) - var(--bar) - var(--s-12));
    overflow-y: auto;
    scroll-padding-bottom: 4rem;
    scrollbar-width: thin;
  }
`

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  margin-top: var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--c-line);

  /* In view while the years above are scrolled. */
  @media (width >= 68.75em) {
    position: sticky;
    bottom: 0;
    background: var(--c-bg);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-1);
  }
`

/** The tree of a documentation, and the filter above it. */
import { css } from '@linaria/core'
import { smallPrint } from './styles/quietText.ts'

/* Without script there is nothing to filter with, and the tree is whole. */
export const filter = css`
  margin-bottom: var(--s-3);

  @media (scripting: none) {
    display: none;
  }
  input {
    width: 100%;
    height: 36px;
    padding-inline: var(--s-3);
    border: 1px solid var(--c-line-strong);
    border-radius: var(--r-1);
    background: var(--c-surface);
  }
  input::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
  output:not(:empty) {
    display: block;
    padding: var(--s-3);
    color: var(--c-muted);
  }
  ul:not(:empty) {
    margin-top: var(--s-3);
  }
  small {
    display: block;
    ${smallPrint}
    font-weight: 400;
  }
`

export const tree = css`
  padding-block: var(--s-4) var(--s-6);
  font-size: var(--t-2);
  line-height: 1.45;

  a,
  summary {
    display: block;
    padding: calc(var(--tap) / 2 - 8px) var(--s-3);
    border-radius: var(--r-1);
    color: var(--c-text);
    overflow-wrap: anywhere;
  }
  .badge {
    margin-inline-start: 0.2em;
  }
  /* To other sites. */
  a[href*='://']::after {
    margin-inline-start: 0.35em;
    color: var(--c-muted);
    content: '\u2197\ufe0e' / '';
  }
  [dir='rtl'] & a[href*='://']::after {
    content: '\u2196\ufe0e' / '';
  }
  a:hover,
  summary:hover {
    background: var(--c-sunken);
    color: var(--c-heading);
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--c-tint);
    color: var(--c-link);
    font-weight: 600;
  }
  li:has([aria-current]) > details > summary {
    color: var(--c-link);
  }
  summary {
    position: relative;
    padding-inline-end: var(--s-8);
    list-style: none;
    font-weight: 600;
    color: var(--c-heading);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    position: absolute;
    inset-block: calc(50% - 5px) auto;
    inset-inline: auto 14px;
    width: 7px;
    height: 7px;
    border: solid var(--c-muted);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
    transition: transform var(--d-2) var(--ease);
    content: '';
  }
  details[open] > summary::after {
    transform: rotate(45deg);
  }
  [dir='rtl'] & summary::after {
    scale: -1 1;
  }
  li:has(> a + details) {
    position: relative;
  }
  a:has(+ details) {
    padding-inline-end: 44px;
    font-weight: 600;
  }
  a:not([aria-current]):has(+ details) {
    color: var(--c-heading);
  }
  a + details > summary {
    position: absolute;
    inset-block: 0 auto;
    inset-inline: auto 0;
    width: 36px;
    height: calc(1.45em + var(--tap) - 16px);
    padding: 0;
  }
  ul ul {
    margin-block: 2px var(--s-2);
    margin-inline: var(--s-3) 0;
    padding-inline-start: var(--s-2);
    border-inline-start: 1px solid var(--c-line);
  }
  /* From the fifth level on there is more need of room than of steps. */
  ul ul ul ul ul {
    margin-inline-start: 2px;
    padding-inline-start: var(--s-1);
  }
  ul ul :is(summary, a:has(+ details)) {
    font-weight: 500;
  }
  li + li {
    margin-top: 1px;
  }
`

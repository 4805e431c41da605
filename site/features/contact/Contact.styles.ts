/** Cards of the contact section. */
import { css } from '@linaria/core'

export const grid = css`
  ul {
    display: grid;
    gap: var(--s-5);
    grid-template-columns: repeat(auto-fit, minmax(max(min(18rem, 100%), 30%), 1fr));
  }
  li {
    display: flex;
    flex-direction: column;
    padding: var(--s-6);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
  }
  /* Beside a form the cards stand in its shadow. */
  > div:has(> ul + div) {
    display: grid;
    gap: var(--s-5);
    align-items: start;

    @media (width >= 1000px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }
  }
  ul:has(+ div) {
    gap: var(--s-4);
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  ul:has(+ div) li {
    padding: var(--s-5);
  }
  header:has(+ ul + div),
  ul:has(+ div) [data-code] {
    grid-column: 1 / -1;
  }
  li > svg {
    width: 26px;
    height: 26px;
    margin-bottom: var(--s-4);
    color: var(--c-link);
    stroke-width: 1.5;
  }
  li p {
    margin-block: var(--s-1) var(--s-4);
    color: var(--c-muted);
    font-size: var(--t-2);
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-5);
    margin-top: auto;
  }
  li a {
    display: inline-flex;
    gap: var(--s-2);
    align-items: center;
    min-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  li strong {
    color: var(--c-heading);
    font-variant-numeric: tabular-nums;
  }
  [data-code] {
    flex-direction: row;
    gap: var(--s-5);
    align-items: center;
  }
  [data-code] > img {
    flex: none;
    width: 8rem;
    height: 8rem;
    margin: 0;
  }
  [data-code] > div {
    display: block;
    margin: 0;
  }
`

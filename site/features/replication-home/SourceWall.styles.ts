/** Groups of sources beside what is said of them. */
import { css } from '@linaria/core'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'

export const layout = css`
  h3 {
    font-size: var(--t-2);
    line-height: 32px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--s-1);
  }
  li a {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    min-height: var(--tap);
    padding-inline-end: var(--s-3);
    border-radius: var(--r-1);
    color: var(--c-text);
    font-size: var(--t-2);
    font-weight: 500;
    line-height: 1.3;
    transition: background var(--d-1);
  }
  li a:hover {
    background: var(--c-tint);
    color: var(--c-heading);
    text-decoration: none;
  }
  /* On a phone the well-known ones; the catalogue below has all. */
  @media (width < 37.5em) {
    h3 {
      line-height: inherit;
    }
    li:nth-child(n + 7) {
      display: none;
    }
  }
  > div > p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-8);
    padding-top: var(--s-4);
    border-top: 1px solid var(--c-line);
  }
  > div > p > a {
    ${besideIcon}
    min-height: var(--tap);
    font-weight: 600;
  }
`

export const group = css`
  display: grid;
  gap: var(--s-2) var(--s-8);
  padding-block: var(--s-3);
  border-top: 1px solid var(--c-line);

  @media (width >= 50em) {
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`

/** The two large kinds, and below them the small ones beside each other. */
export const kinds = css`
  display: grid;
  column-gap: var(--s-8);

  @media (width >= 68.75em) {
    grid-template-columns: 1fr 1fr;

    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`

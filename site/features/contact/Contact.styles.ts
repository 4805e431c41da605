/** Cards of the contact section. */
import { css } from '@linaria/core'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'
import { iconSpot } from '../../ui/iconSpot.ts'

export const codeItem = css``

export const grid = css`
  ul {
    display: grid;
    gap: var(--s-4);
    grid-template-columns: repeat(auto-fit, minmax(max(min(18rem, 100%), 30%), 1fr));
  }
  /* Four leave a hole in rows of three. */
  ul:not(:has(+ div)):has(> li:nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(max(min(18rem, 100%), 40%), 1fr));
  }
  /* The code fills the row five others leave. */
  li.${codeItem}:nth-child(3n + 2):last-child {
    @media (width >= 62.5em) {
      grid-column: span 2;
    }
  }
  /* Beside a form the cards stand in its shadow. */
  > div:has(> ul + div) {
    display: grid;
    gap: var(--s-5);
    align-items: start;

    @media (width >= 62.5em) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    }
  }
  ul:has(+ div) {
    grid-template-columns: repeat(auto-fit, minmax(max(min(16.5rem, 100%), 40%), 1fr));
  }
  /* The last of an odd number fills its row where two stand beside each other. */
  li:nth-child(odd):last-child {
    @media (width < 62.5em) {
      grid-column: 1 / -1;
    }
  }
  header:has(+ ul + div),
  ul:has(+ div) .${codeItem} {
    grid-column: 1 / -1;
  }
`

export const card = css`
  && {
    grid-template: auto auto 1fr / auto 1fr;
    gap: 0 var(--s-4);
    height: 100%;
    padding: var(--s-5) var(--s-6);
  }
  > svg {
    grid-row: span 3;
    ${iconSpot}
    width: 20px;
    height: 20px;
    padding: 10px;
    border-radius: 12px;
  }
  > img {
    grid-row: span 3;
    width: 7.5rem;
    height: 7.5rem;
  }
  && :is(h3, p, div) {
    grid-column: 2;
  }
  &:has(> img) > h3 {
    align-self: end;
  }
  p {
    margin-block: var(--s-1) var(--s-3);
    font-size: var(--t-2);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-5);
    align-self: end;
  }
  a {
    ${besideIcon}
    min-height: var(--tap);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--c-heading);
    font-variant-numeric: tabular-nums;
  }
`

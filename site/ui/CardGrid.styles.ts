/** Cards in one block, or open. */
import { css } from '@linaria/core'
import { iconSpot } from './iconSpot.ts'

export const ofFour = css``

export const withIcon = css``

export const cards = css`
  > li > svg {
    ${iconSpot}
    width: 22px;
    max-width: none;
    height: 22px;
    padding: 11px;
    border-radius: 12px;
  }
  h3 {
    margin-bottom: var(--s-2);
  }
  p {
    color: var(--c-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    margin-top: var(--s-4);
    font-weight: 600;
  }
`

export const open = css`
  display: grid;
  column-gap: clamp(2rem, 6vw, 5.5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr));

  li {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    column-gap: var(--s-5);
    padding-block: var(--s-6);
    border-top: 1px solid var(--c-line);
  }
  > li > svg {
    grid-row: span 2;
  }
`

export const grid = css`
  display: grid;
  gap: 1px;
  grid-template-columns: repeat(auto-fit, minmax(max(min(17rem, 100%), 30%), 1fr));
  overflow: hidden;
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-line);

  /* Four leave a hole in rows of three. */
  &.${ofFour} {
    @media (width >= 43.75em) {
      grid-template-columns: 1fr 1fr;
    }
    @media (width >= 73.75em) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  li {
    padding: clamp(1.25rem, 1rem + 1.1vw, 1.75rem);
    background: var(--c-surface);
    transition: background var(--d-2);
  }
  li:hover {
    background: color-mix(in srgb, var(--c-tint) 45%, var(--c-surface));
  }
  .${withIcon} {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    column-gap: var(--s-4);
  }
  > li > svg {
    grid-row: span 2;
  }
  .${withIcon} > * {
    grid-column: 2;
  }
  .${withIcon} > svg {
    grid-column: 1;
  }
`

export const artBox = css`
  margin-bottom: var(--s-5);
`

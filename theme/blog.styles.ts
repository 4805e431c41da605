/** Grids of the blog: the list, a post with its contents column, the band of recent posts. */
import { css } from '@linaria/core'
import { besideIcon } from './ui/besideIcon.ts'
import { tocAttributes } from './client/behaviour.ts'
import { leadCard } from './ui/leadCard.ts'

export const list = css`
  padding-bottom: var(--s-24);
`

export const besideYears = css`
  display: grid;
  gap: var(--s-12);
  align-items: start;
  @media (width >= 68.75em) {
    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 14rem;
    }
  }
`

export const postGrid = css`
  display: grid;
  gap: var(--s-6);
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
`

export const leadFirst = css`
  @media (width >= 68.75em) {
    ${leadCard}
  }
`

export const post = css`
  padding-block: clamp(2rem, 1rem + 4vw, 4rem) var(--s-16);

  > header {
    max-width: var(--w-text);
    margin: 0 auto var(--s-10);
  }
  > header > h1 {
    margin-block: var(--s-4);
  }
  > header > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-5);
  }
  > header > div:first-child > a {
    ${besideIcon}
    min-height: var(--tap);
    font-size: var(--t-2);
  }
  > header > img {
    width: 100%;
    aspect-ratio: 16 / 9;
    margin-top: var(--s-8);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    object-fit: cover;
  }
  > :not(header) {
    max-width: var(--w-text);
    margin-inline: auto;
  }
  > footer {
    display: grid;
    gap: var(--s-8);
    margin-top: var(--s-12);
  }
  > footer > section:not([data-print]) {
    display: grid;
    gap: var(--s-5);
    padding: var(--s-5) var(--s-6);
    border-radius: var(--r-2);
    background: var(--c-sunken);
  }

  @media (width >= 75em) {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr) var(--w-text) minmax(0, 1fr);
    column-gap: var(--s-12);

    > :is(header, footer, div) {
      grid-column: 2;
      width: 100%;
      min-width: 0;
      margin-inline: 0;
    }
    > [${tocAttributes.toc}] {
      grid-area: 1 / 3 / span 3;
      align-self: start;
      width: 100%;
      max-width: 15rem;
      margin: 0;
    }
  }
`

export const related = css`
  padding-block: var(--s-16);
  background: var(--c-sunken);

  h2 {
    margin-bottom: var(--s-8);
  }
`

/** Parts of a page below each other: sections on two grounds, and the coloured panel at the end. */
import { css } from '@linaria/core'

export const section = css`
  padding-block: var(--rhythm);

  > div > header {
    max-width: 44rem;
    margin-bottom: var(--s-6);
  }
  > div > header h2 {
    font-size: clamp(1.75rem, 1.35rem + 1.6vw, 2.5rem);
  }
  > div > header p {
    margin-top: var(--s-2);
    color: var(--c-muted);
    font-size: var(--t-4);
  }
  > div > header a {
    font-weight: 600;
  }
`

/* On one ground the distance between two of them is that of one. */
const plain = css`
  & + & {
    padding-top: 0;
  }
`

const sunken = css`
  background: var(--c-sunken);

  & + & {
    padding-top: 0;
  }
`

export const grounds = { plain, sunken }

export const splitHead = css`
  @media (width >= 62.5em) {
    && {
      display: grid;
      gap: 0 clamp(2rem, 6vw, 6rem);
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      align-items: end;
      max-width: none;
    }
  }
`

export const moreLink = css`
  && {
    font-size: var(--t-3);
  }
`

export const band = css`
  padding-block: var(--rhythm);

  .${plain} + &,
  & + .${plain} {
    padding-top: 0;
  }

  > div {
    position: relative;
    padding: clamp(1.75rem, 1.25rem + 2vw, 3rem) clamp(1.25rem, 0.5rem + 4vw, 5rem);
    overflow: hidden;
    border-radius: var(--r-3);
    background: linear-gradient(115deg, var(--c-band-from), var(--c-band-to));
    color: #fff;
    isolation: isolate;
  }
  > div::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background:
      repeating-radial-gradient(circle at 100% 120%, rgb(255 255 255 / 13%) 0 1px, transparent 1px 46px),
      radial-gradient(60% 120% at 100% 100%, rgb(255 255 255 / 14%), transparent);
    content: '';
  }
  h2 {
    max-width: 36rem;
    color: inherit;
    font-size: var(--t-7);
  }
  p {
    max-width: 36rem;
    margin-block: var(--s-4) var(--s-8);
    font-size: var(--t-4);
    text-wrap: balance;
  }
  > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
  }
  @media (width >= 62.5em) {
    > div {
      display: grid;
      column-gap: var(--s-12);
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    > div > :is(h2, p) {
      grid-column: 1;
    }
    > div > p {
      margin-bottom: 0;
    }
    > div > div {
      grid-area: 1 / 2 / 3;
      justify-content: end;
      /* Three in a row where there is room. */
      max-width: min(34rem, 55vw);
    }
  }
  @media (width < 30em) {
    > div > div > * {
      flex: 1 1 auto;
    }
  }
`

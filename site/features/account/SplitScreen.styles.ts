/** The halves of the account pages. */
import { css } from '@linaria/core'

export const flowArt = css`
  width: min(100%, 30rem);
  fill: none;
  stroke: rgb(255 255 255 / 45%);
  stroke-width: 1.5;
  stroke-linecap: round;
  @media (width < 64em) {
    display: none;
  }
`

export const solidShape = css``

export const split = css`
  display: grid;
  width: 100%;

  h1 {
    font-size: clamp(1.625rem, 1.4rem + 1vw, 2.125rem);
  }

  aside {
    position: relative;
    display: grid;
    align-content: center;
    gap: var(--s-10);
    overflow: hidden;
    padding: clamp(2.5rem, 1.5rem + 4vw, 5rem) max(var(--edge), 6%);
    background:
      radial-gradient(60% 50% at 85% 10%, rgb(255 255 255 / 16%), transparent 70%),
      linear-gradient(155deg, var(--c-band-from), var(--c-band-to));
    color: #fff;
    isolation: isolate;
  }
  aside::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background:
      linear-gradient(rgb(255 255 255 / 14%) 1px, transparent 1px) 0 -1px / 100% 56px,
      linear-gradient(90deg, rgb(255 255 255 / 14%) 1px, transparent 1px) -1px 0 / 56px 100%;
    mask-image: radial-gradient(90% 70% at 80% 10%, #000, transparent 80%);
    content: '';
  }
  h2 {
    color: inherit;
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
  }
  h2 > span + span + span {
    display: block;
    margin-top: var(--s-3);
  }
  .${flowArt} rect,
  .${solidShape} {
    fill: var(--c-band-to);
    stroke: rgb(255 255 255 / 80%);
  }

  @media (width >= 64em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    min-height: calc(var(--window) - var(--nav));

    /* A page that could not be loaded has no halves. */
    &:has(> [data-failure]) {
      display: block;
    }

    /* Problems make a form longer, at its end: what one reads stays where it is. */

    /* It stays where it is when problems make the form longer. */
    aside {
      position: sticky;
      top: var(--nav);
      align-self: start;
      min-height: inherit;
    }
  }
`

export const formHalf = css`
  display: grid;
  align-items: start;
  justify-items: center;
  min-width: 0;
  padding: clamp(2rem, 1rem + 4vw, 4.5rem) var(--edge);

  > div {
    width: 100%;
    max-width: 27rem;
    min-width: 0;
  }

  @media (width >= 64em) {
    padding-top: clamp(3rem, 0.12 * var(--window), 8rem);
  }
`

export const leadText = css`
  margin-top: var(--s-2);
  color: var(--c-muted);
`

export const daysFree = css`
  display: flex;
  align-items: baseline;
  gap: var(--s-3);
  font-size: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  font-weight: 600;

  b {
    font-size: clamp(4.5rem, 3rem + 6vw, 8.5rem);
    font-weight: 750;
    line-height: 0.95;
    letter-spacing: -0.06em;
  }
`

export const factList = css`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-6);
  font-size: var(--t-4);

  li {
    display: flex;
    align-items: flex-start;
    gap: var(--s-3);
  }
  svg {
    margin-top: 0.22em;
    padding: 2px;
    border-radius: 99px;
    background: rgb(255 255 255 / 22%);
    stroke-width: 2.5;
  }
`

export const badgeList = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-6);

  li {
    padding: var(--s-1) var(--s-4);
    border: 1px solid rgb(255 255 255 / 55%);
    border-radius: 99px;
    font-size: var(--t-2);
    font-weight: 600;
  }
`

export const textLines = css`
  stroke: rgb(255 255 255 / 70%);
  stroke-width: 3;
`

export const movingRows = css`
  stroke: #fff;
  stroke-width: 3;
  stroke-dasharray: 2 22;
  animation: account-rows 2s ease-in-out 30;
  @keyframes account-rows {
    50% {
      opacity: 0.35;
    }
  }
`

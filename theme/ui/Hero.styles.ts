/** A lit ground with a fine grid, and on it what is in the first view of a page. */
import { css } from '@linaria/core'
import { besideIcon } from './besideIcon.ts'
import { pill } from './pill.ts'

export const ground = css`
  position: relative;
  overflow: hidden;
  background: radial-gradient(70% 90% at 78% 20%, var(--c-tint), transparent 70%);
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 0;
    background:
      linear-gradient(var(--c-line) 1px, transparent 1px) 0 -1px / 100% 56px,
      linear-gradient(90deg, var(--c-line) 1px, transparent 1px) -1px 0 / 56px 100%;
    mask-image: radial-gradient(75% 90% at 75% 20%, #000, transparent 75%);
    opacity: 0.55;
    animation: ground-arrives var(--d-3) var(--ease-out);
    content: '';
  }
  @keyframes ground-arrives {
    from {
      opacity: 0;
    }
  }
`

export const columns = css`
  display: grid;
  gap: var(--s-10) clamp(2rem, 4vw, 4rem);
  align-items: center;
  padding-block: clamp(2rem, 1.2rem + 4.2vw, 6rem);

  @media (width >= 62.5em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.08fr);
  }
  h1 {
    line-height: 1.08;
  }
  h1:lang(zh) {
    line-height: 1.22;
  }
`

/** Around art that moves by itself, which is paused in its corner. */
export const moving = css`
  position: relative;
  min-width: 0;
  padding-bottom: 44px;
`

export const eyebrowPill = css`
  ${besideIcon}
  margin-bottom: var(--s-5);
  padding: var(--s-1) var(--s-4);
  ${pill}
  background: var(--c-surface);

  &::before {
    width: 8px;
    height: 8px;
    border-radius: 99px;
    background: var(--c-accent);
    content: '';
  }
`

export const leadText = css`
  max-width: 36rem;
  margin-block: var(--s-6) var(--s-8);
  color: var(--c-muted);
  font-size: var(--t-4);
`

export const textLink = css`
  ${besideIcon}
  min-height: 40px;
  font-weight: 600;
`

export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);

  @media (width < 30em) {
    > :not(.${textLink}) {
      flex: 1 1 auto;
    }
    /* Of three, the first has a row of its own. */
    &:not(:has(> .${textLink})) > :first-child:nth-last-child(3) {
      flex-basis: 100%;
    }
  }
  /* Beside the art there is just room for three. */
  @media (62.5em <= width < 72em) {
    > :first-child:nth-last-child(3),
    > :first-child:nth-last-child(3) ~ :not(.${textLink}) {
      padding-inline: var(--s-3);
    }
  }
`

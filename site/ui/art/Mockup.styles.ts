/** The looks that drawings made of markup share. */
import { css, cx } from '@linaria/core'
import { tones } from './tones.styles.ts'

/** What lies above the page. */
export const raised = css`
  border: 1px solid var(--c-line);
  background: var(--c-surface);
  box-shadow: var(--shadow-2);
`

/** A screen of its own in the first view of a page. */
export const sheet = css`
  max-width: 34rem;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: var(--r-3);
`

/** A mark or an icon, and what it says beside it. Twice the class: the colours of links under the pointer are less important. */
export const chip = css`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  padding: var(--s-3) var(--s-5) var(--s-3) var(--s-3);
  border: 1px solid var(--c-line);
  border-radius: var(--r-2);
  font-weight: 600;

  && {
    color: var(--c-heading);
    text-decoration: none;
  }
`

/** Small print with an icon. */
export const note = css`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  color: var(--c-muted);
`

const spot = css`
  svg {
    box-sizing: content-box;
    padding: var(--spot-edge, 8px);
    border-radius: var(--spot-round, 99px);
    background: var(--tone-bg);
    color: var(--tone);
  }
`

/** Icons in it stand on a round ground, `--spot-edge` wider than they are. */
export const spots = { brand: cx(spot, tones.brand), good: cx(spot, tones.good) }

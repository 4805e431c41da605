/** A card with its cover beside its words, as wide as its row. */
import { css } from '@linaria/core'

/** For the first one of a grid. */
export const leadCard = `
  > :first-child {
    display: grid;
    grid-column: 1 / -1;
    grid-template: repeat(4, auto) / minmax(0, 1fr) minmax(0, 1.1fr);
    column-gap: var(--s-8);
    align-content: center;
    padding: var(--s-8);
  }
  > :first-child > :first-child {
    --cover-from: var(--c-band-from);
    --cover-to: var(--c-band-to);
    --cover-shape: rgb(255 255 255 / 12%);
    --cover-ink: #fff;
    --cover-scale: 0.92;
    --cover-mark: 104px;

    grid-area: 1 / 1 / -1;
    width: calc(100% + var(--s-8));
    height: calc(100% + 2 * var(--s-8));
    min-height: 16rem;
    aspect-ratio: auto;
    margin-block: calc(-1 * var(--s-8));
    margin-inline: calc(-1 * var(--s-8)) 0;
    border: 0;
    border-inline-end: 1px solid var(--c-line);
    border-radius: 0;
    border-start-start-radius: var(--r-2);
    border-end-start-radius: var(--r-2);
  }
  > :first-child :is(h2, h3) {
    font-size: var(--t-6);
  }
  > :first-child p {
    font-size: var(--t-3);
  }
`

/** A card without a neighbour. */
export const leadAlone = css`
  @media (width >= 43.75em) {
    &:not(:has(> :nth-child(2))) {
      ${leadCard}
    }
  }
`

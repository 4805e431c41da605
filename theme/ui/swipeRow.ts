/**
 * Cards in a grid. Where not all of them fit, they are in one row that is swiped, with the next one in sight: two on a phone,
 * three on a tablet as well, where the third would stand alone. They have links, so the keyboard reaches all. One alone fills its row.
 */
import { css } from '@linaria/core'

const row = `
  grid-template-columns: none;
  grid-auto-columns: min(84%, 19rem);
  grid-auto-flow: column;
  gap: var(--s-4);
  margin-inline: calc(-1 * var(--edge));
  padding: 2px var(--edge) var(--s-3);
  overflow-x: auto;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;

  > * {
    scroll-snap-align: start;
  }
`

export const swipeRow = css`
  display: grid;
  gap: var(--s-6);
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));

  @media (width < 43.75em) {
    &:has(> :nth-child(2)) {
      ${row}
    }
  }
  @media screen and (width < 62.5em) {
    &:has(> :nth-child(3)) {
      ${row}
    }
  }
`

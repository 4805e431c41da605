/** Cards of the editions. They grow with their text; nothing has a height of its own. */
import { css } from '@linaria/core'
import { panelFrame } from '../../../theme/ui/panelFrame.ts'
import { bigFigure } from '../../ui/bigFigure.ts'
import { quietText } from '../../../theme/styles/quietText.ts'
import { besideIcon } from '../../../theme/ui/besideIcon.ts'

export const popularCard = css``
export const twoCards = css``
export const fourCards = css``

export const cards = css`
  padding-bottom: var(--rhythm);

  > ul {
    display: grid;
    gap: var(--s-5);
  }
  @media (width >= 40em) {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (width >= 56.25em) {
    > .${twoCards} li ul {
      columns: 2;
    }
  }
  @media (width >= 68.75em) {
    > .${fourCards} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  > ul > li {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    gap: var(--s-6);
    padding: clamp(1.5rem, 1.2rem + 1vw, 2rem);
    ${panelFrame}
  }
  > ul > .${popularCard} {
    border-color: var(--c-primary);
    background: linear-gradient(var(--c-tint), var(--c-surface) 18rem);
    box-shadow:
      0 0 0 1px var(--c-primary),
      var(--shadow-2);
  }
  > ul > li > div:first-child {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--s-2);
    align-content: start;
    align-items: start;
  }
  > ul > li > div:first-child > p {
    grid-column: 1 / -1;
  }
  p {
    ${quietText}
  }
  strong {
    ${bigFigure}
    line-height: 1.25;
  }
  strong:lang(zh) {
    letter-spacing: 0;
  }
  > ul > li > a {
    align-self: start;
  }
  h4 {
    margin-bottom: var(--s-3);
    font-size: var(--t-2);
  }
  li li {
    display: flex;
    gap: var(--s-3);
    padding-block: var(--s-2);
    line-height: 1.45;
  }
  li li svg {
    margin-top: 0.1em;
    color: var(--c-good);
    stroke-width: 2.25;
  }
  h4 ~ a {
    ${besideIcon}
    min-height: var(--tap);
    margin-top: var(--s-4);
    font-weight: 600;
  }
`

export const priceLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-2);
  align-items: baseline;
`

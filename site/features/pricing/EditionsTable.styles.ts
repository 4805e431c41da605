/** Editions side by side, in groups of features. */
import { css } from '@linaria/core'

export const table = css`
  table-layout: fixed;

  [scope='rowgroup'] {
    padding-block: var(--s-8) var(--s-3);
    color: var(--c-heading);
    font-weight: 650;
  }
  svg {
    color: var(--c-good);
    stroke-width: 2.5;
  }
  i {
    display: block;
    width: 14px;
    height: 2px;
    border-radius: 2px;
    background: var(--c-line-strong);
    forced-color-adjust: none;
  }

  @media (width < 56.25em) {
    min-width: 40rem;
    [scope='rowgroup'] > span {
      position: sticky;
      left: var(--s-3);
    }
  }
`

/** Two editions have room beside the first column. */
export const twoColumns = css`
  @media (width < 56.25em) {
    min-width: 0;

    && :is(thead th, tbody td, tbody th) {
      padding-inline: var(--s-3);
      font-size: var(--t-2);
    }
    && tr > :first-child:not([colspan]) {
      width: 38%;
    }
  }
`

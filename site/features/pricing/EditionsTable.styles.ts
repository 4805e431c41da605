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
  }

  @media (width < 900px) {
    min-width: 40rem;

    /* Two editions have room beside the first column. */
    &[data-columns='2'] {
      min-width: 0;
    }
    &[data-columns='2'] :is(thead th, tbody td, tbody th) {
      padding-inline: var(--s-3);
      font-size: var(--t-2);
    }
    &[data-columns='2'] tr > :first-child:not([colspan]) {
      width: 38%;
    }
    [scope='rowgroup'] > span {
      position: sticky;
      left: var(--s-3);
    }
  }
`

/** Editions side by side, in groups of features. */
import { css } from '@linaria/core'

export const table = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.45;
  table-layout: fixed;

  :is(th, td) {
    padding: var(--s-3) var(--s-5);
    border-bottom: 1px solid var(--c-line);
    text-align: start;
  }
  thead th {
    padding-block: var(--s-4);
    background: var(--c-surface);
    color: var(--c-heading);
    font-size: var(--t-4);
    font-weight: 650;
  }
  thead th:first-child {
    border-start-start-radius: var(--r-2);
    color: var(--c-muted);
    font-size: var(--t-2);
    font-weight: 500;
  }
  thead th:last-child {
    border-start-end-radius: var(--r-2);
    border-bottom-color: var(--c-primary);
    box-shadow: inset 0 3px var(--c-primary);
    color: var(--c-link);
  }
  tbody th {
    color: var(--c-text);
    font-weight: 500;
  }
  td {
    color: var(--c-text);
  }
  td:last-child {
    background: color-mix(in srgb, var(--c-tint) 55%, var(--c-surface));
    color: var(--c-heading);
    font-weight: 600;
  }
  [scope='rowgroup'] {
    padding-block: var(--s-8) var(--s-3);
    color: var(--c-heading);
    font-weight: 650;
  }
  tbody:last-child tr:last-child > * {
    border-bottom: 0;
  }
  tbody:last-child tr:last-child > :first-child {
    border-end-start-radius: var(--r-2);
  }
  tbody:last-child tr:last-child > :last-child {
    border-end-end-radius: var(--r-2);
  }
  tbody tr:hover > :is(td, [scope='row']) {
    background: var(--c-tint);
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
    thead th {
      font-size: var(--t-3);
    }
    :is(th, td) {
      padding: var(--s-3) var(--s-4);
      font-size: var(--t-2);
    }
    &[data-columns='2'] :is(thead th, tbody td, tbody th) {
      padding-inline: var(--s-3);
      font-size: var(--t-2);
    }
    tr > :first-child:not([colspan]) {
      position: sticky;
      z-index: 1;
      left: 0;
      width: 9rem;
      border-inline-end: 1px solid var(--c-line);
      background: var(--c-surface);
    }
    &[data-columns='2'] tr > :first-child:not([colspan]) {
      width: 38%;
    }
    thead tr > :first-child:not([colspan]) {
      z-index: 3;
    }
    [scope='rowgroup'] > span {
      position: sticky;
      left: var(--s-3);
    }
  }
`

/** Tables of prose: lines, hover, and a head that stays in view where the table fits. */
import { css } from '@linaria/core'
import { tableAttributes } from '../client/behaviour.ts'

export const proseTables = css`
  .table {
    max-width: 100%;
    border: 1px solid var(--c-line);
    border-radius: var(--r-1);
  }
  /* Paper does not scroll. */
  @media screen {
    .table {
      overflow-x: auto;
    }
    /* A clip does not hold the head back, as a scroller would. */
    .table[${tableAttributes.fits}] {
      overflow: clip;
    }
    .table[${tableAttributes.fits}] thead th {
      position: sticky;
      z-index: 1;
      top: var(--bar);
      box-shadow: 0 1px var(--c-line);
    }
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--t-2);
    line-height: 1.6;
  }
  @media screen and (width < 43.75em) {
    .table table {
      width: max-content;
      min-width: 100%;
    }
    .table :is(th, td) {
      max-width: var(--cell, 10.5rem);
      padding-inline: var(--s-3);
    }
    /* Two columns find room beside each other, one of them for names of settings. */
    .table table:not(:has(tr > :nth-child(3))) {
      --cell: max(10.5rem, 100vw - 10.5rem);

      width: 100%;
    }
  }
  th,
  td {
    min-width: 5rem;
    padding: var(--s-2) var(--s-4);
    border-bottom: 1px solid var(--c-line);
    text-align: start;
    vertical-align: top;
  }
  :is(th, td):not(:last-child) {
    border-inline-end: 1px solid var(--c-line);
  }
  th {
    background: var(--c-sunken);
    color: var(--c-heading);
    font-weight: 600;
  }
  tbody > tr:last-child > :is(th, td) {
    border-bottom: 0;
  }
  tbody tr:hover > td {
    background: color-mix(in srgb, var(--c-tint) 40%, transparent);
  }

  @media print {
    .table :is(th, td) {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .table:has(tr > :nth-child(7)) :is(th, td) {
      padding-inline: var(--s-1);
      font-size: 8pt;
    }
  }
`

/**
 * The look of tables that compare: the column of cells with `ownColumn` stands out, on small screens the first column stays in
 * view. Their frame is `Table`.
 */
import { css } from '@linaria/core'
import { quietText, smallPrint } from '../../theme/styles/quietText.ts'

export const ownColumn = css``

export const comparisonTable = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.45;

  :is(th, td) {
    padding: var(--s-3) var(--s-5);
    border-bottom: 1px solid var(--c-line);
    color: var(--c-text);
    text-align: start;
    vertical-align: middle;
  }
  tbody th {
    font-weight: 500;
  }
  thead th {
    padding-block: var(--s-4);
    background: var(--c-surface);
    color: var(--c-heading);
    font-size: var(--t-4);
    font-weight: 650;
  }
  thead small {
    display: block;
    ${smallPrint}
    font-weight: 400;
  }
  thead th:first-child {
    border-start-start-radius: var(--r-2);
    ${quietText}
    font-weight: 500;
  }
  thead th:last-child {
    border-start-end-radius: var(--r-2);
  }
  td.${ownColumn} {
    background: color-mix(in srgb, var(--c-tint) 65%, var(--c-surface));
    color: var(--c-heading);
    font-weight: 600;
  }
  thead .${ownColumn} {
    border-bottom-color: var(--c-primary);
    background: var(--c-primary);
  }
  thead .${ownColumn},
  thead .${ownColumn} small {
    color: var(--c-on-primary);
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

  @media (width < 56.25em) {
    :is(th, td) {
      padding: var(--s-3) var(--s-4);
      font-size: var(--t-2);
    }
    thead th {
      font-size: var(--t-3);
    }
    tr > :first-child:not([colspan]) {
      position: sticky;
      z-index: 1;
      left: 0;
      width: 9rem;
      border-inline-end: 1px solid var(--c-line);
      background: var(--c-surface);
    }
    thead tr > :first-child:not([colspan]) {
      z-index: 3;
    }
  }
`

/** Wide tables; on small screens the first column stays in view. */
import { css } from '@linaria/core'

export const table = css`
  width: 100%;
  min-width: 46rem;
  border-collapse: separate;
  border-spacing: 0;
  line-height: 1.45;

  :is(th, td) {
    width: 26%;
    padding: var(--s-4) var(--s-5);
    border-bottom: 1px solid var(--c-line);
    text-align: start;
    vertical-align: middle;
  }
  tr > :first-child {
    width: 22%;
    color: var(--c-text);
    font-weight: 500;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  thead th {
    background: var(--c-surface);
    color: var(--c-heading);
    font-weight: 650;
  }
  thead small {
    display: block;
    color: var(--c-muted);
    font-size: var(--t-1);
    font-weight: 400;
  }
  tr > :nth-child(2) {
    background: var(--c-tint);
    color: var(--c-heading);
    font-weight: 600;
  }
  thead th:nth-child(2) {
    border-bottom-color: var(--c-primary);
    background: var(--c-primary);
    color: var(--c-on-primary);
  }
  thead th:nth-child(2) small {
    color: inherit;
  }
  tr > :first-child,
  thead tr > :first-child {
    border-start-start-radius: var(--r-2);
  }

  @media (width < 900px) {
    min-width: 42rem;

    tr > :first-child {
      position: sticky;
      z-index: 1;
      left: 0;
      width: 9rem;
      min-width: 8.5rem;
      border-inline-end: 1px solid var(--c-line);
      background: var(--c-surface);
    }
    thead th:first-child {
      z-index: 3;
    }
    :is(th, td) {
      padding: var(--s-3) var(--s-4);
      font-size: var(--t-2);
    }
  }
`

export const rating = css`
  display: inline-flex;
  gap: var(--s-2);
  align-items: center;

  svg {
    padding: 3px;
    border-radius: 99px;
  }
  &[data-rating='excellent'] svg {
    background: var(--c-good-bg);
    color: var(--c-good);
    stroke-width: 2.5;
  }
  &[data-rating='average'] {
    color: var(--c-muted);
    font-weight: 400;
  }
`

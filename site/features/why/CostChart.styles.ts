/** Columns of the price chart. The height of a column is an attribute of its `<svg>`: inline styles are refused. */
import { css } from '@linaria/core'

export const chart = css`
  display: flex;
  flex-direction: column;
  gap: var(--s-6);

  figcaption p {
    margin-top: var(--s-1);
    color: var(--c-muted);
  }
  [data-legend] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-2) var(--s-6);
    font-size: var(--t-2);
  }
  [data-legend] li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
  }
  [data-legend] li::before {
    width: 12px;
    height: 12px;
    border-radius: 4px;
    background: var(--c-primary);
    content: '';
  }
  [data-legend] li:nth-child(2)::before {
    background: color-mix(in srgb, var(--c-line-strong) 78%, var(--c-surface));
  }
  [data-legend] li:nth-child(3)::before {
    background: color-mix(in srgb, var(--c-line-strong) 42%, var(--c-surface));
  }
  [data-legend] li:first-child {
    color: var(--c-heading);
    font-weight: 700;
  }

  [data-groups] {
    display: grid;
    gap: var(--s-8) clamp(1.25rem, 2.4vw, 2.5rem);

    @media (width >= 380px) {
      grid-template-columns: 1fr 1fr;
    }
    @media (width >= 900px) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  svg {
    width: 100%;
    height: 9rem;
    border-bottom: 1px solid var(--c-line-strong);

    @media (width >= 560px) {
      height: 13rem;
    }
  }
  rect {
    fill: var(--c-primary);
  }
  g:nth-child(2) rect {
    fill: color-mix(in srgb, var(--c-line-strong) 78%, var(--c-surface));
  }
  g:nth-child(3) rect {
    fill: color-mix(in srgb, var(--c-line-strong) 42%, var(--c-surface));
  }
  text {
    fill: var(--c-muted);
    font-size: var(--t-1);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  g:first-child text {
    fill: var(--c-heading);
    font-weight: 700;
  }
  [data-groups] p {
    display: flex;
    flex-direction: column;
    gap: var(--s-2);
    align-items: center;
    margin-top: var(--s-3);
    color: var(--c-text);
    font-size: var(--t-2);
  }

  details {
    overflow-x: auto;
  }
  summary {
    width: fit-content;
    padding-block: var(--s-1);
    color: var(--c-link);
    font-size: var(--t-2);
    font-weight: 600;
  }
  table {
    width: 100%;
    margin-top: var(--s-2);
    border-collapse: collapse;
    font-size: var(--t-2);
    font-variant-numeric: tabular-nums;
  }
  :is(th, td) {
    padding: var(--s-2);
    border-bottom: 1px solid var(--c-line);
    text-align: end;
  }
  :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    color: var(--c-muted);
    font-weight: 500;
  }
  td:nth-child(2),
  tbody th {
    color: var(--c-heading);
    font-weight: 650;
  }
  small {
    color: var(--c-muted);
    font-size: var(--t-1);
  }
`

/** Columns of the price chart. The height of a column is an attribute of its `<svg>`: inline styles are refused. */
import { css } from '@linaria/core'
import { quietText, smallPrint } from '../../../theme/styles/quietText.ts'

const own = css`
  --bar: var(--c-primary);
  --weight: 700;
  --ink: var(--c-heading);
`

const second = css`
  --bar: color-mix(in srgb, var(--c-line-strong) 78%, var(--c-surface));
`

const third = css`
  --bar: color-mix(in srgb, var(--c-line-strong) 42%, var(--c-surface));
`

/** By the place of a product: the colour of its columns and of its name. */
export const products = [own, second, third]

export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  font-size: var(--t-2);

  li {
    display: flex;
    gap: var(--s-2);
    align-items: center;
    color: var(--ink, inherit);
    font-weight: var(--weight, inherit);
  }
  li::before {
    width: 12px;
    height: 12px;
    border-radius: 4px;
    background: var(--bar);
    forced-color-adjust: none;
    content: '';
  }
`

export const tierGroups = css`
  display: grid;
  gap: var(--s-8) clamp(1.25rem, 2.4vw, 2.5rem);

  @media (width >= 23.75em) {
    grid-template-columns: 1fr 1fr;
  }
  @media (width >= 56.25em) {
    grid-template-columns: repeat(4, 1fr);
  }
  p {
    display: flex;
    flex-direction: column;
    gap: var(--s-2);
    align-items: center;
    margin-top: var(--s-3);
    color: var(--c-text);
    font-size: var(--t-2);
  }
  svg {
    width: 100%;
    /* Lower, the label of the highest column would be cut off. */
    height: 9.5rem;
    border-bottom: 1px solid var(--c-line-strong);
  }
  rect {
    fill: var(--bar);
  }
  text {
    fill: var(--ink, var(--c-muted));
    font-size: var(--t-1);
    font-weight: var(--weight, inherit);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
`

export const figures = css`
  overflow-x: auto;

  summary {
    width: fit-content;
    padding-block: var(--s-1);
    color: var(--c-link);
    font-size: var(--t-2);
    font-weight: 600;
  }
  summary:hover {
    color: var(--c-link-strong);
    text-decoration: underline;
  }
  /* The box scrolls, and would cut off what is outside of it. */
  summary:focus-visible {
    outline-offset: -2px;
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
`

export const terms = css`
  ${smallPrint}
`

export const chartScale = css`
  ${quietText}
`

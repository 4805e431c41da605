/** Two charts, side by side where there is room. Only their curves are stretched, no line and no letter. */
import { css } from '@linaria/core'

export const charts = css`
  --split: repeat(2, minmax(0, 1fr));

  gap: 12px;
  padding-inline: 14px;
`

export const chart = css`
  padding: 10px 12px 8px;
`

export const reading = css`
  color: var(--c-heading);
  font-size: 15px;
  font-variant-numeric: tabular-nums;
`

export const plot = css`
  position: relative;
  height: 116px;
  margin-top: 6px;

  svg {
    width: 100%;
    max-width: none;
    height: 100%;
    fill: none;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
`

export const grid = css`
  stroke: var(--c-line);
`

export const area = css`
  fill: var(--c-primary);
  opacity: 0.09;
`

export const curve = css`
  stroke: var(--c-primary);
  stroke-width: 2;
  stroke-linejoin: round;
`

export const limit = css`
  stroke: var(--c-warn);
  stroke-width: 1.5;
  stroke-dasharray: 4 4;
`

export const peak = css`
  position: absolute;
  inset: calc(38% - 19px) 0 auto auto;
  color: var(--c-warn);
  font-size: 11px;
  line-height: 16px;
`

export const scale = css`
  position: absolute;
  inset: calc(10% - 15px) auto auto 0;
  display: grid;
  grid-auto-rows: 52px;
  color: var(--c-muted);
  font-size: 11px;
  line-height: 14px;
`

export const axis = css`
  display: flex;
  justify-content: space-between;
  margin-top: 4px;
  color: var(--c-muted);
  font-size: 11px;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
`

export const log = css`
  display: grid;
  padding: 14px;

  > div + div {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto auto;
    gap: 10px;
    align-items: center;
    padding-block: 7px;
    white-space: nowrap;
  }
  > div + div > :nth-child(3) {
    white-space: normal;
  }
  > div + div + div {
    border-top: 1px solid var(--c-line);
  }
  > div > span:nth-child(2) {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 99px;
  }
  svg {
    width: 12px;
    height: 12px;
    stroke-width: 2.25;
  }
`

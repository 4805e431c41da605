import { css } from '@linaria/core'

export const picture = css`
  border: 1px solid var(--c-tint-strong);
  border-radius: var(--r-2);
  background: var(--c-tint);
  font: 12.5px var(--font-code);
`

export const keyword = css`
  fill: var(--c-code-keyword);
  font-weight: 600;
`

export const addedCode = css`
  fill: var(--c-good);
  font-weight: 600;
`

export const popup = css`
  filter: drop-shadow(0 6px 12px rgb(10 20 50 / 16%));
`

export const rowLine = css`
  stroke: var(--c-line);
  stroke-width: 7;
`

export const nowRing = css`
  stroke: var(--c-accent);
  stroke-width: 4;
  stroke-dasharray: 40 17;
`

export const keyDot = css`
  fill: var(--c-accent);
`

export const lock = css`
  stroke: #201400;
  stroke-width: 1.75;
`

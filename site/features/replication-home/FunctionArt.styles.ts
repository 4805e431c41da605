import { css } from '@linaria/core'

export const art = css`
  --title: 13px;
  --figure: 18px;

  font: 12px var(--font-code);
`

export const limit = css`
  stroke: var(--c-warn);
  stroke-width: 1.5;
  stroke-dasharray: 4 5;
`

export const warning = css`
  fill: var(--c-warn-bg);
  stroke: var(--c-warn);
`

/** Changes come in, one after the other. */
export const pulsing = css`
  animation: breathe 2.5s ease-in-out 24;

  &:nth-of-type(2) {
    animation-delay: 0.3s;
  }
  &:nth-of-type(3) {
    animation-delay: 0.6s;
  }
  &:nth-of-type(4) {
    animation-delay: 0.9s;
  }
  &:nth-of-type(5) {
    animation-delay: 1.2s;
  }
  @keyframes breathe {
    50% {
      opacity: 0.55;
    }
  }
`

export const tag = css`
  rect {
    fill: var(--tone-bg);
    stroke: color-mix(in srgb, var(--tone) 30%, transparent);
  }
  text {
    fill: var(--tone);
    font-size: 11px;
    font-weight: 600;
    text-anchor: middle;
  }
`

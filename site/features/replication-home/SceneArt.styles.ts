/** Plates on a tinted ground, joined by dashes; for the scenes and the ways to deploy. */
import { css } from '@linaria/core'

export const scene = css`
  --zone: color-mix(in srgb, var(--c-surface) 45%, transparent);

  margin-bottom: var(--s-6);
  border-radius: var(--r-2);
  background: var(--c-tint);
  font: 600 14px var(--font);

  /* Shrunk to a phone. */
  @media (width < 37.5em) {
    font-size: 17px;
  }
`

export const flow = css`
  stroke: var(--c-primary);
  stroke-width: 2;
  stroke-dasharray: 2 7;
  animation: flow-by 2s ease-in-out 30;
  @keyframes flow-by {
    50% {
      opacity: 0.35;
    }
  }
`

export const writing = css`
  stroke: var(--c-on-primary);
  stroke-width: 3;
`

export const vector = css`
  fill: var(--c-line-strong);
`

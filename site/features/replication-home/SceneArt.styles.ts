/** Plates on a tinted ground, joined by dashes; for the scenes and the ways to deploy. */
import { css } from '@linaria/core'

export const scene = css`
  width: 100%;
  margin-bottom: var(--s-6);
  border-radius: var(--r-2);
  background: var(--c-tint);
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  text {
    fill: var(--c-heading);
    font-family: var(--font);
    font-size: 14px;
    font-weight: 600;
    text-anchor: middle;
  }
  [data-plate] {
    fill: var(--c-surface);
    stroke: var(--c-tint-strong);
    stroke-width: 1.5;
  }
  [data-strong] {
    stroke: var(--c-primary);
    stroke-width: 2;
  }
  [data-flow] {
    stroke: var(--c-primary);
    stroke-width: 2;
    stroke-dasharray: 2 7;
    animation: flow-by 1.2s linear 30;
  }
  [data-rule] {
    stroke: var(--c-tint-strong);
    stroke-width: 2;
  }
  [data-column] {
    fill: var(--c-tint-strong);
  }
  [data-curve] {
    stroke: var(--c-primary);
    stroke-width: 2.5;
  }
  [data-point],
  [data-question] {
    fill: var(--c-primary);
  }
  [data-on] {
    stroke: var(--c-on-primary);
    stroke-width: 3;
  }
  [data-vector] {
    fill: var(--c-line-strong);
  }
  [data-vector='near'] {
    fill: var(--c-primary);
  }
  [data-zone] {
    fill: color-mix(in srgb, var(--c-surface) 45%, transparent);
    stroke: var(--c-line-strong);
    stroke-dasharray: 5 5;
  }
  [data-zone-name] {
    fill: var(--c-muted);
    font-size: 13px;
    text-anchor: start;
  }
  [data-worker] {
    fill: var(--c-primary);
  }
  [data-worker-name] {
    fill: var(--c-on-primary);
  }
  [data-control] {
    stroke: var(--c-line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 4 5;
  }
  /* Shrunk to a phone. */
  @media (width < 600px) {
    text,
    [data-zone-name] {
      font-size: 17px;
    }
  }
  @keyframes flow-by {
    to {
      stroke-dashoffset: -18;
    }
  }
`

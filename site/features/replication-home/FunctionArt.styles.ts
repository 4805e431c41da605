import { css } from '@linaria/core'

export const art = css`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-card] {
    fill: var(--c-surface);
    stroke: var(--c-tint-strong);
    stroke-width: 2;
  }
  [data-strong] [data-card],
  [data-strong-card],
  [data-head] {
    fill: var(--c-primary);
    stroke: var(--c-primary);
  }
  [data-edge] {
    stroke: var(--c-tint-strong);
    stroke-width: 2;
  }
  [data-row] {
    fill: var(--c-tint-strong);
  }
  [data-row='marked'] {
    fill: var(--c-accent);
  }
  [data-line],
  [data-curve] {
    stroke: var(--c-primary);
    stroke-width: 2.5;
  }
  [data-drop],
  [data-point] {
    fill: var(--c-primary);
    animation: breathe 1.8s ease-in-out infinite;
  }
  [data-lag='1'] {
    animation-delay: 0.3s;
  }
  [data-lag='2'] {
    animation-delay: 0.6s;
  }
  [data-good] {
    fill: var(--c-good);
  }
  [data-warn] {
    fill: var(--c-warn);
  }
  [data-sign] {
    stroke: var(--c-surface);
    stroke-width: 2.5;
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }
`

import { css } from '@linaria/core'

export const art = css`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  text {
    font-family: var(--font-code);
    font-size: 12px;
    white-space: pre;
  }
  [data-title] {
    fill: var(--c-heading);
    font-family: var(--font);
    font-size: 13px;
    font-weight: 650;
  }
  [data-code] {
    fill: var(--c-text);
  }
  [data-quiet] {
    fill: var(--c-muted);
  }
  [data-new] {
    fill: var(--c-good);
    font-weight: 600;
  }
  [data-figure] {
    fill: var(--c-heading);
    font-family: var(--font);
    font-size: 18px;
    font-weight: 700;
  }
  [data-middle] {
    text-anchor: middle;
  }
  [data-end] {
    text-anchor: end;
  }

  [data-card] {
    fill: var(--c-surface);
    stroke: var(--c-tint-strong);
    stroke-width: 1.5;
  }
  [data-edge] {
    stroke: var(--c-tint-strong);
    stroke-width: 1.5;
  }
  [data-strong] > [data-card] {
    fill: var(--c-primary);
    stroke: var(--c-primary);
  }
  [data-strong] > [data-edge] {
    stroke: color-mix(in srgb, var(--c-on-primary) 45%, transparent);
  }
  [data-strong] > [data-title] {
    fill: var(--c-on-primary);
  }
  [data-zone] {
    stroke: var(--c-line-strong);
    stroke-dasharray: 5 5;
  }
  [data-line] {
    stroke: var(--c-primary);
    stroke-width: 2;
  }
  [data-curve] {
    stroke: var(--c-primary);
    stroke-width: 2.5;
  }
  [data-area] {
    fill: var(--c-primary);
    opacity: 0.1;
  }
  [data-limit] {
    stroke: var(--c-warn);
    stroke-width: 1.5;
    stroke-dasharray: 4 5;
  }
  [data-row] {
    fill: var(--c-tint-strong);
  }
  [data-row='marked'] {
    fill: var(--c-good);
  }
  [data-track] {
    fill: var(--c-tint);
  }
  [data-fill] {
    fill: var(--c-primary);
  }
  [data-warn] {
    fill: var(--c-warn-bg);
    stroke: var(--c-warn);
  }

  [data-tone] {
    --tone: var(--c-link);
    --tone-bg: var(--c-tint);
  }
  [data-tone='good'] {
    --tone: var(--c-good);
    --tone-bg: var(--c-good-bg);
  }
  [data-tone='warn'] {
    --tone: var(--c-warn);
    --tone-bg: var(--c-warn-bg);
  }
  [data-tone='bad'] {
    --tone: var(--c-bad);
    --tone-bg: var(--c-bad-bg);
  }
  [data-tag] {
    fill: var(--tone-bg);
    stroke: color-mix(in srgb, var(--tone) 30%, transparent);
  }
  [data-tag-text] {
    fill: var(--tone);
    font-size: 11px;
    font-weight: 600;
  }
  [data-dot] {
    fill: var(--tone);
  }
  [data-sign] {
    stroke: var(--c-surface);
    stroke-width: 2;
  }

  /* Changes come in, one after the other. */
  [data-lag] {
    animation: breathe 2.5s ease-in-out infinite;
  }
  [data-lag='1'] {
    animation-delay: 0.3s;
  }
  [data-lag='2'] {
    animation-delay: 0.6s;
  }
  [data-lag='3'] {
    animation-delay: 0.9s;
  }
  [data-lag='4'] {
    animation-delay: 1.2s;
  }
  @keyframes breathe {
    50% {
      opacity: 0.55;
    }
  }
`

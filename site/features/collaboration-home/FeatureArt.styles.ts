import { css } from '@linaria/core'

export const picture = css`
  width: 100%;
  border: 1px solid var(--c-tint-strong);
  border-radius: var(--r-2);
  background: var(--c-tint);
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  text {
    font: 12.5px var(--font-code);
    white-space: pre;
  }
  [data-code] {
    fill: var(--c-text);
  }
  [data-code='on'] {
    fill: var(--c-link);
    font-weight: 600;
  }
  [data-code='quiet'] {
    fill: var(--c-muted);
  }
  [data-keyword] {
    fill: var(--c-code-keyword);
    font-weight: 600;
  }
  [data-added] {
    fill: var(--c-good);
    font-weight: 600;
  }
  [data-middle] {
    text-anchor: middle;
  }
  [data-end] {
    text-anchor: end;
  }
  [data-card],
  [data-popup] {
    fill: var(--c-surface);
    stroke: var(--c-tint-strong);
    stroke-width: 1.5;
  }
  [data-popup] {
    filter: drop-shadow(0 6px 12px rgb(10 20 50 / 16%));
  }
  [data-chosen] {
    fill: var(--c-tint);
  }
  [data-edge] {
    stroke: var(--c-line);
    stroke-width: 1.5;
  }
  [data-row] {
    stroke: var(--c-line);
    stroke-width: 7;
  }
  [data-caret],
  [data-line] {
    stroke: var(--c-primary);
    stroke-width: 2;
  }
  [data-good] {
    fill: var(--c-good);
  }
  [data-sign] {
    stroke: var(--c-surface);
    stroke-width: 2;
  }
  [data-now] {
    stroke: var(--c-accent);
    stroke-width: 4;
    stroke-dasharray: 40 17;
  }
  [data-key] {
    fill: var(--c-accent);
  }
  [data-lock] {
    stroke: #201400;
    stroke-width: 1.75;
  }
`

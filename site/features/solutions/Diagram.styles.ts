/** Look of the drawings; every colour is a token, so that they follow brand and colour mode. */
import { css } from '@linaria/core'

export const scroller = css`
  overflow-x: auto;
  padding: clamp(1rem, 2.6vw, 2.5rem);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
`

export const hint = css`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  margin-bottom: var(--s-3);
  color: var(--c-muted);
  font-size: var(--t-2);

  @media (width >= 900px) {
    display: none;
  }
`

export const drawing = css`
  width: 100%;
  min-width: 52rem;
  fill: none;

  text {
    font-family: var(--font);
  }
  [data-zone] {
    fill: color-mix(in srgb, var(--c-sunken) 70%, transparent);
    stroke: var(--c-line-strong);
    stroke-dasharray: 6 6;
  }
  [data-zone-name] {
    fill: var(--c-muted);
    font-size: 14px;
    font-weight: 600;
  }
  [data-line] {
    stroke: var(--c-tint-strong);
    stroke-width: 2.5;
  }
  [data-line][data-dashed] {
    stroke: var(--c-line-strong);
    stroke-width: 1.5;
    stroke-dasharray: 5 5;
  }
  [data-dots] {
    stroke: var(--c-primary);
    stroke-width: 7;
    stroke-linecap: round;
    stroke-dasharray: 0 44;
    /* Every step of it is painted: after half a minute it rests. */
    animation: travel 2s linear 15;
  }
  [data-box] {
    fill: var(--c-bg);
    stroke: var(--c-line-strong);
    stroke-width: 1.25;
  }
  [data-title] {
    fill: var(--c-heading);
    font-size: 16px;
    font-weight: 650;
    text-anchor: middle;
  }
  [data-note] {
    fill: var(--c-muted);
    font-size: 13px;
    text-anchor: middle;
  }
  [data-look='strong'] [data-box] {
    fill: var(--c-primary);
    stroke: none;
  }
  [data-look='strong'] text {
    fill: var(--c-on-primary);
  }
  [data-look='tint'] [data-box] {
    fill: var(--c-tint);
    stroke: var(--c-tint-strong);
  }
  [data-look='tint'] [data-note] {
    fill: var(--c-text);
  }
  [data-look='dark'] [data-box] {
    fill: var(--c-surface);
    stroke: var(--c-primary);
    stroke-width: 2;
  }

  @keyframes travel {
    to {
      stroke-dashoffset: -44;
    }
  }
`

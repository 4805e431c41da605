/** Inks by category, and the mark, large or as a tile. */
import { css } from '@linaria/core'

export const database = css`
  --ink: var(--c-link);
`

export const analytics = css`
  --ink: var(--c-note);
`

export const lake = css`
  --ink: var(--c-good);
`

export const ai = css`
  --ink: var(--c-important);
`

export const streaming = css`
  --ink: var(--c-warn);
`

export const cache = css`
  --ink: var(--c-bad);
`

/** Letters of which there are three. */
export const long = css``

export const drawn = css`
  flex: none;
  width: 56px;
  height: 56px;
  padding: 5px;
  overflow: visible;
  border-radius: var(--r-2);
  background: color-mix(in srgb, var(--ink) 7%, var(--c-surface));
  fill: none;
  stroke: color-mix(in srgb, var(--ink) 70%, transparent);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  text {
    fill: var(--ink);
    stroke: none;
    font-size: 14.5px;
    font-weight: 700;
    letter-spacing: -0.02em;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .${long} {
    font-size: 11.5px;
  }
`

export const filled = css`
  fill: color-mix(in srgb, var(--ink) 12%, var(--c-surface));
  stroke: none;
`

export const tile = css`
  width: 32px;
  height: 32px;
  padding: 0;
  border-radius: var(--r-1);
  background: color-mix(in srgb, var(--ink) 10%, var(--c-surface));

  && text {
    font-size: 20px;
  }
  && .${long} {
    font-size: 16px;
  }
`

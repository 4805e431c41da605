/** Inks by category, and the tile of a mark, large or small. */
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

export const tile = css`
  flex: none;
  width: 56px;
  height: 56px;
  padding: 13px;
  border-radius: var(--r-2);
  background: color-mix(in srgb, var(--ink) 7%, var(--c-surface));
  color: var(--ink);
  /* For browsers that do not know how a logo's colour is written. */
  fill: var(--ink);
`

export const tiny = css`
  width: 32px;
  height: 32px;
  padding: 6px;
  border-radius: var(--r-1);
`

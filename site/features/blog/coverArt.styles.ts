/** On the ground of a cover: a screen that leaves at the right, or two marks. */
import { css } from '@linaria/core'

/** The upper left of it; the rest is cut. The list's first post, which has room, shows more. */
export const screen = css`
  position: absolute;
  inset: 14% auto auto 9%;
  width: 40rem;
  transform: scale(var(--cover-scale, 0.62));
  transform-origin: 0 0;
  pointer-events: none;
`

export const marks = css`
  position: absolute;
  inset: 0;
  display: flex;
  gap: var(--s-5);
  align-items: center;
  justify-content: center;
  color: var(--cover-ink, var(--c-link));

  > svg:not(:nth-child(2)) {
    width: var(--cover-mark, 64px);
    height: var(--cover-mark, 64px);
    padding: calc(var(--cover-mark, 64px) * 0.22);
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-surface);
    box-shadow: var(--shadow-1);
    color: var(--c-link);
    fill: var(--c-link);
  }
`

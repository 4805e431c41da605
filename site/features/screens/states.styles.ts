/** What tells states apart: words on their ground, discs, what is chosen. */
import { css } from '@linaria/core'

export const pill = css`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  height: 21px;
  padding-inline: 8px;
  border-radius: 99px;
  background: var(--c-sunken);
  color: var(--c-muted);
  font-size: 11.5px;
  font-weight: 600;
  white-space: nowrap;

  &::before {
    width: 6px;
    height: 6px;
    border-radius: 99px;
    background: currentcolor;
    content: '';
  }
`

const brand = css`
  && {
    background: var(--c-tint);
    color: var(--c-link);
  }
`

const good = css`
  && {
    background: var(--c-good-bg);
    color: var(--c-good);
  }
`

const warn = css`
  && {
    background: var(--c-warn-bg);
    color: var(--c-warn);
  }
`

const bad = css`
  && {
    background: var(--c-bad-bg);
    color: var(--c-bad);
  }
`

export const tones = { brand, good, warn, bad }

/** Of segments, of lists, of tabs. */
export const chosen = css`
  && {
    background: var(--c-tint);
    color: var(--c-link);
    font-weight: 600;
  }
`

/** How far a stage is, drawn as a disc. */
export const disc = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 2px solid color-mix(in srgb, var(--c-line-strong) 45%, transparent);
  border-radius: 99px;
  background: var(--c-surface);
  color: var(--c-surface);

  svg {
    width: 11px;
    height: 11px;
    stroke-width: 3.5;
  }
`

const done = css`
  && {
    border-color: var(--c-good);
    background: var(--c-good);
  }
`

const running = css`
  && {
    border: 5px solid var(--c-primary);
  }
`

const off = css`
  && {
    border: 2px dashed var(--c-line-strong);
  }
`

export const progress = { done, running, off, waiting: undefined }

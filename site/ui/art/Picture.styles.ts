/**
 * The looks that drawn pictures share, every colour a token: closed shapes, lines, words. A picture says itself how large
 * its words are, by its `font`, and by `--title` and `--figure` where it has such.
 */
import { css } from '@linaria/core'

const card = css`
  fill: var(--c-surface);
  stroke: var(--rim, var(--c-tint-strong));
  stroke-width: 1.5;
`

const raised = css`
  fill: var(--c-surface);
  stroke: var(--rim, var(--c-tint-strong));
  stroke-width: 1.5;
  filter: drop-shadow(0 18px 32px rgb(10 30 60 / 12%));
`

const outlined = css`
  fill: var(--c-surface);
  stroke: var(--c-primary);
  stroke-width: 2;
`

const tint = css`
  fill: var(--c-tint);
`

const bar = css`
  fill: var(--c-tint-strong);
`

const primary = css`
  fill: var(--c-primary);
`

const good = css`
  fill: var(--c-good);
`

const warn = css`
  fill: var(--c-warn);
`

/** A picture can set the edge of its cards, `--rim`. */
export const shapes = { card, raised, outlined, tint, bar, primary, good, warn }

/** Around what stands on the primary colour. */
export const onPrimary = css`
  --on: var(--c-on-primary);
  --on-edge: color-mix(in srgb, var(--c-on-primary) 45%, transparent);
`

const strong = css`
  stroke: var(--c-primary);
  stroke-width: 2;
`

const plain = css`
  stroke: var(--c-tint-strong);
  stroke-width: 2;
`

const edge = css`
  stroke: var(--on-edge, var(--c-tint-strong));
  stroke-width: 1.5;
`

const dashed = css`
  stroke: var(--c-line-strong);
  stroke-width: 1.5;
  stroke-dasharray: 4 5;
`

/** `edge` parts what is on a card, `dashed` is what only now and then goes over it. */
export const lines = { strong, plain, edge, dashed }

const code = css`
  fill: var(--c-text);
`

const name = css`
  fill: var(--on, var(--c-heading));
`

const quiet = css`
  fill: var(--on, var(--c-muted));
  font-weight: 400;
`

const chosen = css`
  fill: var(--c-link);
  font-weight: 600;
`

const fresh = css`
  fill: var(--c-good);
  font-weight: 600;
`

const title = css`
  fill: var(--on, var(--c-heading));
  font: 650 var(--title) var(--font);
`

const figure = css`
  fill: var(--c-heading);
  font: 700 var(--figure) var(--font);
`

export const words = { code, name, quiet, chosen, fresh, title, figure }

/** Colours by what is meant: each sets `--tone` and its ground, `--tone-bg`. */
import { css } from '@linaria/core'

const brand = css`
  --tone: var(--c-link);
  --tone-bg: var(--c-tint);
`

const good = css`
  --tone: var(--c-good);
  --tone-bg: var(--c-good-bg);
`

const bad = css`
  --tone: var(--c-bad);
  --tone-bg: var(--c-bad-bg);
`

export const tones = { brand, good, bad }

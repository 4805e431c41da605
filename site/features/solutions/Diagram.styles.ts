/** Look of the drawings; every colour is a token, so that they follow brand and colour mode. */
import { css } from '@linaria/core'
import { panelFrame } from '../../../theme/ui/panelFrame.ts'
import { shapes } from '../../ui/art/Picture.styles.ts'

export const scroller = css`
  overflow-x: auto;
  padding: clamp(1rem, 2.6vw, 2.5rem);
  ${panelFrame}
`

export const hint = css`
  margin-bottom: var(--s-3);
  font-size: var(--t-2);

  /* Twice the class: that it is a row is less important. */
  @media (width >= 56.25em) {
    && {
      display: none;
    }
  }
`

export const drawing = css`
  --title: 16px;
  --zone: color-mix(in srgb, var(--c-sunken) 70%, transparent);

  min-width: 52rem;
  font: 600 13px var(--font);
`

const chip = css`
  fill: var(--c-bg);
  stroke: var(--c-line-strong);
  stroke-width: 1.25;
`

const tint = css`
  fill: var(--c-tint);
  stroke: var(--c-tint-strong);
  stroke-width: 1.25;

  ~ text + text {
    fill: var(--c-text);
  }
`

export const boxes = { chip, tint, strong: shapes.primary, dark: shapes.outlined }

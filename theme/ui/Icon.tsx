/** Line icons, drawn in the text colour. */
import { css, cx } from '@linaria/core'
import { Glyph } from './Glyph.tsx'
import { icons, type IconName } from './icons.ts'

export type { IconName } from './icons.ts'

export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Glyph className={cx(icon, className)} path={icons[name]} />
)

const icon = css`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`

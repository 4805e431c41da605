/** Line icons on a 24 px grid, drawn in the text colour. Decoration: the words beside them carry the meaning. */
import { css, cx } from '@linaria/core'
import { icons, type IconName } from './icons.ts'

export type { IconName } from './icons.ts'

export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <svg className={cx(icon, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
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

/** The logo of another service. The link around it says its name. */
import { css } from '@linaria/core'
import { brandIcons } from './brandIcons.ts'

export const BrandIcon = ({ name }: { name: keyof typeof brandIcons }) => (
  <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={brandIcons[name]} />
  </svg>
)

const icon = css`
  flex: none;
  width: 20px;
  height: 20px;
  fill: currentcolor;
`

/** The logo of another service. */
import { css } from '@linaria/core'
import { brandIcons } from './brandIcons.ts'
import { Glyph } from './Glyph.tsx'

export const BrandIcon = ({ name }: { name: keyof typeof brandIcons }) => (
  <Glyph className={icon} path={brandIcons[name]} />
)

const icon = css`
  flex: none;
  width: 20px;
  height: 20px;
  fill: currentcolor;
`

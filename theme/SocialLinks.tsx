/** The brand's places elsewhere, as icons. */
import { css } from '@linaria/core'
import { useBrand } from '../engine/client/index.ts'
import type { ThemeBrand } from './brand.ts'
import { BrandIcon } from './ui/BrandIcon.tsx'
import { Tooltip } from './ui/Tooltip.tsx'
import { iconButton } from './ui/iconButton.ts'
import { useText } from './words/useText.ts'

export function SocialLinks() {
  const { social = [] } = useBrand<ThemeBrand>()
  const text = useText()
  return social.map(({ kind, label, href }) => (
    <Tooltip key={kind} text={text(label)} className={place}>
      <a className={iconButton} href={href} rel="noopener" aria-label={text(label)}>
        <BrandIcon name={kind} />
      </a>
    </Tooltip>
  ))
}

/* Many entries need the room of the row; the footer has these, too. */
const place = css`
  @media (80em <= width < 96em) {
    nav:has(> ul > li:nth-child(6)) & {
      display: none;
    }
  }
`

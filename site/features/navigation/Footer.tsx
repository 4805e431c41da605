/** The theme's footer, with the lines of the law. */
import { useBrand } from '../../../engine/client/index.ts'
import { Footer as ThemeFooter } from '../../../theme/Footer.tsx'
import { useText } from '../../../theme/words/useText.ts'
import type { SiteBrand } from '../../brand.ts'

export function Footer() {
  const { social, legal, contact } = useBrand<SiteBrand>()
  const text = useText()
  return (
    <ThemeFooter social={social.filter(({ kind }) => kind !== 'wechat' || contact.wechat)}>
      <small>
        © {legal.year} {text(legal.company)}
      </small>
      {(legal.icp ?? []).map(({ label, href }) => (
        <a key={label} href={href} rel="noopener" lang="zh-CN">
          {label}
        </a>
      ))}
    </ThemeFooter>
  )
}

/** The theme's footer, with the lines of the law. */
import { css } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import { Footer as ThemeFooter } from '../../../theme/Footer.tsx'
import { attribute } from '../../../theme/client/behaviour.ts'
import { useText } from '../../../theme/words/useText.ts'
import type { SiteBrand } from '../../brand.ts'
import { consentAttributes } from '../../client/behaviour.ts'
import { useStrings } from '../../strings/index.ts'

export function Footer() {
  const { analytics, social, legal, contact } = useBrand<SiteBrand>()
  const { consent } = useStrings()
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
      {analytics && (
        <button type="button" className={again} {...attribute(consentAttributes.answer, 'unset')}>
          {consent.label}
        </button>
      )}
    </ThemeFooter>
  )
}

/** One of the links it stands among. */
const again = css`
  padding-block: var(--s-1);

  &:hover {
    text-decoration: underline;
  }
`

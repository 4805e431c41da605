/** The footer of all pages: the company, links, legal lines. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../strings/useText.ts'
import { BrandIcon } from '../../ui/BrandIcon.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { wrap } from '../../ui/wrap.ts'
import { about, certificate, columnGrid, ground, legalLine, logo } from './Footer.styles.ts'
import { NavItem } from './NavItem.tsx'

export function Footer() {
  const { navigation, social, legal, contact } = useBrand<SiteBrand>()
  const { intro, columns, badges = [] } = navigation.footer
  const { footer } = useStrings()
  const text = useText()
  const known = social.filter(({ kind }) => kind !== 'wechat' || contact.wechat)
  const localized = useLocalized()
  return (
    <footer className={ground}>
      <div className={wrap}>
        <div className={columnGrid}>
          <div className={about}>
            <Logo className={logo} />
            <p>{text(intro)}</p>
            <ul aria-label={footer.social}>
              {known.map(({ kind, label, href }) => (
                <li key={kind}>
                  <a href={localized(href)} rel="noopener" aria-label={text(label)}>
                    <BrandIcon name={kind} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav aria-label={footer.label}>
            {columns.map(({ id, label, items }) => (
              <div key={id}>
                <h2>{text(label)}</h2>
                <ul>
                  {items.map((item) => (
                    <li key={item.id}>
                      <NavItem item={item} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={legalLine}>
          <small>
            © {legal.year} {text(legal.company)}
          </small>
          {(legal.icp ?? []).map(({ label, href }) => (
            <a key={label} href={href} rel="noopener" lang="zh-CN">
              {label}
            </a>
          ))}
          {badges.map(({ label, href }) => (
            <a key={label} href={href} rel="noopener" className={certificate}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}

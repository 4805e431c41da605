/** The footer of all pages: who this is, links, last lines. */
import type { ReactNode } from 'react'
import { useBrand, useLocalized } from '../engine/client/index.ts'
import type { SocialLink, ThemeBrand } from './brand.ts'
import { useText } from './words/useText.ts'
import { useWords } from './words/useWords.ts'
import { BrandIcon } from './ui/BrandIcon.tsx'
import { Logo } from './Logo.tsx'
import { wrap } from './ui/wrap.ts'
import { about, certificates, columnGrid, ground, legalLine, logo, low } from './Footer.styles.ts'
import { NavItem } from './NavItem.tsx'
import { useNavigation } from './useNavigation.ts'

export type FooterProps = {
  /** Default: the brand's. */
  social?: readonly SocialLink[] | undefined
  /** The last line. Default: the brand's `copyright`. */
  children?: ReactNode
}

export function Footer({ social, children }: FooterProps) {
  const brand = useBrand<ThemeBrand>()
  const { intro, columns, badges = [] } = useNavigation().footer
  const { footer } = useWords()
  const text = useText()
  const known = social ?? brand.social ?? []
  const localized = useLocalized()
  const last = children ?? (brand.copyright && <small>{text(brand.copyright)}</small>)
  return (
    <footer className={ground}>
      <div className={wrap}>
        <div className={columns.length ? columnGrid : low}>
          <div className={about}>
            <Logo className={logo} />
            {intro && <p>{text(intro)}</p>}
            {known.length > 0 && (
              <ul aria-label={footer.social}>
                {known.map(({ kind, label, href }) => (
                  <li key={kind}>
                    <a href={localized(href)} rel="noopener" aria-label={text(label)}>
                      <BrandIcon name={kind} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {columns.length > 0 && (
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
          )}
        </div>
        {(last || badges.length > 0) && (
          <div className={legalLine}>
            {last}
            {badges.length > 0 && (
              <div className={certificates}>
                {badges.map(({ label, href }) => (
                  <a key={label} href={href} rel="noopener">
                    {label}
                  </a>
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

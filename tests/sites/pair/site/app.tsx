import type { ReactNode } from 'react'
import {
  Assets,
  defineApp,
  Fragment,
  useBrand,
  useLocale,
  useRoute,
  useShared,
} from '../../../../engine/client/index.ts'
import type { SidebarItem, SidebarValue } from '../../../../plugins/docs/types.ts'
import { themeStylesheet } from '../../../../plugins/theme/shared.ts'
import type { PairBrand } from './brand.ts'
import { Chart } from './mdx/Chart.tsx'

const Document = ({ children }: { children: ReactNode }) => (
  <html lang={useLocale().lang}>
    <Head />
    <body>
      <Fragment name="navbar" />
      {children}
    </body>
  </html>
)

function Head() {
  const { alternates, url, noindex } = useRoute()
  const theme = useShared(themeStylesheet)
  return (
    <head>
      <meta charSet="utf-8" />
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      {alternates.map(({ locale, url }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={url} />
      ))}
      <link rel="stylesheet" href={theme} />
      <Assets />
    </head>
  )
}

function Navbar() {
  const { name } = useBrand<PairBrand>()
  return (
    <nav>
      <a href="/">{name}</a>
      <a href="/docs/intro/" data-entry="docs">
        Docs
      </a>
      <a href="alternate:en">English</a>
      <img src="/logo.svg" alt="" />
    </nav>
  )
}

const Sidebar = ({ value }: { value: SidebarValue }) => <Branch items={value.items} />

const Branch = ({ items }: { items: readonly SidebarItem[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        {item.kind === 'category' ? (
          <details data-open={item.id}>
            <summary>{item.label}</summary>
            <Branch items={item.items} />
          </details>
        ) : (
          <a href={item.kind === 'doc' ? item.path : item.href}>{item.label}</a>
        )}
      </li>
    ))}
  </ul>
)

export default defineApp({ Document, fragments: { navbar: Navbar, sidebar: Sidebar }, mdx: { Chart } })

import type { ReactNode } from 'react'
import { Assets, defineApp, encodePath, Fragment, useLocale, useRoute } from '../../../../engine/client/index.ts'
import type { SidebarItem, SidebarValue } from '../../../../plugins/docs/types.ts'

function Document({ children }: { children: ReactNode }) {
  const { lang } = useLocale()
  const { alternates } = useRoute()
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        {alternates.map(({ locale, path }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={`https://acme.example${encodePath(path)}`} />
        ))}
        <Assets />
      </head>
      <body>
        <Fragment name="navbar" />
        {children}
      </body>
    </html>
  )
}

const Navbar = () => (
  <nav>
    <a href="/">acme</a>
    <a href="alternate:en">English</a>
  </nav>
)

const Sidebar = ({ value }: { value: SidebarValue }) => <Branch items={value.items} />

const Branch = ({ items }: { items: readonly SidebarItem[] }) => (
  <ul>
    {items.map((item) =>
      item.kind === 'category' ? (
        <li key={item.id}>
          <details data-open={item.id}>
            <summary>{item.label}</summary>
            <Branch items={item.items} />
          </details>
        </li>
      ) : (
        <li key={item.id}>
          <a href={item.kind === 'doc' ? item.path : item.href}>{item.label}</a>
        </li>
      ),
    )}
  </ul>
)

export default defineApp({ Document, fragments: { navbar: Navbar, sidebar: Sidebar }, mdx: {} })

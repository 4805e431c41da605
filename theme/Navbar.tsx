/**
 * The bar on top of all pages. One list serves both layouts: a row with menus from 1280 px, a drawer below. The drawer is
 * a popover, so it opens, closes by Escape and gives focus back without script; `client/menus.ts` and
 * `client/drawers.ts` add the rest.
 */
import type { ReactNode } from 'react'
import { drawerAttributes, attribute, menuAttributes } from './client/behaviour.ts'
import type { NavEntry } from './navigation.ts'
import { useText } from './words/useText.ts'
import { useWords } from './words/useWords.ts'
import { Icon } from './ui/Icon.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { Logo } from './Logo.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { iconButton } from './ui/iconButton.ts'
import { actionRow, bar, logo, menu, ofMany, tools } from './Navbar.styles.ts'
import { MenuItem, type Describe } from './MenuItem.tsx'
import { NavItem } from './NavItem.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { showItem } from './showItem.ts'
import { useEntries } from './useEntries.ts'

export type NavbarProps = {
  /** At the end of the row, and of the drawer. Default: the brand's places elsewhere. */
  actions?: ReactNode
  /** What is behind the entries of menus. */
  describe?: Describe | undefined
}

export function Navbar({ actions = <SocialLinks />, describe }: NavbarProps) {
  const entries = useEntries()
  const { nav } = useWords()
  return (
    <header className={bar}>
      <Logo className={logo} />
      <nav
        className={menu}
        id="site-menu"
        popover="auto"
        aria-label={nav.label}
        {...attribute(drawerAttributes.drawer)}
      >
        <ul className={entries.length > 6 ? ofMany : undefined}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} describe={describe} />
          ))}
        </ul>
        <div className={actionRow}>{actions}</div>
      </nav>
      <div className={tools}>
        <SearchButton />
        <LanguageLinks />
        <ThemeButton />
        <button type="button" className={iconButton} popoverTarget="site-menu" aria-label={nav.menu}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
      </div>
    </header>
  )
}

function Entry({ entry, describe }: { entry: NavEntry; describe: Describe | undefined }) {
  const text = useText()
  return showItem(entry, {
    link: (item) => (
      <li>
        <NavItem item={item} entry={item.id} />
      </li>
    ),
    external: (item) => (
      <li>
        <NavItem item={item} />
      </li>
    ),
    dropdown: ({ id, label, items }) => (
      <li {...attribute(menuAttributes.menu)}>
        <button type="button" aria-expanded="false" aria-controls={`menu-${id}`} data-entry={id}>
          {text(label)}
        </button>
        <ul id={`menu-${id}`}>
          {items.map((item) => (
            <MenuItem key={item.id} item={item} describe={describe} />
          ))}
        </ul>
      </li>
    ),
  })
}

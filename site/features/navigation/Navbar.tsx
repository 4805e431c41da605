/**
 * The bar on top of all pages. One list serves both layouts: a row with menus from 1280 px, a drawer below. The drawer is
 * a popover, so it opens, closes by Escape and gives focus back without script; `client/menus.ts` and
 * `client/drawers.ts` add the rest.
 */
import { useBrand } from '../../../engine/client/index.ts'
import { drawerMarks, mark, menuMarks } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import type { NavEntry } from '../../navigation.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../strings/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LanguageLinks } from '../../ui/LanguageLinks.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { SearchButton } from '../../ui/SearchButton.tsx'
import { ThemeButton } from '../../ui/ThemeButton.tsx'
import { iconButton } from '../../ui/iconButton.ts'
import { actionRow, bar, logo, menu, tools } from './Navbar.styles.ts'
import { MenuItem } from './MenuItem.tsx'
import { NavAction } from './NavAction.tsx'
import { NavItem } from './NavItem.tsx'
import { showItem } from './showItem.ts'

export function Navbar() {
  const brand = useBrand<SiteBrand>()
  const { nav } = useStrings()
  const { entries, actions } = brand.navigation
  return (
    <header className={bar}>
      <Logo className={logo} />
      <nav className={menu} id="site-menu" popover="auto" aria-label={nav.label} {...mark(drawerMarks.drawer)}>
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
        <div className={actionRow}>
          {actions.map((action, index) => (
            <NavAction key={index} action={action} />
          ))}
        </div>
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

function Entry({ entry }: { entry: NavEntry }) {
  const text = useText()
  return showItem(entry, {
    link: (item) => (
      <li>
        <NavItem item={item} mark={item.id} />
      </li>
    ),
    dropdown: ({ id, label, items }) => (
      <li {...mark(menuMarks.menu)}>
        <button type="button" aria-expanded="false" aria-controls={`menu-${id}`} data-entry={id}>
          {text(label)}
        </button>
        <ul id={`menu-${id}`}>
          {items.map((item) => (
            <MenuItem key={item.id} item={item} />
          ))}
        </ul>
      </li>
    ),
  })
}

/**
 * An entry of a menu with what is behind it. The link is named by its label alone; all of the row leads there. A drawer has
 * no room for more than the label.
 */
import type { NavExternal, NavLink } from '../../navigation.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { NavItem } from './NavItem.tsx'
import { row } from './MenuItem.styles.ts'

const icons: Readonly<Record<string, IconName>> = {
  what: 'route',
  why: 'target',
  connector: 'plug',
  analytics: 'chart',
  rag: 'chat',
  collaboration: 'shield',
  blog: 'pen',
  docs: 'book',
  overseas: 'globe',
}

export function MenuItem({ item }: { item: NavLink | NavExternal }) {
  const notes: Readonly<Record<string, string>> = useStrings().nav.notes
  const icon = icons[item.id]
  const note = notes[item.id]
  return (
    <li className={row}>
      {icon && <Icon name={icon} />}
      <NavItem item={item} />
      {note && <p>{note}</p>}
    </li>
  )
}

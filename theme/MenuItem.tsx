/**
 * An entry of a menu with what is behind it. The link is named by its label alone; all of the row leads there. A drawer has
 * no room for more than the label.
 */
import type { NavExternal, NavLink } from './navigation.ts'
import { Icon, type IconName } from './ui/Icon.tsx'
import { NavItem } from './NavItem.tsx'
import { row } from './MenuItem.styles.ts'

/** By the id of an entry. */
export type Describe = (id: string) => { readonly icon?: IconName | undefined; readonly note?: string | undefined }

type MenuItemProps = { item: NavLink | NavExternal; describe?: Describe | undefined }

export function MenuItem({ item, describe = () => ({}) }: MenuItemProps) {
  const { icon, note } = describe(item.id)
  return (
    <li className={row}>
      {icon && <Icon name={icon} />}
      <NavItem item={item} />
      {note && <p>{note}</p>}
    </li>
  )
}

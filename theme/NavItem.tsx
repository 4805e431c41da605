/** A link of a menu. Links to other sites have a `rel`, by which the menus tell them apart. */
import { useLocalized } from '../engine/client/index.ts'
import type { NavExternal, NavLink } from './navigation.ts'
import { useText } from './words/useText.ts'
import { showItem } from './showItem.ts'

export function NavItem({ item, entry }: { item: NavLink | NavExternal; entry?: string }) {
  const text = useText()
  const localized = useLocalized()
  return showItem(item, {
    link: ({ path, label }) => (
      <a href={localized(path)} data-entry={entry}>
        {text(label)}
      </a>
    ),
    external: ({ href, label }) => (
      <a href={href} rel="noopener">
        {text(label)}
      </a>
    ),
  })
}

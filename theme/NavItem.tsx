/** A link of a menu. Links to other sites have a `rel`, by which the menus mark them. */
import { useLocalized } from '../engine/client/index.ts'
import type { NavExternal, NavLink } from './navigation.ts'
import { useText } from './words/useText.ts'
import { showItem } from './showItem.ts'

export function NavItem({ item, mark }: { item: NavLink | NavExternal; mark?: string }) {
  const text = useText()
  const localized = useLocalized()
  return showItem(item, {
    link: ({ path, label }) => (
      <a href={localized(path)} data-entry={mark}>
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

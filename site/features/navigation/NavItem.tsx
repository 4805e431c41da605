/** A link of a menu. What leads away from this site says so. */
import { useLocalized } from '../../../engine/client/index.ts'
import type { NavExternal, NavLink } from '../../navigation.ts'
import { useText } from '../../strings/useText.ts'

export function NavItem({ item, mark }: { item: NavLink | NavExternal; mark?: string }) {
  const text = useText()
  const localized = useLocalized()
  if (item.kind === 'link') {
    return (
      <a href={localized(item.path)} data-mark={mark}>
        {text(item.label)}
      </a>
    )
  }
  return (
    <a href={item.href} rel="noopener" data-external="">
      {text(item.label)}
    </a>
  )
}

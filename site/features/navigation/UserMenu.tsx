/** The menu of a person who is logged in, told what the page and the brand know. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import type { NavAction } from '../../navigation.ts'
import { useText } from '../../../theme/words/useText.ts'
import { useAccountPlace } from '../account/place.ts'
import Menu from '../account/UserMenu.island.tsx'

export function UserMenu({ action }: { action: Extract<NavAction, { kind: 'userMenu' }> }) {
  const text = useText()
  const { cloudUrl } = useBrand<SiteBrand>()
  return (
    <Menu
      place={useAccountPlace()}
      words={{
        greeting: text(action.greeting),
        nobody: text(action.nobody),
        logOut: text(action.logOut),
        loggingOut: text(action.loggingOut),
      }}
      items={action.items.map(({ label, console, mobile }) => ({
        label: text(label),
        href: `${cloudUrl}/${console}`,
        mobile: `${cloudUrl}/${mobile}`,
      }))}
    />
  )
}

/** The theme's bar with what people do here: log in, try the cloud; and what is behind the entries of its menus. */
import { useBrand } from '../../../engine/client/index.ts'
import { Navbar as ThemeNavbar } from '../../../theme/Navbar.tsx'
import type { IconName } from '../../../theme/ui/Icon.tsx'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { NavAction } from './NavAction.tsx'

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

export function Navbar() {
  const { actions } = useBrand<SiteBrand>().navigation
  const notes: Readonly<Record<string, string>> = useStrings().nav.notes
  return (
    <ThemeNavbar
      actions={actions.map((action, index) => (
        <NavAction key={index} action={action} />
      ))}
      describe={(id) => ({ icon: icons[id], note: notes[id] })}
    />
  )
}

/** The menu of a person who is logged in. `client/account.ts` shows it and fills in the name. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import type { NavAction } from '../../navigation.ts'
import { useText } from '../../strings/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { userMenu } from './UserMenu.styles.ts'

export function UserMenu({ action }: { action: Extract<NavAction, { kind: 'userMenu' }> }) {
  const text = useText()
  const localized = useLocalized()
  const { apiBase, cloudUrl } = useBrand<SiteBrand>()
  return (
    <div
      className={userMenu}
      hidden
      data-menu="click"
      data-account=""
      data-api={apiBase}
      data-local-api={localApiBase}
      data-cloud={cloudUrl}
      data-login={localized('/login/')}
      data-home={localized('/')}
      data-nobody={text(action.nobody)}
    >
      <button type="button" aria-expanded="false" aria-controls="menu-account">
        <Icon name="user" />
        <span>
          {text(action.greeting)} <b data-user-name="">{text(action.nobody)}</b>
        </span>
      </button>
      <ul id="menu-account">
        <li aria-hidden="true" data-greeting="">
          {text(action.greeting)} <b data-user-name="">{text(action.nobody)}</b>
        </li>
        {action.items.map(({ id, label, console, mobile }) => (
          <li key={id}>
            <a href={`${cloudUrl}/${console}`} rel="noopener" data-wide="">
              {text(label)}
            </a>
            <a href={`${cloudUrl}/${mobile}`} rel="noopener" data-narrow="">
              {text(label)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-action="logout">
            {text(action.logOut)}
          </button>
        </li>
      </ul>
    </div>
  )
}

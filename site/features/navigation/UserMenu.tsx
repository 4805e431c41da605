/** The menu of a person who is logged in. `client/account.ts` shows it and fills in the name. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { accountMarks, consoleMarks, mark, menuMarks } from '../../client/behaviour.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import type { NavAction } from '../../navigation.ts'
import { sentences } from '../../sentences.ts'
import { useText } from '../../strings/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { greeting, narrow, userMenu, wide } from './UserMenu.styles.ts'

export function UserMenu({ action }: { action: Extract<NavAction, { kind: 'userMenu' }> }) {
  const text = useText()
  const localized = useLocalized()
  const { apiBase, cloudUrl } = useBrand<SiteBrand>()
  return (
    <div
      className={userMenu}
      hidden
      {...mark(menuMarks.menu, 'click')}
      {...mark(accountMarks.menu)}
      {...mark(consoleMarks.api, apiBase)}
      {...mark(consoleMarks.localApi, localApiBase)}
      {...mark(consoleMarks.cloud, cloudUrl)}
      {...mark(consoleMarks.login, localized('/login/'))}
      {...mark(consoleMarks.home, localized('/'))}
      {...sentences({ nobody: text(action.nobody) })}
    >
      <button type="button" aria-expanded="false" aria-controls="menu-account">
        <Icon name="user" />
        <span>
          {text(action.greeting)} <b {...mark(accountMarks.userName)}>{text(action.nobody)}</b>
        </span>
      </button>
      <ul id="menu-account">
        <li aria-hidden="true" className={greeting}>
          {text(action.greeting)} <b {...mark(accountMarks.userName)}>{text(action.nobody)}</b>
        </li>
        {action.items.map(({ id, label, console, mobile }) => (
          <li key={id}>
            <a href={`${cloudUrl}/${console}`} rel="noopener" className={wide}>
              {text(label)}
            </a>
            <a href={`${cloudUrl}/${mobile}`} rel="noopener" className={narrow}>
              {text(label)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" {...mark(accountMarks.logOut)}>
            {text(action.logOut)}
          </button>
        </li>
      </ul>
    </div>
  )
}

/**
 * The menu of a person who is logged in. Hydrated where a token is stored (`client/account.ts`); for everyone else it stays
 * hidden and is never fetched.
 */
import { useMachine, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { onNavigate } from '../../../engine/client/lifecycle.ts'
import { createAccount } from '../../api/account.ts'
import { connectConsole } from '../../api/console.ts'
import { plainFailure } from '../../api/failure.ts'
import { forgetLogin, keys } from '../../api/storage.ts'
import { attribute, menuAttributes } from '../../../theme/client/behaviour.ts'
import { accountAttributes, consoleAttributes } from '../../client/behaviour.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { logoutMachine } from './logout.machine.ts'
import type { AccountPlace } from './place.ts'
import { doubtSession, sessionOf } from './session.ts'
import { startsAnew } from './startsAnew.tsx'
import { greeting, narrow, userMenu, wide } from './UserMenu.styles.ts'

type UserMenuProps = {
  place: AccountPlace
  words: {
    readonly greeting: string
    /** Stands for the name of a person who has none. */
    readonly nobody: string
    readonly logOut: string
    readonly loggingOut: string
  }
  /** Pages of the console: their address, and that of their version for small screens. */
  items: readonly { readonly label: string; readonly href: string; readonly mobile: string }[]
}

function UserMenu({ place, words, items }: UserMenuProps) {
  const user = useUser(place)
  const [logout, send] = useLogout(place)
  const isLeaving = logout.value !== 'idle' && logout.value !== 'loggedOut'
  const hello = (
    <>
      {words.greeting} <b {...attribute(accountAttributes.userName)}>{user?.username || user?.email || words.nobody}</b>
    </>
  )
  return (
    <div
      className={userMenu}
      hidden={!user}
      {...attribute(menuAttributes.menu, 'click')}
      {...attribute(accountAttributes.menu)}
      {...attribute(consoleAttributes.api, place.apiBase)}
      {...attribute(consoleAttributes.localApi, place.localApiBase)}
      {...attribute(consoleAttributes.cloud, place.cloudUrl)}
      {...attribute(consoleAttributes.login, place.loginPath)}
      {...attribute(consoleAttributes.home, place.home)}
    >
      {/* `client/menus.ts` opens it. */}
      <button type="button" aria-expanded="false" aria-controls="menu-account">
        <Icon name="user" />
        <span>{hello}</span>
      </button>
      <ul id="menu-account">
        <li aria-hidden="true" className={greeting}>
          {hello}
        </li>
        {items.map(({ label, href, mobile }) => (
          <li key={href}>
            <a href={href} rel="noopener" className={wide} {...attribute(consoleAttributes.link)}>
              {label}
            </a>
            <a href={mobile} rel="noopener" className={narrow} {...attribute(consoleAttributes.link)}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-busy={isLeaving || undefined}
            onClick={() => send({ type: 'logout.requested' })}
            {...attribute(accountAttributes.logOut)}
          >
            {isLeaving ? words.loggingOut : words.logOut}
          </button>
        </li>
      </ul>
    </div>
  )
}

/** Who is logged in, asked anew with each page and whenever another tab may have changed it. */
function useUser(place: AccountPlace) {
  // The markup knows nobody.
  const isHydrated = useHydrated()
  const known = useSelector(sessionOf(place), ({ context }) => context.user)
  const user = isHydrated ? known : undefined
  useEffect(() => {
    if (!isHydrated) return
    // `theme/noFlash.ts` has guessed it before the first paint.
    document.documentElement.toggleAttribute(accountAttributes.loggedIn, Boolean(user))
  }, [isHydrated, user])
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // `null` is a storage that was cleared.
      if (key === null || [keys.token, keys.tokenOfLogin, keys.user].some((name) => name === key)) doubtSession()
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && doubtSession()
    const stop = onNavigate(doubtSession)
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      stop()
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return user
}

const useLogout = (place: AccountPlace) =>
  useMachine(
    logoutMachine.provide({
      actors: {
        logOut: fromPromise(({ signal }) => createAccount(connectConsole(place)).logOut(signal)),
        leave: fromPromise(async () => {
          forgetLogin()
          sessionOf(place).send({ type: 'logout.finished' })
          location.assign(place.home)
        }),
      },
      actions: {
        logFailure: ({ event }) =>
          console.warn('Logging out failed', 'error' in event ? plainFailure(event.error).kind : ''),
      },
    }),
  )

export default island(startsAnew(UserMenu), { on: 'interaction' })

/** Who is logged in, and what the navbar makes of it. Loaded by `client/account.ts`. */
import { createActor, fromPromise } from 'xstate'
import { createAccount } from '../../api/account.ts'
import { faultOf } from '../../api/failure.ts'
import { forgetLogin, readToken, readUser, saveUser } from '../../api/storage.ts'
import { accountMarks, consoleMarks } from '../../client/behaviour.ts'
import { sentenceOf } from '../../sentences.ts'
import { logoutMachine } from './logout.machine.ts'
import { addressOf, connectPage, menuElement } from './page.ts'
import { sessionMachine } from './session.machine.ts'

const session = createActor(
  sessionMachine.provide({
    actors: {
      queryUser: fromPromise(async ({ signal }) => {
        try {
          const user = await createAccount(connectPage()).queryUser(signal)
          saveUser(user)
          return user
        } catch (error) {
          if (signal.aborted) throw error
          // A token nobody knows any more is of no use; after any other failure it may be right again.
          if (faultOf(error).kind === 'expired') forgetLogin()
          else saveUser(undefined)
          throw error
        }
      }),
    },
  }),
  { input: { user: readToken() === null ? undefined : readUser() } },
)
session.subscribe(show)
session.start()

/** Something may have changed, or another page is shown. */
export function doubtSession(): void {
  session.send({ type: 'session.doubted', hasToken: readToken() !== null })
  show()
}

function show(): void {
  const { user } = session.getSnapshot().context
  const menu = menuElement()
  if (!menu) return
  menu.hidden = !user
  // `theme/noFlash.ts` has guessed it before the first paint.
  document.documentElement.toggleAttribute(accountMarks.loggedIn, Boolean(user))
  for (const link of document.querySelectorAll<HTMLElement>(`[data-region="navbar"] [${accountMarks.logIn}]`))
    link.hidden = Boolean(user)
  for (const name of menu.querySelectorAll(`[${accountMarks.userName}]`))
    name.textContent = user?.username || user?.email || sentenceOf(menu, 'nobody')!
}

let isLoggingOut = false

export function logOut(button: HTMLElement): void {
  if (isLoggingOut) return
  isLoggingOut = true
  button.ariaBusy = 'true'
  const logout = createActor(
    logoutMachine.provide({
      actors: {
        logOut: fromPromise(({ signal }) => createAccount(connectPage()).logOut(signal)),
        leave: fromPromise(async () => {
          forgetLogin()
          session.send({ type: 'logout.finished' })
          location.assign(addressOf(consoleMarks.home))
        }),
      },
      actions: {
        logFailure: ({ event }) =>
          console.warn('Logging out failed', 'error' in event ? faultOf(event.error).kind : ''),
      },
    }),
  )
  logout.subscribe({
    complete() {
      button.ariaBusy = null
      isLoggingOut = false
    },
  })
  logout.start()
  logout.send({ type: 'logout.requested' })
}

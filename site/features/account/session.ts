/** Who is logged in, as this browser knows it: one for all pages that are shown without loading the site anew. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { createAccount } from '../../api/account.ts'
import { connectConsole, type ConsoleAddress } from '../../api/console.ts'
import { plainFailure } from '../../api/failure.ts'
import { endLogin, readToken, readUser, saveUser } from '../../api/storage.ts'
import { sessionMachine } from './session.machine.ts'

let session: ActorRefFrom<typeof sessionMachine> | undefined
/** Of the page that is shown: the next one may be in another language. */
let address: ConsoleAddress

export function sessionOf(current: ConsoleAddress): ActorRefFrom<typeof sessionMachine> {
  address = current
  return (session ??= start())
}

/** Something may have changed, or another page is shown. */
export const doubtSession = (): void => session?.send({ type: 'session.doubted', hasToken: readToken() !== null })

function start() {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        queryUser: fromPromise(async ({ signal }) => {
          const token = readToken()
          try {
            const user = await createAccount(connectConsole(address)).queryUser(signal)
            saveUser(user)
            return user
          } catch (error) {
            if (signal.aborted) throw error
            // A token nobody knows any more is of no use; after any other failure it may be right again.
            if (plainFailure(error).kind === 'expired') endLogin(token)
            else saveUser(undefined)
            throw error
          }
        }),
      },
    }),
    { input: { user: readToken() === null ? undefined : readUser() } },
  )
  return actor.start()
}

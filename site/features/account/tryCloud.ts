/** Buttons that lead into the console. Loaded by `client/account.ts`. */
import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { createAccount } from '../../api/account.ts'
import { cloudFor } from '../../api/console.ts'
import { plainFailure } from '../../api/failure.ts'
import { asLoginSource, saveLoginSource, write } from '../../api/storage.ts'
import { accountAttributes, consoleAttributes } from '../../client/behaviour.ts'
import { addressOf, connectPage } from './page.ts'
import { destinationOf } from './redirects.ts'
import { tryCloudMachine } from './tryCloud.machine.ts'

/** Of each link that is being followed; a second click changes nothing. */
const running = new WeakMap<HTMLElement, ActorRefFrom<typeof tryCloudMachine>>()

export function tryCloud(link: HTMLElement): void {
  let actor = running.get(link)
  if (!actor) running.set(link, (actor = start(link)))
  actor.send({ type: 'cloud.wanted' })
}

function start(link: HTMLElement): ActorRefFrom<typeof tryCloudMachine> {
  const actor = createActor(
    tryCloudMachine.provide({
      actors: {
        checkLogin: fromPromise(({ signal }) =>
          createAccount(connectPage())
            .queryUser(signal)
            .then(
              () => true,
              (error: unknown) => {
                if (plainFailure(error).kind === 'expired') return false
                throw error
              },
            ),
        ),
        goOn: fromPromise(async ({ input: { source } }) => {
          const { href, flag } = destinationOf(source, {
            home: addressOf(consoleAttributes.home),
            cloudUrl: cloudFor({
              cloudUrl: addressOf(consoleAttributes.cloud),
              localApiBase: addressOf(consoleAttributes.localApi),
            }),
          })
          if (flag) write(flag, 'true')
          location.assign(href)
        }),
        goToLogin: fromPromise(async ({ input: { source } }) => {
          saveLoginSource(source)
          location.assign(addressOf(consoleAttributes.login))
        }),
      },
    }),
    { input: { source: asLoginSource(link.getAttribute(accountAttributes.source) ?? undefined) ?? 'try_cloud_free' } },
  )
  actor.subscribe({
    next: ({ value }) => (link.ariaBusy = value === 'checking' ? 'true' : null),
    // The page may come back from the history.
    complete: () => running.delete(link),
  })
  return actor.start()
}

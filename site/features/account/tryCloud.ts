/** Buttons that lead into the console. Loaded by `client/account.ts`. */
import { createActor, fromPromise } from 'xstate'
import { createAccount } from '../../api/account.ts'
import { faultOf } from '../../api/failure.ts'
import { asLoginSource, saveLoginSource, write } from '../../api/storage.ts'
import { accountMarks, consoleMarks } from '../../client/behaviour.ts'
import { addressOf, connectPage } from './page.ts'
import { destinationOf } from './redirects.ts'
import { tryCloudMachine } from './tryCloud.machine.ts'

export function tryCloud(link: HTMLElement): void {
  if (link.ariaBusy === 'true') return
  const actor = createActor(
    tryCloudMachine.provide({
      actors: {
        checkLogin: fromPromise(({ signal }) =>
          createAccount(connectPage())
            .queryUser(signal)
            .then(
              () => true,
              (error: unknown) => {
                if (faultOf(error).kind === 'expired') return false
                throw error
              },
            ),
        ),
        goOn: fromPromise(async ({ input: { source } }) => {
          const { href, flag } = destinationOf(source, {
            home: addressOf(consoleMarks.home),
            cloudUrl: addressOf(consoleMarks.cloud),
          })
          if (flag) write(flag, 'true')
          location.assign(href)
        }),
        goToLogin: fromPromise(async ({ input: { source } }) => {
          saveLoginSource(source)
          location.assign(addressOf(consoleMarks.login))
        }),
      },
    }),
    { input: { source: asLoginSource(link.getAttribute(accountMarks.source) ?? undefined) ?? 'try_cloud_free' } },
  )
  actor.subscribe(({ value }) => (link.ariaBusy = value === 'checking' ? 'true' : null))
  actor.start()
  actor.send({ type: 'cloud.wanted' })
}

/** Ways to log in through others, once the console has said which there are. Loaded by `client/account.ts`. */
import { createActor, fromPromise } from 'xstate'
import { baseFor } from '../../api/console.ts'
import { createSso } from '../../api/sso.ts'
import { keys, read, readLoginSource } from '../../api/storage.ts'
import { consoleMarks, ssoMarks } from '../../client/behaviour.ts'
import { addressOf, connectPage } from './page.ts'
import { providerAddress, providers, rememberState } from './providers.ts'
import { ssoMachine } from './sso.machine.ts'

/** `box` is `SsoLinks.tsx`, with a link for each provider, all of them hidden. Without an answer it stays so. */
export function offerProviders(box: HTMLElement): void {
  const actor = createActor(
    ssoMachine.provide({
      actors: {
        listProviders: fromPromise(({ signal }) => {
          const from = { src: read(keys.referrer) ?? '', target: readLoginSource() ?? 'sign_in' }
          return createSso(connectPage()).listSsoTypes(from, signal)
        }),
      },
    }),
  )
  actor.subscribe(({ context }) => {
    const base = baseFor({ apiBase: addressOf(consoleMarks.api), localApiBase: addressOf(consoleMarks.localApi) })
    for (const provider of providers) {
      const link = box.querySelector<HTMLAnchorElement>(`a[${ssoMarks.provider}="${provider}"]`)
      const href = providerAddress(provider, context.providers[provider] ?? undefined, base)
      if (!link || !href) continue
      link.href = href
      link.rel = 'noopener'
      link.hidden = box.hidden = false
      link.addEventListener('click', () => rememberState(href))
    }
  })
  actor.start()
}

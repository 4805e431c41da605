/** The client as pages use it: the brand's console, or the sandbox where the site is looked at on the machine that builds it. */
import { createActor } from 'xstate'
import { createClient, type Client } from './client.ts'
import { expiryMachine } from './expiry.machine.ts'
import { isLocal } from './isLocal.ts'
import { acceptLanguage } from './language.ts'
import { endLogin, keys, read, readToken } from './storage.ts'

export type ConsoleAddress = {
  /** Where the brand's console answers. */
  readonly apiBase: string
  /** Where it answers on `localhost`. */
  readonly localApiBase: string
  /** The login page in the language of this one. */
  readonly loginPath: string
}

const expiry = createActor(
  expiryMachine.provide({
    actions: { goToLogin: ({ event }) => 'loginPath' in event && location.assign(event.loginPath) },
  }),
).start()

/** With `stays`, the page is not left for the login page when nobody is logged in any more: what was typed is there. */
export function connectConsole(
  { apiBase, localApiBase, loginPath }: ConsoleAddress,
  { stays = false }: { readonly stays?: boolean } = {},
): Client {
  return createClient({
    base: baseFor({ apiBase, localApiBase }),
    token: readToken,
    language: () =>
      acceptLanguage({
        pathname: location.pathname,
        stored: read(keys.locale),
        document: document.documentElement.lang,
      }),
    onExpired(sent) {
      if (endLogin(sent)) expiry.send({ type: 'login.expired', path: location.pathname, loginPath, stays })
    },
  })
}

export const baseFor = ({ apiBase, localApiBase }: Pick<ConsoleAddress, 'apiBase' | 'localApiBase'>): string =>
  isLocal(location.hostname) ? localApiBase : apiBase

/** The pages of the console; on the machine that builds the site they are the sandbox's, too. */
export const cloudFor = ({ cloudUrl, localApiBase }: { cloudUrl: string; localApiBase: string }): string =>
  isLocal(location.hostname) ? localApiBase : cloudUrl

if (typeof addEventListener === 'function') addEventListener('pageshow', () => expiry.send({ type: 'page.shown' }))

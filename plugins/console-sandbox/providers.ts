/**
 * Simulates OAuth login with all three parties on this machine. The console starts it with a state, the provider's page
 * returns a ticket for a person, and the console exchanges both for a session, or asks for more details first.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { isOwnOrigin } from './http.ts'
import type { Currency } from './prices.ts'
import { createTickets, type Tickets } from './tickets.ts'

export const providerNames = ['google', 'wechat', 'dingtalk'] as const
export type ProviderName = (typeof providerNames)[number]

/** A person, as the provider describes them. */
export type Identity = {
  readonly provider: ProviderName
  readonly subject: string
  readonly name: string
  readonly email: string
}

export type Providers = {
  /** URLs of the providers' pages, by name. Empty if the calling page is not one of the site. */
  begin(from: {
    /** Of the calling page, and of the console. */
    readonly origin: string | undefined
    readonly consoleOrigin: string
    readonly isChinese: boolean
    readonly currency: Currency
    readonly target: string
  }): Readonly<Partial<Record<ProviderName, string>>>
  /** The URL a login returns to. Undefined if `state` is unknown or expired, or belongs to another URL. */
  returnOf(state: string, redirect: string): string | undefined
  /** The URL to redirect to, with a ticket for a person or with an error. */
  finish(state: string, returnTo: string, identity: Identity): string
  refuse(state: string, returnTo: string, provider: ProviderName): string
  /** The person, once. */
  redeem(state: string, ticket: string): Identity | undefined
  /** Logins that wait for more details. */
  readonly pending: Tickets<{ readonly state: string; readonly identity: Identity }>
}

const minute = 60_000

export function createProviders(now: () => number): Providers {
  const states = createTickets<{ readonly returnTo: string }>(now, 10 * minute)
  const tickets = createTickets<{ readonly state: string; readonly identity: Identity }>(now, minute)
  return {
    begin({ origin: page, consoleOrigin, isChinese, currency, target }) {
      if (page === undefined || !isOwnOrigin(page)) return {}
      const returnTo = `${page}${isChinese ? '' : '/en'}/loading/`
      const nonce = randomBytes(16).toString('base64url')
      const state = states.issue({ returnTo }, btoa(JSON.stringify({ target: plain(target), nonce })))
      const names = currency === 'USD' ? (['google'] as const) : (['wechat', 'dingtalk'] as const)
      const query = new URLSearchParams({ redirect_uri: returnTo, state })
      return Object.fromEntries(names.map((name) => [name, `${consoleOrigin}/__sso/${name}?${query}`]))
    },
    returnOf(state, redirect) {
      const began = states.get(state)
      return began?.returnTo === redirect ? began.returnTo : undefined
    },
    finish: (state, returnTo, identity) =>
      backTo(returnTo, identity.provider, { [keyOf[identity.provider]]: tickets.issue({ state, identity }), state }),
    refuse: (state, returnTo, provider) => backTo(returnTo, provider, { error: 'access_denied', state }),
    redeem(state, key) {
      const ticket = tickets.take(key)
      return states.take(state) && ticket?.state === state ? ticket.identity : undefined
    },
    pending: createTickets(now, 10 * minute),
  }
}

/** A person without an account. */
export const newIdentity = (provider: ProviderName): Identity => {
  const subject = randomUUID()
  return { provider, subject, name: 'Grace Hopper', email: `grace.${subject.slice(0, 8)}@example.com` }
}

/** Name of the parameter in which each provider returns its ticket. */
const keyOf: Readonly<Record<ProviderName, string>> = { google: 'access_token', wechat: 'code', dingtalk: 'authCode' }

/** Google returns parameters in the hash, which no server sees; the others in the query. */
const backTo = (returnTo: string, provider: ProviderName, values: Record<string, string>): string =>
  `${returnTo}${provider === 'google' ? '#' : '?'}${new URLSearchParams(values)}`

/** `btoa` accepts Latin-1 only; targets are plain words. */
const plain = (target: string): string => target.replaceAll(/\W/g, '')

/**
 * Logging in through another service, with all three parties on this machine. The console begins it with a state, the provider's
 * page answers with a ticket for a person, and the console trades both for a session, or for a request to tell more.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { isOwnOrigin } from './http.ts'
import type { Currency } from './index.ts'
import { createTickets, type Tickets } from './tickets.ts'

export const providerNames = ['google', 'wechat', 'dingtalk'] as const
export type ProviderName = (typeof providerNames)[number]

/** Who the provider says someone is. */
export type Identity = {
  readonly provider: ProviderName
  readonly subject: string
  readonly name: string
  readonly email: string
}

export type Providers = {
  /** Addresses of the providers' pages, by name. None where no page of the site can be returned to. */
  begin(from: {
    /** Of the page that asks, and of the console. */
    readonly origin: string | undefined
    readonly consoleOrigin: string
    readonly isChinese: boolean
    readonly currency: Currency
    readonly target: string
  }): Readonly<Partial<Record<ProviderName, string>>>
  /** Where the login that began with `state` returns to; undefined where it never began, ended, or says so of another address. */
  returnOf(state: string, redirect: string): string | undefined
  /** The address that leads back, with a ticket for someone or with a reason. */
  finish(state: string, returnTo: string, identity: Identity): string
  refuse(state: string, returnTo: string, provider: ProviderName): string
  /** Who it was, once. */
  redeem(state: string, ticket: string): Identity | undefined
  /** Someone who has to tell more first. */
  readonly waiting: Tickets<{ readonly state: string; readonly identity: Identity }>
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
      const began = states.look(state)
      return began?.returnTo === redirect ? began.returnTo : undefined
    },
    finish: (state, returnTo, identity) =>
      backTo(returnTo, identity.provider, { [keyOf[identity.provider]]: tickets.issue({ state, identity }), state }),
    refuse: (state, returnTo, provider) => backTo(returnTo, provider, { error: 'access_denied', state }),
    redeem(state, key) {
      const ticket = tickets.take(key)
      return states.take(state) && ticket?.state === state ? ticket.identity : undefined
    },
    waiting: createTickets(now, 10 * minute),
  }
}

/** Someone nobody has heard of yet. */
export const stranger = (provider: ProviderName): Identity => {
  const subject = randomUUID()
  return { provider, subject, name: 'Grace Hopper', email: `grace.${subject.slice(0, 8)}@example.com` }
}

/** As each provider calls what it gives back. */
const keyOf: Readonly<Record<ProviderName, string>> = { google: 'access_token', wechat: 'code', dingtalk: 'authCode' }

/** Google answers behind the hash, where no server sees it; the others in the query. */
const backTo = (returnTo: string, provider: ProviderName, values: Record<string, string>): string =>
  `${returnTo}${provider === 'google' ? '#' : '?'}${new URLSearchParams(values)}`

/** `btoa` knows Latin-1 only, and targets are words of the site's own. */
const plain = (target: string): string => target.replaceAll(/\W/g, '')

/**
 * Where a provider's login page may be, and whether somebody who comes back from one left from here: the address carries
 * a `state`, which is remembered when it is followed and accepted once.
 */
import { asLoginSource, type LoginSource } from '../../api/storage.ts'
import { recall, remember } from '../../../theme/client/storage.ts'

export const providers = ['google', 'wechat', 'dingtalk'] as const
export type Provider = (typeof providers)[number]

const hosts: Readonly<Record<Provider, readonly string[]>> = {
  google: ['accounts.google.com'],
  wechat: ['open.weixin.qq.com'],
  dingtalk: ['login.dingtalk.com', 'oapi.dingtalk.com'],
}

/** The address if it leads to the provider, or to the console that passes it on; `consoleBase` is where that answers. */
export function providerAddress(provider: Provider, text: string | undefined, consoleBase: string): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isProvider = url.protocol === 'https:' && hosts[provider].includes(url.host)
  if (!isProvider && url.origin !== new URL(consoleBase).origin) return undefined
  // Whoever comes back without one could have been sent by anybody.
  return url.username || url.password || !stateOf(url) ? undefined : url.href
}

const key = 'sso-state'

export const rememberState = (href: string): void => remember(key, stateOf(new URL(href)), 'sessionStorage')

/** What the provider says of the visitor, in the names the console wants it by. */
export type SsoAnswer = Readonly<Record<string, string>>

/** The answer in an address, if it belongs to the login that was begun in this tab. The next one does not. */
export function takeAnswer(href: string): SsoAnswer | undefined {
  const expected = recall(key, 'sessionStorage')
  remember(key, null, 'sessionStorage')
  const { searchParams, hash } = new URL(href)
  const inHash = new URLSearchParams(hash.slice(1))
  const accessToken = inHash.get('access_token')
  const answer =
    accessToken === null
      ? Object.fromEntries([...searchParams].slice(0, 20))
      : { state: inHash.get('state') ?? '', accessToken }
  const isWhole = Object.values(answer).every((value) => value.length <= 8_192)
  return expected && answer['state'] === expected && isWhole ? answer : undefined
}

const stateOf = ({ searchParams }: URL): string | null => searchParams.get('state')

/** Why the visitor logs in, as the console wrote it into the state. Anything else than that is no reason. */
export const targetOf = ({ state = '' }: SsoAnswer): LoginSource | undefined => asLoginSource(targetIn(state))

export function targetIn(state: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(state.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return (JSON.parse(new TextDecoder().decode(bytes)) as { readonly target?: unknown }).target
  } catch {
    return undefined
  }
}

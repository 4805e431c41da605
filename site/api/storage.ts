/**
 * The one place that knows what the browser keeps for us. Storage may be missing, full, forbidden or spoilt: what
 * cannot be written is kept in memory, so logging in works for the page; what cannot be read is not there.
 */
import * as v from 'valibot'
import { recall } from '../../theme/client/storage.ts'

/** Names that must stay: the console reads some of them. */
export const keys = {
  token: 'token',
  tokenOfLogin: 'jwt_token',
  user: 'user-store',
  loginSource: 'loginSource',
  locale: 'locale',
  openDownload: 'openDownloadModal',
  openCommunityDownload: 'openCommunityDownloadModal',
  clickId: 'vbid_for_cc',
  referrer: 'source_for_cc',
  landing: 'url_for_cc',
  state: 'state_for_cc',
  keyword: 'kw_for_cc',
} as const

export const loginSources = [
  'sign_in',
  'try_cloud_free',
  'try_enterprise_free',
  'download',
  'download_community',
  'buy_a_license',
] as const
export type LoginSource = (typeof loginSources)[number]

const userSchema = v.object({ uid: text(64, 1), username: v.nullish(text(256)), email: v.nullish(text(256)) })
export type User = v.InferOutput<typeof userSchema>

const memory = new Map<string, string>()

export function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** `null` forgets. */
export function write(key: string, value: string | null): void {
  memory.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) memory.set(key, value)
  }
}

/** Either name; the documented one first. Anything that could not be a token is none. */
export const readToken = (): string | null => [keys.token, keys.tokenOfLogin].map(read).find(isToken) ?? null

const isToken = (value: string | null): value is string => value !== null && /^[\x21-\x7e]{1,8192}$/.test(value)

/** The person who was here last; a spoilt entry is removed. */
export function readUser(): User | undefined {
  const kept = read(keys.user)
  if (kept === null) return undefined
  const result = v.safeParse(v.object({ userInfo: v.nullish(userSchema) }), parse(kept))
  if (result.success) return result.output.userInfo ?? undefined
  write(keys.user, null)
  return undefined
}

/** The only writer of both names. */
export function saveLogin(token: string): void {
  write(keys.token, token)
  write(keys.tokenOfLogin, token)
  write(keys.user, JSON.stringify({ loginInfo: { token } }))
}

export function saveUser(user: User | undefined): void {
  const token = readToken()
  write(keys.user, JSON.stringify({ loginInfo: token ? { token } : {}, userInfo: user }))
}

export function forgetLogin(): void {
  for (const key of [keys.token, keys.tokenOfLogin, keys.user]) write(key, null)
}

/** Forgets the login of a token that nobody knows any more. False where another tab has begun one meanwhile, which stays. */
export function endLogin(token: string | null): boolean {
  const isOther = readToken() !== null && readToken() !== token
  if (!isOther) forgetLogin()
  return !isOther
}

/** Where the visitor came from: in this visit, or when they first came. */
export const readReferrer = (): string => recall(keys.referrer, 'sessionStorage') ?? read(keys.referrer) ?? ''

/** Why someone came to log in; anything but a known word is no reason. */
export const readLoginSource = (): LoginSource | undefined => asLoginSource(read(keys.loginSource))

export const asLoginSource = (value: unknown): LoginSource | undefined =>
  loginSources.find((source) => source === value)

export const saveLoginSource = (source: LoginSource | null): void => write(keys.loginSource, source)

function text(max: number, min = 0) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max))
}

function parse(json: string): unknown {
  try {
    return json.length > 65_536 ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

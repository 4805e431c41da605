/** Accounts: logging in and out, registering, codes, and who one is. Passwords arrive encrypted; see `password.ts`. */
import * as v from 'valibot'
import type { Client } from './client.ts'
import { Failure } from './failure.ts'
import { consoleBase } from './paths.ts'
import type { Country } from './phone.ts'
import type { User } from './storage.ts'

export type VerifyType = 'SMS_VERIFY_CODE' | 'EMAIL_VERIFY_CODE'
export type CodePurpose = 'LOGIN' | 'REGISTER' | 'RESET_PASSWORD' | 'SSO_REGISTER_BIND'

export type Credentials = {
  readonly account: string
  readonly loginType: 'PASSWORD' | 'VERIFY'
  /** Encrypted, or empty. */
  readonly password: string
  readonly verifyCode: string
  readonly verifyType: VerifyType | ''
}

export type Registration = {
  readonly userName: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly verifyCode: string
  readonly verifyType: VerifyType
  /** Encrypted. */
  readonly password: string
  readonly country: string
  /** Where the visitor came from, and by which search. */
  readonly src: string
  readonly keyword: string
}

export type MarketRegistration = Registration & {
  readonly marketplaceType: string
  readonly registerToken: string
  readonly clientId: string
}

export type NewPassword = ({ readonly email: string } | { readonly phone: string }) & {
  readonly verifyCode: string
  readonly verifyType: VerifyType
  /** Both encrypted. */
  readonly password: string
  readonly rePassword: string
}

export type CodeRequest = (
  | { readonly email: string }
  | { readonly phoneNumber: string; readonly phoneAreaCode: string }
) & {
  readonly verifyType: VerifyType
  readonly verifyCodeType: CodePurpose
}

/** What a provider sent a visitor back with, or what the console still had to ask of a person who is new. */
export type SsoProof =
  | Readonly<Record<string, string>>
  | {
      readonly state: string
      readonly requestId: string
      readonly phone: string
      readonly company: string
      readonly verifyCode: string
    }

/** Logged in, or a number under which the rest is to be handed in. */
export type SsoResult = { readonly token: string } | { readonly requestId: string }

const accountType = 'PRIMARY_ACCOUNT'
/** The console shows no dialog of its own, and may write to a new customer. */
const silent = { noModal: true }
const welcome = { noModal: true, contactMe: true }

const filled = v.pipe(v.string(), v.nonEmpty(), v.maxLength(8_192))
const userSchema = v.object({
  uid: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  username: v.nullish(v.string()),
  email: v.nullish(v.string()),
})
const countries = v.array(v.object({ phoneAreaCode: filled, phoneCode: v.nullish(v.string()) }))
const ssoResult = v.union([v.object({ token: filled }), v.object({ requestId: filled })])
/** The marketplace wraps its answer twice, a refusal too. */
const nested = v.nullish(v.looseObject({ success: v.optional(v.boolean(), true), msg: v.nullish(v.string()) }))

export function createAccount({ post }: Client) {
  return {
    async getPublicKey(signal?: AbortSignal): Promise<string> {
      return post('/getPublicKey', { data: v.pipe(v.string(), v.regex(/^04[0-9a-f]{128}$/i)), signal })
    },
    async logIn(credentials: Credentials, signal?: AbortSignal): Promise<string> {
      const payload = { ...credentials, accountType, ...silent }
      return (await post('/login', { payload, data: v.object({ token: filled }), signal })).token
    },
    async authenticate(proof: SsoProof, signal?: AbortSignal): Promise<SsoResult> {
      return post('/auth', { payload: proof, data: ssoResult, mayRefuse: true, signal })
    },
    async register(registration: Registration, signal?: AbortSignal): Promise<void> {
      await post('/register', { payload: { ...registration, ...welcome }, signal })
    },
    async registerFromMarket(registration: MarketRegistration, signal?: AbortSignal): Promise<void> {
      const answer = await post('/registerFromMarket', {
        payload: { ...registration, ...welcome },
        data: nested,
        signal,
      })
      if (answer?.success === false) throw new Failure('refused', { reason: answer.msg ?? undefined })
    },
    async resetPassword(password: NewPassword, signal?: AbortSignal): Promise<void> {
      await post('/resetpwdunlogin', { payload: { ...password, accountType }, signal })
    },
    async sendCode(request: CodeRequest, signal?: AbortSignal): Promise<void> {
      await post(`${consoleBase}/verify/sendcode`, { payload: request, signal })
    },
    /** Countries one can be called in. */
    async listCountries(signal?: AbortSignal): Promise<readonly Country[]> {
      return post(`${consoleBase}/constant/listcountry`, { data: countries, signal, mayExpire: true })
    },
    /** The person who is logged in. Throws `Failure` `expired` for nobody; never leads to the login page. */
    async queryUser(signal?: AbortSignal): Promise<User> {
      return post(`${consoleBase}/user/queryLoginUser`, { data: userSchema, signal, mayExpire: true })
    },
    /** A token nobody knows any more is logged out already. */
    async logOut(signal?: AbortSignal): Promise<void> {
      await post('/logout', { signal, mayExpire: true })
    },
  }
}

export type Account = ReturnType<typeof createAccount>

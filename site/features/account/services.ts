/** What sending each form of the account does, and where it leads. Loaded when a form first needs it. */
import { createAccount, type Account, type CodePurpose, type VerifyType } from '../../api/account.ts'
import { connectConsole } from '../../api/console.ts'
import { Failure } from '../../api/failure.ts'
import { createPasswords } from '../../api/password.ts'
import { areaOf, homeArea, normalizePhone } from '../../api/phone.ts'
import { keys, read, readReferrer, saveLogin } from '../../api/storage.ts'
import { recall } from '../../client/storage.ts'
import { clientIdKey } from '../visit/clientId.ts'
import { completeLogin } from './completeLogin.ts'
import { readMarket } from './market.ts'
import { forgetPendingSso, pendingSso } from './pendingSso.ts'
import type { AccountPlace } from './place.ts'
import type { Values } from './rules.ts'
import type { ContactKind } from './sendCode.machine.ts'

export type FormKind = 'login' | 'register' | 'market' | 'reset' | 'supplement'

type FormService = {
  send(values: Values, signal: AbortSignal): Promise<void>
  /** Where it leads, once it has been sent. Never fails. */
  goOn(signal: AbortSignal): Promise<void>
}
export type Services = Readonly<Record<FormKind, FormService>> & {
  /** Fetches what encrypts a password before it is needed. */
  preparePasswords(): void
  sendCode(kind: ContactKind, contact: string, purpose: CodePurpose, signal: AbortSignal): Promise<void>
}

export function createServices(place: AccountPlace): Services {
  const account = createAccount(connectConsole(place, { stays: true }))
  const passwords = createPasswords(account)
  const console: Console = { place, account, encrypted: encryptWith(passwords) }
  return {
    preparePasswords: passwords.prepare,
    login: loginService(console),
    register: registerService(console),
    market: marketService(console),
    reset: resetService(console),
    supplement: supplementService(console),
    async sendCode(kind, contact, verifyCodeType, signal) {
      if (kind === 'email')
        return account.sendCode({ email: contact, verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType }, signal)
      const phoneNumber = normalizePhone(contact)
      const phoneAreaCode = await areaFor(account, phoneNumber, signal)
      return account.sendCode({ phoneNumber, phoneAreaCode, verifyType: 'SMS_VERIFY_CODE', verifyCodeType }, signal)
    },
  }
}

/** Only a number from abroad needs the list of countries; without an answer the console decides. */
async function areaFor(account: Account, phone: string, signal: AbortSignal): Promise<string> {
  if (!phone.startsWith('+')) return homeArea
  return areaOf(phone, await account.listCountries(signal).catch(() => []))
}

type Encrypted = <T>(
  plain: readonly (string | undefined)[],
  use: (encrypted: readonly string[]) => Promise<T>,
) => Promise<T>

type Console = { readonly place: AccountPlace; readonly account: Account; readonly encrypted: Encrypted }

/** A failed attempt may mean that the console has changed its key: the key is fetched again next time. */
const encryptWith =
  (passwords: ReturnType<typeof createPasswords>): Encrypted =>
  async (plain, use) => {
    try {
      return await use(await passwords.encrypt(plain.map((password = '') => password)))
    } catch (error) {
      passwords.forgetKey()
      throw error
    }
  }

const toLogin =
  ({ loginPath }: AccountPlace) =>
  async () =>
    location.assign(loginPath)

const loginService = ({ place, account, encrypted }: Console): FormService => ({
  async send({ account: name, password, code }, signal) {
    const id = place.contact === 'phone' ? normalizePhone(text(name)) : text(name)
    const byPassword = ([encryptedPassword = '']: readonly string[]) =>
      account.logIn(
        { account: id, loginType: 'PASSWORD', password: encryptedPassword, verifyCode: '', verifyType: '' },
        signal,
      )
    const byCode = (verifyCode: string) =>
      account.logIn(
        { account: id, loginType: 'VERIFY', password: '', verifyCode, verifyType: verifyTypeOf(place) },
        signal,
      )
    saveLogin(code === undefined ? await encrypted([password], byPassword) : await byCode(text(code)))
  },
  goOn: (signal) => completeLogin(account, place, signal),
})

const registerService = ({ place, account, encrypted }: Console): FormService => ({
  send: (values, signal) =>
    encrypted([values.password], ([password = '']) =>
      account.register(
        { ...person(values), verifyType: verifyTypeOf(place), country: place.country, password },
        signal,
      ),
    ),
  goOn: toLogin(place),
})

const marketService = ({ place, account, encrypted }: Console): FormService => ({
  send: (values, signal) =>
    encrypted([values.password], ([password = '']) => {
      const { marketplaceType, registerToken } = readMarket(location.search)
      // The console tells visitors apart by it. Without their consent it is of this page only.
      const clientId = recall(clientIdKey, 'sessionStorage') ?? crypto.randomUUID()
      const own = { marketplaceType, registerToken, clientId, country: 'USA', verifyType: 'EMAIL_VERIFY_CODE' } as const
      return account.registerFromMarket({ ...person(values), ...own, password }, signal)
    }),
  goOn: toLogin(place),
})

const resetService = ({ place, account, encrypted }: Console): FormService => ({
  send: ({ email, phone, code, ...plain }, signal) =>
    encrypted([plain.password, plain.rePassword], ([password = '', rePassword = '']) =>
      account.resetPassword(
        {
          ...(place.contact === 'email' ? { email: text(email) } : { phone: normalizePhone(text(phone)) }),
          verifyCode: text(code),
          verifyType: verifyTypeOf(place),
          password,
          rePassword,
        },
        signal,
      ),
    ),
  goOn: toLogin(place),
})

const supplementService = ({ place, account }: Console): FormService => ({
  async send({ company, phone, code }, signal) {
    const login = pendingSso()
    if (!login) throw new Failure('refused')
    const { state, requestId } = login
    const proof = {
      state,
      requestId,
      company: text(company),
      phone: normalizePhone(text(phone)),
      verifyCode: text(code),
    }
    const result = await account.authenticate(proof, signal)
    if (!('token' in result)) throw new Failure('refused')
    saveLogin(result.token)
  },
  goOn: (signal) => {
    const target = pendingSso()?.target
    forgetPendingSso()
    return completeLogin(account, place, signal, target)
  },
})

const verifyTypeOf = ({ verification }: AccountPlace): VerifyType =>
  verification === 'sms' ? 'SMS_VERIFY_CODE' : 'EMAIL_VERIFY_CODE'

const text = (value: string | undefined): string => value?.trim() ?? ''

const person = ({ userName, company, email, phone, code }: Values) => ({
  userName: text(userName),
  company: text(company),
  email: text(email),
  phone: normalizePhone(text(phone)),
  verifyCode: text(code),
  src: readReferrer().slice(0, 2_048),
  keyword: (read(keys.keyword) ?? '').slice(0, 256),
})

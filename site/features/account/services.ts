/** What sending each form of the account does, and where it leads. Loaded by `loadServices.ts`. */
import { createAccount, type Account, type CodePurpose, type VerifyType } from '../../api/account.ts'
import { Failure } from '../../api/failure.ts'
import { createPasswords } from '../../api/password.ts'
import { keys, read, saveLogin } from '../../api/storage.ts'
import { consoleMarks } from '../../client/behaviour.ts'
import { completeLogin } from './completeLogin.ts'
import { readMarket } from './market.ts'
import { addressOf, connectPage } from './page.ts'
import { pendingSso } from './pendingSso.ts'
import type { Values } from './rules.ts'
import type { ContactKind } from './sendCode.machine.ts'

export type FormKind = 'login' | 'register' | 'market' | 'reset' | 'supplement'

/** What a form is told of its brand. */
type Told = { readonly verification: string | null; readonly contact: string | null; readonly country: string | null }

type FormService = {
  send(told: Told, values: Values, signal: AbortSignal): Promise<void>
  /** Where it leads, once it has been sent. Never fails. */
  goOn(signal: AbortSignal): Promise<void>
}
export type Services = Readonly<Record<FormKind, FormService>> & {
  /** Fetches what encrypts a password before it is needed. */
  preparePasswords(): void
  sendCode(kind: ContactKind, contact: string, purpose: CodePurpose, signal: AbortSignal): Promise<void>
}

let known: { readonly login: string; readonly services: Services } | undefined

/** The next page may be in another language, and is told other addresses. */
export function servicesOfPage(): Services {
  const login = addressOf(consoleMarks.login)
  if (known?.login !== login) known = { login, services: createServices(createAccount(connectPage())) }
  return known.services
}

function createServices(account: Account): Services {
  const passwords = createPasswords(account)
  const console: Console = { account, encrypted: encryptWith(passwords) }
  return {
    preparePasswords: passwords.prepare,
    login: loginService(console),
    register: registerService(console),
    market: marketService(console),
    reset: resetService(console),
    supplement: supplementService(console),
    sendCode(kind, contact, verifyCodeType, signal) {
      const request =
        kind === 'email'
          ? ({ email: contact, verifyType: 'EMAIL_VERIFY_CODE' } as const)
          : ({ phoneNumber: contact, phoneAreaCode: 'CHINA', verifyType: 'SMS_VERIFY_CODE' } as const)
      return account.sendCode({ ...request, verifyCodeType }, signal)
    },
  }
}

type Encrypted = <T>(
  plain: readonly (string | undefined)[],
  use: (encrypted: readonly string[]) => Promise<T>,
) => Promise<T>

type Console = { readonly account: Account; readonly encrypted: Encrypted }

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

const places = () => ({ home: addressOf(consoleMarks.home), cloudUrl: addressOf(consoleMarks.cloud) })
const toLogin = async () => location.assign(addressOf(consoleMarks.login))

const loginService = ({ account, encrypted }: Console): FormService => ({
  async send(told, { account: name, password, code }, signal) {
    const id = text(name)
    const byPassword = ([encryptedPassword = '']: readonly string[]) =>
      account.logIn(
        { account: id, loginType: 'PASSWORD', password: encryptedPassword, verifyCode: '', verifyType: '' },
        signal,
      )
    const byCode = (verifyCode: string) =>
      account.logIn(
        { account: id, loginType: 'VERIFY', password: '', verifyCode, verifyType: verifyTypeOf(told) },
        signal,
      )
    saveLogin(code === undefined ? await encrypted([password], byPassword) : await byCode(text(code)))
  },
  goOn: (signal) => completeLogin(account, places(), signal),
})

const registerService = ({ account, encrypted }: Console): FormService => ({
  send: (told, values, signal) =>
    encrypted([values.password], ([password = '']) =>
      account.register(
        { ...person(values), verifyType: verifyTypeOf(told), country: told.country ?? '', password },
        signal,
      ),
    ),
  goOn: toLogin,
})

const marketService = ({ account, encrypted }: Console): FormService => ({
  send: (_, values, signal) =>
    encrypted([values.password], ([password = '']) => {
      const { marketplaceType, registerToken } = readMarket(location.search)
      // Of this page only: the console tells visitors apart by it and does not follow them.
      const clientId = crypto.randomUUID()
      const own = { marketplaceType, registerToken, clientId, country: 'USA', verifyType: 'EMAIL_VERIFY_CODE' } as const
      return account.registerFromMarket({ ...person(values), ...own, password }, signal)
    }),
  goOn: toLogin,
})

const resetService = ({ account, encrypted }: Console): FormService => ({
  send: (told, { email, phone, code, ...plain }, signal) =>
    encrypted([plain.password, plain.rePassword], ([password = '', rePassword = '']) =>
      account.resetPassword(
        {
          ...(told.contact === 'email' ? { email: text(email) } : { phone: text(phone) }),
          verifyCode: text(code),
          verifyType: verifyTypeOf(told),
          password,
          rePassword,
        },
        signal,
      ),
    ),
  goOn: toLogin,
})

const supplementService = ({ account }: Console): FormService => ({
  async send(_, { company, phone, code }, signal) {
    const login = pendingSso()
    if (!login) throw new Failure('refused')
    const { state, requestId } = login
    const proof = { state, requestId, company: text(company), phone: text(phone), verifyCode: text(code) }
    const result = await account.authenticate(proof, signal)
    if (!('token' in result)) throw new Failure('refused')
    saveLogin(result.token)
  },
  goOn: (signal) => completeLogin(account, places(), signal, pendingSso()?.target),
})

const verifyTypeOf = ({ verification }: Told): VerifyType =>
  verification === 'sms' ? 'SMS_VERIFY_CODE' : 'EMAIL_VERIFY_CODE'

const text = (value: string | undefined): string => value?.trim() ?? ''

const person = ({ userName, company, email, phone, code }: Values) => ({
  userName: text(userName),
  company: text(company),
  email: text(email),
  phone: text(phone),
  verifyCode: text(code),
  src: (read(keys.referrer) ?? '').slice(0, 2_048),
  keyword: (read(keys.keyword) ?? '').slice(0, 256),
})

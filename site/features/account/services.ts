/** What the machines of the account do to the world. Only their actors call it, so nothing of it runs while prerendering. */
import { createAccount, type Account, type CodePurpose, type VerifyType } from '../../api/account.ts'
import { connectConsole } from '../../api/console.ts'
import { Failure } from '../../api/failure.ts'
import { createPasswords, type Passwords } from '../../api/password.ts'
import { keys, read, saveLogin } from '../../api/storage.ts'
import { enter } from './enter.ts'
import type { LogInInput } from './login.machine.ts'
import { readMarket } from './market.ts'
import type { AccountProps } from './props.ts'
import { pendingSso } from './pendingSso.ts'
import type { Values } from './rules.ts'
import type { ContactKind } from './sendCode.machine.ts'

export type Services = ReturnType<typeof createServices>

const known = new Map<string, Services>()

/** The same for all islands of a page. */
export function servicesOf(props: AccountProps): Services {
  const key = `${props.apiBase} ${props.paths.login}`
  const services = known.get(key) ?? createServices(props)
  known.set(key, services)
  return services
}

function createServices({
  apiBase,
  localApiBase,
  cloudUrl,
  verification,
  account: accountKind,
  country,
  paths,
}: AccountProps) {
  const account: Account = createAccount(connectConsole({ apiBase, localApiBase, loginPath: paths.login }))
  const passwords: Passwords = createPasswords(account)
  const places = { home: paths.home, cloudUrl }
  const verifyType: VerifyType = verification === 'sms' ? 'SMS_VERIFY_CODE' : 'EMAIL_VERIFY_CODE'

  /** A key the console has changed is forgotten with the attempt it spoilt. */
  async function withPasswords<T>(
    plain: readonly string[],
    use: (encrypted: readonly string[]) => Promise<T>,
  ): Promise<T> {
    try {
      return await use(await passwords.encrypt(plain))
    } catch (error) {
      passwords.forgetKey()
      throw error
    }
  }

  return {
    preparePasswords: passwords.prepare,

    async logIn({ method, values }: LogInInput, signal: AbortSignal): Promise<void> {
      const id = text(values.account)
      const token =
        method === 'password'
          ? await withPasswords([values.password ?? ''], ([password = '']) =>
              account.logIn({ account: id, loginType: 'PASSWORD', password, verifyCode: '', verifyType: '' }, signal),
            )
          : await account.logIn(
              { account: id, loginType: 'VERIFY', password: '', verifyCode: text(values.code), verifyType },
              signal,
            )
      saveLogin(token)
    },

    enter: (signal: AbortSignal) => enter(account, places, signal),

    async supplement({ company, phone, code }: Values, signal: AbortSignal): Promise<void> {
      const login = pendingSso()
      if (!login) throw new Failure('refused')
      const { state, requestId } = login
      const proof = { state, requestId, company: text(company), phone: text(phone), verifyCode: text(code) }
      const result = await account.authenticate(proof, signal)
      if (!('token' in result)) throw new Failure('refused')
      saveLogin(result.token)
    },
    enterAfterSso: (signal: AbortSignal) => enter(account, places, signal, pendingSso()?.target),

    async register(values: Values, signal: AbortSignal): Promise<void> {
      await withPasswords([values.password ?? ''], ([password = '']) =>
        account.register({ ...person(values), verifyType, country, password }, signal),
      )
    },

    async registerFromMarket(values: Values, signal: AbortSignal): Promise<void> {
      const { marketplaceType, registerToken } = readMarket(location.search)
      // Of this page only: the console wants to tell visitors apart, not to follow them.
      const clientId = crypto.randomUUID()
      const own = { marketplaceType, registerToken, clientId, country: 'USA', verifyType: 'EMAIL_VERIFY_CODE' } as const
      await withPasswords([values.password ?? ''], ([password = '']) =>
        account.registerFromMarket({ ...person(values), ...own, password }, signal),
      )
    },

    async resetPassword(values: Values, signal: AbortSignal): Promise<void> {
      const contact = accountKind === 'email' ? { email: text(values.email) } : { phone: text(values.phone) }
      await withPasswords([values.password ?? '', values.rePassword ?? ''], ([password = '', rePassword = '']) =>
        account.resetPassword({ ...contact, verifyCode: text(values.code), verifyType, password, rePassword }, signal),
      )
    },

    async sendCode(
      kind: ContactKind,
      contact: string,
      verifyCodeType: CodePurpose,
      signal: AbortSignal,
    ): Promise<void> {
      const request =
        kind === 'email'
          ? ({ email: contact, verifyType: 'EMAIL_VERIFY_CODE' } as const)
          : ({ phoneNumber: contact, phoneAreaCode: 'CHINA', verifyType: 'SMS_VERIFY_CODE' } as const)
      await account.sendCode({ ...request, verifyCodeType }, signal)
    },
  }
}

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

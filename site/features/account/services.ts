/** What every form of the account asks the console for. Loaded when a form first needs it. */
import { createAccount, type Account, type CodePurpose, type VerifyType } from '../../api/account.ts'
import { connectConsole } from '../../api/console.ts'
import { createPasswords } from '../../api/password.ts'
import { areaOf, homeArea, normalizePhone } from '../../api/phone.ts'
import type { AccountPlace } from './place.ts'
import type { Values } from './rules.ts'
import type { ContactKind } from './sendCode.machine.ts'

/** What sending a form does, and where it leads. Each form brings its own. */
export type FormService = {
  send(values: Values, signal: AbortSignal): Promise<void>
  /** Where it leads, once it has been sent. Never fails. */
  goOn(signal: AbortSignal): Promise<void>
}

export type Services = {
  readonly place: AccountPlace
  readonly account: Account
  /** Encrypts passwords for a call. */
  encrypted<T>(plain: readonly (string | undefined)[], use: (encrypted: readonly string[]) => Promise<T>): Promise<T>
  /** Fetches what encrypts a password before it is needed. */
  preparePasswords(): void
  sendCode(kind: ContactKind, contact: string, purpose: CodePurpose, signal: AbortSignal): Promise<void>
}

export function createServices(place: AccountPlace): Services {
  const account = createAccount(connectConsole(place, { stays: true }))
  const passwords = createPasswords(account)
  return {
    place,
    account,
    preparePasswords: passwords.prepare,
    async encrypted(plain, use) {
      try {
        return await use(await passwords.encrypt(plain.map((password = '') => password)))
      } catch (error) {
        // A failed attempt may mean that the console has changed its key: it is fetched again next time.
        passwords.forgetKey()
        throw error
      }
    },
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

export const goToLogin = ({ loginPath }: AccountPlace): void => location.assign(loginPath)

export const verifyTypeOf = ({ verification }: AccountPlace): VerifyType =>
  verification === 'sms' ? 'SMS_VERIFY_CODE' : 'EMAIL_VERIFY_CODE'

export const text = (value: string | undefined): string => value?.trim() ?? ''

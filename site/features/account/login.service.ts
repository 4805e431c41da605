/** Logging in, by password or by code. */
import { normalizePhone } from '../../api/phone.ts'
import { saveLogin } from '../../api/storage.ts'
import { completeLogin } from './completeLogin.ts'
import { text, verifyTypeOf, type FormService, type Services } from './services.ts'

export const createService = ({ place, account, encrypted }: Services): FormService => ({
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

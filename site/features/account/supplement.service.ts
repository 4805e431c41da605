/** What a provider left out of a registration. */
import { Failure } from '../../api/failure.ts'
import { normalizePhone } from '../../api/phone.ts'
import { saveLogin } from '../../api/storage.ts'
import { completeLogin } from './completeLogin.ts'
import { forgetPendingSso, pendingSso } from './pendingSso.ts'
import { text, type FormService, type Services } from './services.ts'

export const createService = ({ place, account }: Services): FormService => ({
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

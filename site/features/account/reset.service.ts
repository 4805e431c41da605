/** A new password. */
import { normalizePhone } from '../../api/phone.ts'
import { goToLogin, text, verifyTypeOf, type FormService, type Services } from './services.ts'

export const createService = ({ place, account, encrypted }: Services): FormService => ({
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
  goOn: async () => goToLogin(place),
})

/** A new account. */
import { personIn } from './person.ts'
import { goToLogin, verifyTypeOf, type FormService, type Services } from './services.ts'

export const createService = ({ place, account, encrypted }: Services): FormService => ({
  send: (values, signal) =>
    encrypted([values.password], ([password = '']) =>
      account.register(
        { ...personIn(values), verifyType: verifyTypeOf(place), country: place.country, password },
        signal,
      ),
    ),
  goOn: async () => goToLogin(place),
})

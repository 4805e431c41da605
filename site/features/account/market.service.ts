/** A new account for a subscription from a cloud marketplace. */
import { recall } from '../../../theme/client/storage.ts'
import { clientIdKey, newClientId } from '../visit/clientId.ts'
import { readMarket } from './market.ts'
import { personIn } from './person.ts'
import { goToLogin, type FormService, type Services } from './services.ts'

export const createService = ({ place, account, encrypted }: Services): FormService => ({
  send: (values, signal) =>
    encrypted([values.password], ([password = '']) => {
      const { marketplaceType, registerToken } = readMarket(location.search)
      // The console tells visitors apart by it. Without their consent it is of this page only.
      const clientId = recall(clientIdKey, 'sessionStorage') ?? newClientId()
      const own = { marketplaceType, registerToken, clientId, country: 'USA', verifyType: 'EMAIL_VERIFY_CODE' } as const
      return account.registerFromMarket({ ...personIn(values), ...own, password }, signal)
    }),
  goOn: async () => goToLogin(place),
})

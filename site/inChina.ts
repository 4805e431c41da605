/** What brands have in common whose console is in China: codes come by SMS, and one logs in with a telephone number. */
import type { SiteBrand } from './brand.ts'

export const inChina = {
  deploySite: 'china',
  currency: 'CNY',
  account: 'phone',
  registerFields: ['userName', 'company', 'email', 'phone', 'smsCode', 'password'],
  country: 'china',
} as const satisfies Partial<SiteBrand>

/** Countries, prices and versions, which need no login. */
import { Hono } from 'hono'
import { hostOf, languageOf, readBody, succeed, type Env } from '../http.ts'
import { isChinese } from '../messages.ts'
import { linkPerHour, perRow, currencyCodes } from '../prices.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'

/** The newest of the release notes. */
export const versions: Readonly<Record<string, string>> = {
  CloudCanal: '6.1.0.0',
  CloudCanal_Tgz: '6.1.0.0',
  BladePipe: '1.7.0',
  BladePipe_Tgz: '1.7.0',
  CloudDM: '3.4.0.0',
  CloudDmDeskTop: '3.0.7',
}

const countries = [
  { code: 'china', name: { zh: '中国', en: 'China' }, phoneCode: '86' },
  { code: 'USA', name: { zh: '美国', en: 'United States' }, phoneCode: '1' },
  { code: 'singapore', name: { zh: '新加坡', en: 'Singapore' }, phoneCode: '65' },
]

export const versionOf = (product: string): string | undefined =>
  Object.hasOwn(versions, product) ? versions[product] : undefined

export function constantRoutes({ currencyOf }: Services): Hono<Env> {
  const routes = new Hono<Env>()

  routes.post('/constant/listcountry', (call) =>
    succeed(
      call,
      countries.map(({ code, name, phoneCode }) => ({
        code,
        name: name.en,
        phoneAreaCode: code.toUpperCase(),
        phoneCode,
        nameI18n: name[isChinese(languageOf(call)) ? 'zh' : 'en'],
      })),
    ),
  )

  routes.post('/saas/queryPriceMeta', (call) => {
    const currency = currencyOf(hostOf(call))
    const names = isChinese(languageOf(call)) ? { USD: '美元', CNY: '元' } : { USD: 'US dollars', CNY: 'yuan' }
    return succeed(call, {
      currency: currencyCodes[currency],
      currencyI18n: names[currency],
      licensePriceVO: { priceOneJobPerHour: linkPerHour[currency] / 1_000 },
      payAsYouGoPriceVO: { pricePerRow: perRow },
    })
  })

  routes.post('/latestVer', async (call) => {
    const { productTypes } = await readBody(call, schemas.versions)
    const known = productTypes.flatMap((product) => {
      const version = versionOf(product)
      return version ? [[product, version]] : []
    })
    return succeed(call, Object.fromEntries(known))
  })

  return routes
}

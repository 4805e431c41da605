/** What the site asks before anyone has logged in: countries, providers, prices, versions; and what people send to us. */
import { Hono } from 'hono'
import type { Services } from '../app.ts'
import { readBody, succeed, type Call, type Env } from '../http.ts'
import * as shapes from '../shapes.ts'

/** Price of a link of the enterprise edition, by hour; of a row, by kind of work. Specification, section 9. */
const prices = {
  priceOneJobPerHour: 0.2,
  pricePerRow: { BUILD_STRUCT: 0, FULL: 1e-8, INCREMENT: 1e-5, REVISE: 1e-8, CHECK: 1e-8 },
}

const versions: Readonly<Record<string, string>> = {
  CloudCanal: '5.2.1.0',
  CloudCanal_Tgz: '5.2.1.0',
  BladePipe: '1.7.0',
  BladePipe_Tgz: '1.7.0',
  CloudDM: '3.0.8',
  CloudDmDeskTop: '3.0.7',
}

const countries = [
  { code: 'china', name: 'China', nameI18n: { zh: '中国', en: 'China' }, phoneAreaCode: 'CHINA' },
  { code: 'USA', name: 'United States', nameI18n: { zh: '美国', en: 'United States' }, phoneAreaCode: 'USA' },
  { code: 'singapore', name: 'Singapore', nameI18n: { zh: '新加坡', en: 'Singapore' }, phoneAreaCode: 'SINGAPORE' },
]

export const versionOf = (product: string): string | undefined =>
  Object.hasOwn(versions, product) ? versions[product] : undefined

export function constantRoutes({ database, currencyOf, now }: Services): Hono<Env> {
  const routes = new Hono<Env>()
  const isChinese = (call: Call) => (call.req.header('accept-language') ?? '').startsWith('zh')

  routes.post('/constant/listcountry', (call) =>
    succeed(
      call,
      countries.map(({ nameI18n, ...country }) => ({ ...country, nameI18n: nameI18n[isChinese(call) ? 'zh' : 'en'] })),
    ),
  )

  // No provider knows this machine, so no button is shown.
  routes.post('/constant/sso_type', async (call) => {
    await readBody(call, shapes.ssoType)
    return succeed(call, {})
  })

  routes.post('/saas/queryPriceMeta', (call) => {
    const isDollar = currencyOf(hostOf(call)) === 'USD'
    const { priceOneJobPerHour, pricePerRow } = prices
    return succeed(call, {
      currency: isDollar ? 'USD' : 'RMB',
      currencyI18n: isDollar ? (isChinese(call) ? '美元' : 'US dollars') : isChinese(call) ? '元' : 'yuan',
      licensePriceVO: { priceOneJobPerHour },
      payAsYouGoPriceVO: { pricePerRow },
    })
  })

  routes.post('/latestVer', async (call) => {
    const { productTypes } = await readBody(call, shapes.versions)
    const known = productTypes.flatMap((product) => {
      const version = versionOf(product)
      return version ? [[product, version]] : []
    })
    return succeed(call, Object.fromEntries(known))
  })

  const keep = database.prepare('INSERT INTO feedback (kind, body, created_at) VALUES (?, ?, ?)')
  routes.post('/feedback/applyDataSource', async (call) => {
    keep.run('data-source', JSON.stringify(await readBody(call, shapes.dataSourceRequest)), now())
    return succeed(call)
  })
  routes.post('/feedback/contactUs', async (call) => {
    keep.run('contact', JSON.stringify(await readBody(call, shapes.contactRequest)), now())
    return succeed(call)
  })

  return routes
}

export function hostOf(call: Call): string {
  const origin = call.req.header('origin')
  return origin ? new URL(origin).hostname : 'localhost'
}

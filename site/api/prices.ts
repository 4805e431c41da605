/** Prices as the console bills them. */
import * as v from 'valibot'
import type { Client } from './client.ts'
import { consoleBase } from './paths.ts'

const amount = v.pipe(v.number(), v.finite(), v.minValue(0))

const meta = v.object({
  currency: v.picklist(['USD', 'RMB', 'CNY']),
  currencyI18n: v.nullish(v.string(), ''),
  licensePriceVO: v.object({ priceOneJobPerHour: amount }),
  payAsYouGoPriceVO: v.object({ pricePerRow: v.object({ INCREMENT: amount, FULL: amount }) }),
})
export type PriceMeta = v.InferOutput<typeof meta>

export function createPrices({ post }: Client) {
  return {
    async queryPriceMeta(signal?: AbortSignal): Promise<PriceMeta> {
      return post(`${consoleBase}/saas/queryPriceMeta`, { data: meta, signal })
    },
  }
}

/** What the console charges today, in place of the prices the page was made with. */
import type { Amount } from '../../../../plugins/pricing/types.ts'
import type { PriceMeta } from '../../../api/prices.ts'
import type { Prices } from '../../../../plugins/pricing/client.ts'

/** Theirs are per row, and per link and hour. In another currency than the page's they are of no use. */
export function withLivePrices(prices: Prices, { currency, licensePriceVO, payAsYouGoPriceVO }: PriceMeta): Prices {
  if ((currency === 'RMB' ? 'CNY' : currency) !== prices.currency) return prices
  const { FULL, INCREMENT } = payAsYouGoPriceVO.pricePerRow
  return {
    ...prices,
    rows: {
      full: perMillion(FULL) ?? prices.rows.full,
      incremental: perMillion(INCREMENT) ?? prices.rows.incremental,
    },
    link: perHour(licensePriceVO.priceOneJobPerHour) ?? prices.link,
  }
}

/** Rounded up to cents, as the console does; first to a millionth of one, because 1e-8 times a million is a bit more than 0.01. */
const perMillion = (price: number): Amount | undefined => within(Math.ceil(Number((price * 1e8).toFixed(6))) * 100)

const perHour = (price: number): Amount | undefined => within(Math.round(price * 10_000))

/** As in the price list: up to here sums stay exact. Beyond it a price is taken for a mistake. */
const within = (amount: Amount): Amount | undefined =>
  amount >= 0 && amount <= 10_000 * 10_000 ? amount + 0 : undefined

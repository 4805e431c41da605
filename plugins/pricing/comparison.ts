/** What a month of changes costs: with the product, by its price list, and with others, by what they published. */
import { quoteCloud } from './quote.ts'
import type { Amount, ComparedMonth, Comparison, Currency, Millions, ReplicationPrices, Rivals } from './types.ts'

export const tiers: readonly Millions[] = [1, 10, 100, 1000]

/** The machine that the comparison includes, for a month. */
export const workerMonth = ({ comparison, ...prices }: ReplicationPrices): Amount =>
  comparison.worker ?? quoteCloud({ full: 0, incremental: 0, cloudWorkers: 1 }, prices).cents * 100

export const ownMonth = (millions: Millions, list: ReplicationPrices): Amount =>
  quoteCloud({ full: 0, incremental: millions, cloudWorkers: 0 }, list).cents * 100 + workerMonth(list)

/** Others publish prices in dollars. */
export const inCurrency = (dollars: Amount, currency: Currency, { yuan }: Pick<Rivals, 'yuan'>): Amount =>
  currency === 'CNY' ? Math.round(dollars * yuan) : dollars

export function compare(list: ReplicationPrices, rivals: Rivals): Comparison {
  const { currency, comparison } = list
  return {
    currency,
    host: comparison.host,
    worker: workerMonth(list),
    months: tiers.map((millions) => compareMonth(millions, list, rivals)),
    ...rivals,
  }
}

function compareMonth(millions: Millions, list: ReplicationPrices, rivals: Rivals): ComparedMonth {
  const own = ownMonth(millions, list)
  const others = rivals.rivals.map(({ months }) => inCurrency(months[millions].price, list.currency, rivals))
  return { millions, own, others, saving: Math.floor((1 - own / Math.min(...others)) * 100) }
}

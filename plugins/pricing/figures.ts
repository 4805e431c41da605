/** The figures that prose may name, as text: `price:usd.link` -> `$0.20`. */
import { inCurrency, ownMonth, tiers, workerMonth } from './comparison.ts'
import { claimOf, durationOf } from './latency.ts'
import { formatAmount } from './money.ts'
import { quoteCloud } from './quote.ts'
import type {
  Claim,
  Currency,
  Databases,
  FigureWords,
  Latency,
  ManagementPrices,
  PriceList,
  ReplicationPrices,
  Rivals,
} from './types.ts'

type Texts = Readonly<Record<string, string>>
/** Amounts by name. */
type Amounts = Readonly<Record<string, number>>

export const priceFigures = (lists: readonly PriceList[], { money }: FigureWords): Texts =>
  Object.assign(
    {},
    ...lists.map((list) =>
      list.offering === 'replication'
        ? {
            ...written(`price:${list.currency.toLowerCase()}`, amountsOf(list), money[list.currency]),
            ...countsOf(list),
          }
        : { ...counted('figure:management', list.community), ...rulesOf(list) },
    ),
  )

export function databaseFigures(databases: Databases, { list }: FigureWords): Texts {
  const groups = Object.entries(databases).map(([purpose, kinds]) => [purpose, list(kinds.map(({ name }) => name))])
  return {
    'figure:databases': String(Object.values(databases).flat().length),
    ...below('figure:databases', Object.fromEntries(groups)),
  }
}

export function rivalFigures(data: Rivals, words: FigureWords): Texts {
  const currencies: readonly Currency[] = ['USD', 'CNY']
  const prices = data.rivals.flatMap(({ id, months }) =>
    currencies.map((currency) =>
      written(
        `price:${currency.toLowerCase()}.${id}`,
        Object.fromEntries(tiers.map((tier) => [tier, inCurrency(months[tier].price, currency, data)])),
        words.money[currency],
      ),
    ),
  )
  const facts = data.rivals.map(({ id, latency: { atLeast }, months }) => ({
    ...claimFigures(`figure:${id}.latency`, { atLeast }, words),
    [`figure:${id}.date`]: months[1].date,
  }))
  return Object.assign({ 'figure:yuan': String(data.yuan) }, ...prices, ...facts)
}

export const latencyFigures = (latency: Latency, words: FigureWords): Texts =>
  Object.assign(
    {},
    ...Object.entries(latency).map(([name, claim]) => claimFigures(`figure:latency.${name}`, claim, words)),
  )

const claimFigures = (name: string, claim: Claim, words: FigureWords): Texts => ({
  [name]: durationOf(claim, words),
  [`${name}.signed`]: claimOf(claim, words),
})

const written = (prefix: string, amounts: Amounts, money: (amount: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [`${prefix}.${name}`, money(formatAmount(amount))]),
  )

function amountsOf(list: ReplicationPrices): Amounts {
  const { rows, schema, link, credits, nodes, example } = list
  const quote = quoteCloud(example, list)
  return {
    ...below('rows', rows),
    schema,
    link,
    credit: unit,
    credits: credits * unit,
    ...below('nodes', Object.fromEntries(Object.entries(nodes).map(([name, { price }]) => [name, price]))),
    ...below('month', Object.fromEntries(tiers.map((tier) => [tier, ownMonth(tier, list)]))),
    'month.worker': workerMonth(list),
    ...below('orders', ordersOf(list)),
    ...below('example', Object.fromEntries(quote.lines.map(({ id, cents }) => [id, cents * 100]))),
    'example.total': quote.cents * 100,
  }
}

/** One of the currency. */
const unit = 10_000

/** Orders placed online, without the part below one of the currency. */
function ordersOf({ orders, link, discount }: ReplicationPrices): Amounts {
  const priceOf = (links: number, hours: number) =>
    Math.floor((links * hours * link * (100 - discount)) / 100 / unit) * unit
  return Object.fromEntries(
    orders.links.flatMap((links) =>
      Object.entries(orders.hours).map(([name, hours]) => [`${links}.${name}`, priceOf(links, hours)]),
    ),
  )
}

/** What an edition allows, and how much the example processes. */
function countsOf({ currency, sources, community, trial, example }: ReplicationPrices): Texts {
  const { full, incremental } = example
  const counts = {
    ...below('sources', { community: `${sources.community}+`, commercial: `${sources.commercial}+` }),
    ...below('community', community),
    ...below('trial', trial),
    ...below('example', { full, incremental }),
  }
  return counted(`figure:${currency.toLowerCase()}`, counts)
}

const rulesOf = ({ rules }: ManagementPrices): Texts => ({
  'figure:rules': String(rules.query + rules.mask),
  ...counted('figure:rules', rules),
})

const counted = (prefix: string, counts: Readonly<Record<string, number | string>>): Texts =>
  Object.fromEntries(Object.entries(below(prefix, counts)).map(([name, count]) => [name, String(count)]))

const below = <T>(name: string, values: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

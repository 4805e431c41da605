/** `content/data/prices.yml`. Amounts are read as they are written and kept as whole ten-thousandths. */
import * as v from 'valibot'
import type { PriceList } from './types.ts'

/** Far above any price, and low enough for sums to stay exact. */
const maxAmount = 10_000

const amount = v.pipe(
  v.number('a number'),
  v.finite('a number'),
  v.minValue(0, 'zero or more'),
  v.maxValue(maxAmount, `at most ${maxAmount}`),
  v.check(
    (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
    'an amount of at most four decimals',
  ),
  v.transform((value) => Math.round(value * 10_000)),
)

const count = v.pipe(v.number('a number'), v.safeInteger('a whole number'), v.minValue(0, 'zero or more'))
const percent = v.pipe(v.number('a number'), v.minValue(0, 'zero or more'), v.maxValue(100, 'at most 100'))
const currency = v.picklist(['USD', 'CNY'], 'USD or CNY')
const node = v.strictObject({ price: amount, cores: count, memory: count, disk: count })

const replication = v.strictObject({
  offering: v.literal('replication'),
  currency,
  sources: v.strictObject({ community: count, commercial: count }),
  community: v.strictObject({ links: count, tables: count, months: count }),
  cloud: v.strictObject({ links: count }),
  trial: v.strictObject({ links: count, months: count, days: count }),
  credits: count,
  rows: v.strictObject({ full: amount, incremental: amount, verification: amount, correction: amount }),
  schema: amount,
  link: amount,
  discount: percent,
  vendor: v.pipe(v.string('text'), v.nonEmpty('text')),
  nodes: v.strictObject({ cloudWorker: node, worker: node, console: node, database: node }),
  enterprise: v.picklist(['trial', 'license'], 'trial or license'),
})

const management = v.strictObject({
  offering: v.literal('management'),
  currency,
  sources: count,
  community: v.strictObject({ instances: count, accounts: count }),
})

const list = v.variant('offering', [replication, management], 'replication or management')

export const pricesSchema = v.object({
  lists: v.pipe(v.array(list, 'a list'), v.minLength(1, 'a list with at least one entry')),
}) satisfies v.GenericSchema<unknown, { lists: readonly PriceList[] }>

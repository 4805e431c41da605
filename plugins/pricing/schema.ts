/** Schemas of the data: prices, prices of others, latency, databases. Amounts become whole ten-thousandths. */
import * as v from 'valibot'
import { purposes, type Databases, type Latency, type PriceList, type Rivals } from './types.ts'

const amountUpTo = (most: number) =>
  v.pipe(
    v.number('a number'),
    v.finite('a number'),
    v.minValue(0, 'zero or more'),
    v.maxValue(most, `at most ${most}`),
    v.check(
      (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
      'an amount of at most four decimals',
    ),
    v.transform((value) => Math.round(value * 10_000)),
  )

/** Above any real unit price, and low enough for sums to stay exact. */
const amount = amountUpTo(10_000)

const count = v.pipe(v.number('a number'), v.safeInteger('a whole number'), v.minValue(0, 'zero or more'))
const percent = v.pipe(v.number('a number'), v.minValue(0, 'zero or more'), v.maxValue(100, 'at most 100'))
const text = v.pipe(v.string('text'), v.nonEmpty('text'))
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
  vendor: text,
  nodes: v.strictObject({ cloudWorker: node, worker: node, console: node, database: node }),
  comparison: v.strictObject({ host: text, worker: v.optional(amount) }),
  orders: v.strictObject({ links: v.array(count, 'a list'), hours: v.record(v.string(), count) }),
  example: v.strictObject({ full: count, incremental: count, cloudWorkers: count }),
  enterprise: v.picklist(['trial', 'license'], 'trial or license'),
})

const management = v.strictObject({
  offering: v.literal('management'),
  currency,
  community: v.strictObject({ instances: count, subAccounts: count }),
  rules: v.strictObject({ query: count, mask: count }),
})

const list = v.variant('offering', [replication, management], 'replication or management')

export const pricesSchema = v.object({
  lists: v.pipe(v.array(list, 'a list'), v.minLength(1, 'a list with at least one entry')),
}) satisfies v.GenericSchema<unknown, { lists: readonly PriceList[] }>

const origin = {
  source: v.pipe(v.string('text'), v.url('an address'), v.startsWith('https://', 'an address with https')),
  date: v.pipe(v.string('a day'), v.isoDate('a day such as 2026-01-16')),
}
const published = v.strictObject({ price: amountUpTo(1_000_000), ...origin })
const seconds = v.pipe(v.number('seconds'), v.finite('seconds'), v.minValue(0, 'zero or more'))

export const rivalsSchema = v.object({
  yuan: v.pipe(v.number('a number'), v.finite('a number'), v.minValue(0.01, 'more than zero')),
  rivals: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string('text'), v.regex(/^[a-z]+$/, 'small letters')),
        name: text,
        plan: text,
        months: v.strictObject({ 1: published, 10: published, 100: published, 1000: published }),
        latency: v.strictObject({ atLeast: seconds, ...origin }),
      }),
      'a list',
    ),
    v.minLength(1, 'a list with at least one entry'),
  ),
}) satisfies v.GenericSchema<unknown, Rivals>

const claim = v.union(
  [
    v.strictObject({ below: seconds }),
    v.strictObject({ atMost: seconds }),
    v.strictObject({ atLeast: seconds }),
    v.strictObject({ about: seconds }),
  ],
  'seconds with one of below, atMost, atLeast, about',
)

export const latencySchema = v.object({
  change: claim,
  plans: claim,
  comparison: claim,
  sample: claim,
}) satisfies v.GenericSchema<unknown, Latency>

const databases = v.pipe(
  v.array(
    v.strictObject({
      name: text,
      mark: v.pipe(text, v.regex(/^[a-z\d-]+$/, 'the name of a mark, such as "sql-server"')),
    }),
    'a list',
  ),
  v.minLength(1, 'a list with at least one entry'),
)

export const databasesSchema = v.object(
  Object.fromEntries(purposes.map((purpose) => [purpose, databases])) as Record<keyof Databases, typeof databases>,
) satisfies v.GenericSchema<unknown, Databases>

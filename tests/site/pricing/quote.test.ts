/** What a month costs: known figures, and rules that hold for any figures. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { formatAmount, formatCents, quoteCloud, quoteEnterprise, type Quote } from '../../../plugins/pricing/client.ts'
import {
  cloudUseOf,
  reduceInputs,
  defaults,
  mostNodes,
  type Change,
  type Inputs,
} from '../../../site/features/pricing/calculator/inputs.ts'
import { fc } from '../../support/properties.ts'
import { figures } from './figures.ts'
import { dollars, yuan } from './prices.ts'

const inputs = (more: Partial<Inputs>): Inputs => ({ ...defaults, ...more })
const textOf = ({ cents, lines }: Quote) => [
  formatCents(cents),
  ...lines.map((line) => `${line.id} ${formatCents(line.cents)}`),
]

test('the defaults cost $387.63 in the cloud and $987.26 on machines of one’s own', () => {
  assert.equal(textOf(quoteCloud(cloudUseOf(defaults), dollars)), [
    '387.63',
    'etl 4.00',
    'cdc 250.00',
    'cloudWorkers 133.63',
  ])
  assert.equal(textOf(quoteEnterprise(defaults, dollars)), ['987.26', 'links 720.00', 'node 267.26'])
})

test('the defaults in yuan', () => {
  assert.is(formatCents(quoteCloud(cloudUseOf(defaults), yuan).cents), '736.40')
  assert.is(formatCents(quoteEnterprise(defaults, yuan).cents), '2,451.60')
})

test('cloud: rows and workers', () => {
  const cases: [Partial<Inputs>, string][] = [
    [{ etl: 0, cdc: 0, cloudWorkers: 0 }, '0.00'],
    [{ etl: 100, cdc: 0, cloudWorkers: 0 }, '10.00'],
    [{ etl: 0, cdc: 100, cloudWorkers: 0 }, '1,000.00'],
    [{ etl: 1, cdc: 1, cloudWorkers: 0 }, '10.10'],
    [{ etl: 0, cdc: 0, cloudWorkers: 3 }, '400.90'],
  ]
  for (const [more, expected] of cases)
    assert.is(formatCents(quoteCloud(cloudUseOf(inputs(more)), dollars).cents), expected)
})

test('enterprise: beyond five links console and metadata database count on their own', () => {
  const cases: [Partial<Inputs>, string][] = [
    [{ links: 0, workers: 0 }, '0.00'],
    [{ links: 1, workers: 0 }, '144.00'],
    [{ links: 5, workers: 0, consoles: 9, databases: 9 }, '720.00'],
    [{ links: 6, workers: 0, consoles: 0, databases: 0 }, '864.00'],
    [{ links: 6 }, '1,421.14'],
    [{ links: 6, workers: 2 }, '1,688.40'],
  ]
  for (const [more, expected] of cases) assert.is(formatCents(quoteEnterprise(inputs(more), dollars).cents), expected)
})

test('crossing five links, either way, starts with one machine of each kind', () => {
  const links = (from: Inputs, value: number) => reduceInputs(from, { type: 'field.changed', field: 'links', value })
  const many = inputs({ links: 5, workers: 4 })
  assert.equal(links(many, 6), inputs({ links: 6 }))
  assert.equal(links(inputs({ links: 6, workers: 3, consoles: 2, databases: 2 }), 5), defaults)
  assert.equal(links(many, 4), inputs({ links: 4, workers: 4 }))
  assert.equal(links(inputs({ links: 6, consoles: 3 }), 7), inputs({ links: 7, consoles: 3 }))
})

const field = fc.constantFrom('etl', 'cdc', 'cloudWorkers', 'links', 'workers', 'consoles', 'databases')
const events: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ type: fc.constant('field.changed' as const), field, value: fc.oneof(fc.double(), fc.integer()) }),
  fc.record({ type: fc.constant('plan.chosen' as const), plan: fc.constantFrom('cloud', 'enterprise') }),
) as fc.Arbitrary<Change>

test('J-15 whatever is set, sums are whole cents, not negative, and the lines add up', () => {
  const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0)
  fc.assert(
    fc.property(fc.array(events, { maxLength: 12 }), (list) => {
      const state = list.reduce(reduceInputs, defaults)
      for (const { cents, lines } of [dollars, yuan].flatMap((p) => [
        quoteCloud(cloudUseOf(state), p),
        quoteEnterprise(state, p),
      ])) {
        assert.ok(isAmount(cents))
        assert.ok(lines.every((line) => isAmount(line.cents)))
        assert.is(
          lines.reduce((sum, line) => sum + line.cents, 0),
          cents,
        )
        assert.match(formatCents(cents), /^\d{1,3}(?:,\d{3})*\.\d\d$/)
      }
    }),
    { numRuns: 10_000 },
  )
})

/** Half a cent up, in whole numbers only. */
const toCents = (amount: bigint) => Number((amount + 50n) / 100n)

test('J-15 totals are those of the formulas, to the cent, for any figures', () => {
  fc.assert(
    fc.property(fc.record(figures), fc.constantFrom(dollars, yuan), (some, { rows, nodes, link, ...prices }) => {
      const state = inputs(some)
      const all = { rows, nodes, link, ...prices }
      const hours = (amount: number, many: number) => 720n * BigInt(amount) * BigInt(many)
      // A percent of the sliders is ten million rows, and one million changes.
      const moved = 10n * BigInt(some.etl) * BigInt(rows.full) + BigInt(some.cdc) * BigInt(rows.incremental)
      assert.is(
        quoteCloud(cloudUseOf(state), all).cents,
        toCents(moved + hours(nodes.cloudWorker.price, some.cloudWorkers)),
      )
      const small = hours(link, some.links) + hours(nodes.worker.price, some.workers)
      const large = hours(nodes.console.price, some.consoles) + hours(nodes.database.price, some.databases)
      assert.is(quoteEnterprise(state, all).cents, toCents(some.links > 5 ? small + large : small))
    }),
    { numRuns: 5_000 },
  )
})

test('what rounding leaves goes to the lines that were cut most', () => {
  const one = inputs({ etl: 1, cdc: 1, cloudWorkers: 1 })
  /** Of ten-thousandths: full rows are counted ten times, changes once, a worker for 720 hours. */
  const centsOf = (full: number, incremental: number, worker: number) => {
    const nodes = { ...dollars.nodes, cloudWorker: { ...dollars.nodes.cloudWorker, price: worker } }
    const { cents, lines } = quoteCloud(cloudUseOf(one), { ...dollars, rows: { full, incremental }, nodes })
    return [cents, ...lines.map((line) => line.cents)]
  }
  // 1.10 + 1.30 + 21.60 cents, 1.60 + 1.70 + 28.80 cents, 1.60 + 1.30 + 7.20 cents.
  assert.equal(centsOf(11, 130, 3), [24, 1, 1, 22])
  assert.equal(centsOf(16, 170, 4), [32, 1, 2, 29])
  assert.equal(centsOf(16, 130, 1), [10, 2, 1, 7])
})

test('more of anything never costs less', () => {
  const count = fc.nat({ max: mostNodes - 1 })
  fc.assert(
    fc.property(count, count, count, (links, workers, consoles) => {
      const state = inputs({ links: links + 6, workers, consoles })
      const cents = (more: Partial<Inputs>) => quoteEnterprise({ ...state, ...more }, yuan).cents
      assert.ok(cents({ links: links + 7 }) > cents({}))
      assert.ok(cents({ workers: workers + 1 }) > cents({}))
      assert.ok(cents({ consoles: consoles + 1 }) > cents({}))
    }),
  )
})

test('amounts are as short as they go', () => {
  const cases: [number, string][] = [
    [0, '0'],
    [100, '0.01'],
    [1000, '0.10'],
    [1856, '0.1856'],
    [5470, '0.547'],
    [100_000, '10'],
    [12_345_600, '1,234.56'],
  ]
  for (const [amount, expected] of cases) assert.is(formatAmount(amount), expected)
})

test.run()

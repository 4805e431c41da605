/** What people type, what stands in addresses, and what the console answers. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { PriceMeta } from '../../../site/api/prices.ts'
import { reduceInputs, defaults, mostNodes, type Inputs } from '../../../site/features/pricing/calculator/inputs.ts'
import { withLivePrices } from '../../../site/features/pricing/calculator/livePrices.ts'
import { fromQuery, toQuery } from '../../../site/features/pricing/calculator/query.ts'
import { parseCount } from '../../../site/ui/parseCount.ts'
import { fc } from '../../support/properties.ts'
import { figures } from './figures.ts'
import { dollars, yuan } from './prices.ts'

test('J-15 numbers are understood as people write them', () => {
  const cases: [string, number][] = [
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['007', 7],
    ['12', 12],
    [' 12 ', 12],
    ['１２', 12],
    ['０', 0],
    ['1,000', 1000],
    ['１，０００', 1000],
    ['3.9', 3],
    ['3.', 3],
    ['0.5', 0],
    ['9999', 9999],
  ]
  for (const [text, expected] of cases) assert.is(parseCount(text, 9999), expected, text)
})

test('J-15 everything else is refused', () => {
  const bad = [
    '-1',
    '−1',
    '+1',
    '1e309',
    '1e3',
    'NaN',
    'Infinity',
    '0x10',
    '1,00',
    ',1',
    '.5',
    '一',
    'abc',
    '1 2 x',
    '1n',
    '10000',
    '9'.repeat(200),
    ' '.repeat(65),
  ]
  for (const text of bad) assert.is(parseCount(text, 9999), undefined, text)
})

test('J-15 10,000 texts: a whole number within the range, or nothing', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.double().map(String), fc.bigInt().map(String))
  fc.assert(
    fc.property(text, (typed) => {
      const count = parseCount(typed, 9999)
      if (count === undefined) return
      assert.ok(Number.isInteger(count) && count >= 0 && count <= mostNodes && !Object.is(count, -0))
    }),
    { numRuns: 10_000 },
  )
})

const fields = { plan: fc.constantFrom('cloud', 'enterprise'), ...figures }
const states = fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<Inputs>

test('a state comes back from its address', () => {
  fc.assert(
    fc.property(states, (state) => {
      const reachable = state.links > 5 ? state : { ...state, consoles: 1, databases: 1 }
      assert.equal(fromQuery(toQuery(state)), reachable)
    }),
    { numRuns: 2000 },
  )
})

test('an address holds what differs from the defaults, beside what is not ours', () => {
  assert.is(toQuery(defaults), '')
  const large: Inputs = { ...defaults, plan: 'enterprise', links: 8, consoles: 2 }
  assert.is(toQuery(large), '?plan=enterprise&links=8&consoles=2')
  assert.is(toQuery(defaults, '?utm_source=x&links=8'), '?utm_source=x')
  assert.is(toQuery({ ...defaults, etl: 0 }, '?utm_source=x&etl=7'), '?utm_source=x&etl=0')
})

test('an address nobody could have copied is as good as none', () => {
  const bad = [
    '?etl=101',
    '?etl=-1',
    '?etl=1e309',
    '?etl=NaN',
    '?links=',
    '?links=%E4',
    '?plan=gold',
    '?workers=99999',
    '?__proto__=1',
    '?consoles=4',
  ]
  for (const search of bad) assert.equal(fromQuery(search), defaults, search)
  assert.is(fromQuery('?etl=７').etl, 7)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      const state = fromQuery(search)
      assert.equal(reduceInputs(defaults, { type: 'inputs.restored', inputs: state }), state)
      for (const value of Object.values(state)) assert.ok(typeof value === 'string' || Number.isInteger(value))
    }),
  )
})

const meta = (more: Partial<PriceMeta> = {}, FULL = 1e-8, INCREMENT = 1e-5, link = 0.2): PriceMeta => ({
  currency: 'USD',
  currencyI18n: '',
  licensePriceVO: { priceOneJobPerHour: link },
  payAsYouGoPriceVO: { pricePerRow: { FULL, INCREMENT } },
  ...more,
})

test('the console’s prices take the place of those in the page, per million rows and rounded up to cents', () => {
  assert.equal(withLivePrices(dollars, meta()), { ...dollars, rows: { full: 100, incremental: 100_000 } })
  const dearer = withLivePrices(dollars, meta({}, 1.01e-8, 1.2e-5, 0.25))
  assert.equal([dearer.rows, dearer.link], [{ full: 200, incremental: 120_000 }, 2500])
  assert.is(withLivePrices(yuan, meta({ currency: 'RMB' }, 1e-8, 1e-5, 0.6)).link, 6000)
})

test('prices in another currency, or beyond any price, are not taken', () => {
  assert.is(withLivePrices(yuan, meta()), yuan)
  assert.is(withLivePrices(dollars, meta({ currency: 'RMB' })), dollars)
  const odd = withLivePrices(dollars, meta({}, 1e300, 1e9, 1e308))
  assert.equal([odd.rows, odd.link], [{ full: 100, incremental: 100_000 }, 2000])
  fc.assert(
    fc.property(fc.double({ noNaN: false }), fc.double(), fc.double(), (full, incremental, link) => {
      const { rows, link: hour } = withLivePrices(dollars, meta({}, full, incremental, link))
      for (const amount of [rows.full, rows.incremental, hour])
        assert.ok(Number.isInteger(amount) && amount >= 0 && !Object.is(amount, -0))
    }),
  )
})

test.run()

/** Orders, payments, invoices and subscriptions; money and time (L-17). */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import * as assert from 'uvu/assert'
import { amountOf, monthsAfter } from '../../../plugins/console-sandbox/prices.ts'
import { box, sandboxSuite, type LoggedIn } from './testSandbox.ts'
import { fc } from '../../support/properties.ts'

const inner = '/cloudcanal/console/api/v1/inner'
const ada = 'ada@example.com'
const day = 24 * 3_600_000

const test = sandboxSuite('billing')

type Order = { readonly id: string; readonly amount: number; readonly currency: string; readonly status: string }

/** Presses a button of the stand-in for a payment service. */
async function press(url: string, pay: 'yes' | 'no'): Promise<Response> {
  return box.fetch(new URL(url).pathname, {
    method: 'POST',
    body: `pay=${pay}`,
    headers: {
      host: 'localhost:8111',
      origin: 'http://localhost:8111',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  })
}

test('an order is paid, becomes a licence, and ends', async () => {
  const options = await box.enter(ada)
  const ask = async (path: string, payload: object = {}) => box.post(`${inner}${path}`, payload, options)
  const wish = { months: 12, links: 5, requestId: 'r1' }
  const order = (await ask('/authcode/order/create', wish)).data as Order
  assert.is(order.status, 'CREATED')
  assert.is(order.amount, 876_000)
  assert.is(((await ask('/authcode/order/create', wish)).data as Order).id, order.id, 'L-11 one order a request id')

  assert.not((await ask('/authcode/order/showauthcode', { id: order.id })).success)
  assert.equal((await ask('/saas/listinvoices')).data, [])
  assert.equal((await ask('/saas/listpaymentmethods')).data, [])

  const { url } = (await ask('/saas/createsession', { id: order.id })).data as { url: string }
  const page = await (await box.fetch(new URL(url).pathname)).text()
  assert.match(page, /8760\.00 USD/)
  assert.is((await press(url, 'yes')).status, 200)
  assert.is((await press(url, 'yes')).status, 404, 'a payment works once')

  const [bill] = (await ask('/billing/list')).data as Order[]
  assert.is(bill!.status, 'PAID')
  assert.is(((await ask('/saas/listinvoices')).data as unknown[]).length, 1)
  assert.is(((await ask('/saas/listpaymentmethods')).data as unknown[]).length, 1)
  assert.ok((await ask('/authcode/order/showauthcode', { id: order.id })).success)
  assert.not((await ask('/authcode/order/close', { id: order.id })).success)
  assert.not((await ask('/saas/createsession', { id: order.id })).success)
  const licences = async (options: LoggedIn) =>
    ((await box.post(`${inner}/authcode/order/queryoldresource`, {}, options)).data as unknown[]).length
  assert.is(await licences(options), 1)
  box.turn(365 * day)
  assert.is(await licences(await box.logIn(ada)), 0)
})

test('an order is closed once, and a declined payment leaves it open', async () => {
  const options = await box.enter(ada)
  const ask = async (path: string, payload: object = {}) => box.post(`${inner}${path}`, payload, options)
  const { id } = (await ask('/authcode/order/create', { months: 1, links: 1, requestId: 'r' })).data as Order
  const { url } = (await ask('/saas/createsession', { id })).data as { url: string }
  assert.match(await (await press(url, 'no')).text(), /Nothing was paid/)
  assert.is(((await ask('/authcode/order/query')).data as Order[])[0]!.status, 'CREATED')
  const second = (await ask('/saas/createsession', { id })).data as { url: string }
  assert.is(((await ask('/authcode/order/close', { id })).data as Order).status, 'CLOSED')
  assert.is(((await ask('/authcode/order/close', { id })).data as Order).status, 'CLOSED')
  assert.is((await press(second.url, 'yes')).status, 409)
})

test('orders of others do not exist', async () => {
  const mine = await box.enter(ada)
  const theirs = await box.enter('eve@example.com')
  const { id } = (await box.post(`${inner}/authcode/order/create`, { months: 1, links: 1, requestId: 'r' }, mine))
    .data as Order
  for (const path of ['/authcode/order/close', '/authcode/order/showauthcode', '/billing/getdetailbyid'])
    assert.not((await box.post(`${inner}${path}`, { id }, theirs)).success, path)
  assert.not((await box.post(`${inner}/saas/createsession`, { id }, theirs)).success)
  assert.is(((await box.post(`${inner}/billing/list`, {}, theirs)).data as unknown[]).length, 0)
  assert.is(((await box.post(`${inner}/billing/list`, {}, mine)).data as Order[])[0]!.status, 'CREATED')
})

test('a subscription begins, is cancelled, and ends with the month that was paid', async () => {
  const options = await box.enter(ada)
  const ask = async (path: string) => box.post(`${inner}/saas/${path}`, {}, options)
  const status = async () => ((await ask('subscription')).data as { status: string }).status
  assert.is(await status(), 'NONE')
  assert.not((await ask('cancelsubscription')).success)
  await press(((await ask('createsession')).data as { url: string }).url, 'yes')
  assert.is(await status(), 'ACTIVE')
  assert.is(((await ask('cancelsubscription')).data as { status: string }).status, 'CANCELLED')
  assert.not((await ask('cancelsubscription')).success)
  box.turn(31 * day)
  const later = await box.post(`${inner}/saas/subscription`, {}, await box.logIn(ada))
  assert.is((later.data as { status: string }).status, 'ENDED')
})

test('prices are those of the brand', async () => {
  const meta = async (origin: string) =>
    (await box.post('/rdp/console/api/v1/saas/queryPriceMeta', {}, { headers: { origin } })).data as {
      currency: string
      licensePriceVO: { priceOneJobPerHour: number }
    }
  const [dollar, yuan] = [await meta('http://usd.localhost:3000'), await meta('http://cny.localhost:3000')]
  assert.is(`${dollar.currency} ${dollar.licensePriceVO.priceOneJobPerHour}`, 'USD 0.2')
  assert.is(`${yuan.currency} ${yuan.licensePriceVO.priceOneJobPerHour}`, 'RMB 0.547')
})

/** What the price lists of the two editions say for so many links, by months; they leave the cents out. */
const listed = [
  ['USD', 1, { 1: 144, 12: 1_752 }],
  ['USD', 5, { 1: 720, 12: 8_760 }],
  ['CNY', 5, { 3: 5_612, 6: 11_224, 12: 22_760 }],
  ['CNY', 10, { 3: 11_224, 6: 22_448, 12: 45_521 }],
  ['CNY', 15, { 3: 16_836, 6: 33_673, 12: 68_282 }],
] as const
test('L-17 money is whole hundredths, as the price lists say', () => {
  for (const [currency, links, prices] of listed)
    for (const [months, units] of Object.entries(prices))
      assert.is(Math.floor(amountOf(Number(months), links, currency) / 100), units, `${months} ${links} ${currency}`)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 1_000 }), (months, links) => {
      for (const currency of ['USD', 'CNY'] as const) {
        const amount = amountOf(months, links, currency)
        assert.ok(Number.isSafeInteger(amount) && amount > 0)
        assert.ok(amountOf(months, links + 1, currency) > amount)
        assert.ok(amountOf(months + 1, links, currency) > amount)
      }
    }),
  )
})

test('L-17 months end on the same day or the last one, wherever the clock hangs', () => {
  const utc = (text: string) => Date.parse(`${text}T12:00:00Z`)
  assert.is(monthsAfter(utc('2026-01-31'), 1), utc('2026-02-28'))
  assert.is(monthsAfter(utc('2028-01-31'), 1), utc('2028-02-29'))
  assert.is(monthsAfter(utc('2026-11-30'), 3), utc('2027-02-28'))
  assert.is(monthsAfter(utc('2026-05-15'), 12), utc('2027-05-15'))
  fc.assert(
    fc.property(
      fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
      fc.integer({ min: 1, max: 36 }),
      (date, months) => {
        const after = new Date(monthsAfter(date.getTime(), months))
        const before = date.getUTCFullYear() * 12 + date.getUTCMonth()
        assert.is(after.getUTCFullYear() * 12 + after.getUTCMonth() - before, months)
        assert.ok(after.getUTCDate() <= date.getUTCDate())
      },
    ),
  )
  const module = resolve(import.meta.dirname, '../../../plugins/console-sandbox/prices.ts')
  const code = `import(${JSON.stringify(module)}).then(({ monthsAfter }) => console.log(monthsAfter(Date.parse('2026-03-28T23:30:00Z'), 1)))`
  const said = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Europe/Berlin'].map((TZ) =>
    execFileSync(process.execPath, ['-e', code], { env: { ...process.env, TZ }, encoding: 'utf8' }),
  )
  assert.is(new Set(said).size, 1)
  assert.is(said[0]!.trim(), String(Date.parse('2026-04-28T23:30:00Z')))
})

test('L-17 what is stored are whole numbers', async () => {
  await box.seed()
  for (const table of ['users', 'orders', 'subscriptions'] as const) {
    const rows = box.database.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[]
    assert.ok(rows.length > 0)
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        if (name === 'amount' || name.endsWith('_at')) assert.ok(value === null || Number.isSafeInteger(value), name)
  }
})

test('the demo user has a past, made once', async () => {
  await box.seed()
  await box.seed()
  assert.is(box.rows('users'), 1)
  assert.is(box.rows('orders'), 3)
  const found = box.database.prepare('SELECT status, count(*) AS n FROM orders GROUP BY status').all()
  assert.equal(
    found.map((row) => ({ ...row })),
    [
      { status: 'CLOSED', n: 1 },
      { status: 'CREATED', n: 1 },
      { status: 'PAID', n: 1 },
    ],
  )
})

test.run()

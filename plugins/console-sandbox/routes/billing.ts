/** Licence orders, invoices, bills and the subscription of the person who is logged in. Money is in minor units. */
import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Services } from '../app.ts'
import { readBody, Refusal, succeed, type Env } from '../http.ts'
import * as shapes from '../shapes.ts'
import { hostOf } from './constants.ts'
import { signedIn } from './signedIn.ts'

type Order = {
  readonly id: string
  readonly product: string
  readonly months: number
  readonly links: number
  readonly amount: number
  readonly currency: string
  readonly status: 'CREATED' | 'PAID' | 'CLOSED'
  readonly created_at: number
}

/** 0.2 an hour, 720 hours a month. */
const linkPerMonth = 14_400
const ladder = [
  { fromMonths: 1, percentOff: 0 },
  { fromMonths: 6, percentOff: 5 },
  { fromMonths: 12, percentOff: 15 },
  { fromMonths: 24, percentOff: 25 },
]

export function billingRoutes(services: Services): Hono<Env> {
  const { currencyOf, database, now } = services
  const routes = new Hono<Env>()
  const columns = 'id, product, months, links, amount, currency, status, created_at'
  const mine = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? ORDER BY created_at DESC, id`)
  const one = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? AND id = ?`)
  const same = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? AND request_id = ?`)
  const add = database.prepare(
    "INSERT OR IGNORE INTO orders (id, user_id, request_id, product, months, links, amount, currency, status, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'CREATED', ?)",
  )
  const close = database.prepare(
    "UPDATE orders SET status = 'CLOSED' WHERE user_id = ? AND id = ? AND status = 'CREATED'",
  )
  const plan = database.prepare('SELECT plan, status, changed_at FROM subscriptions WHERE user_id = ?')
  const setPlan = database.prepare(
    'INSERT OR REPLACE INTO subscriptions (user_id, plan, status, changed_at) VALUES (?, ?, ?, ?)',
  )

  routes.use(signedIn(services))

  routes.post('/authcode/order/getbuytimestandard', (call) =>
    succeed(
      call,
      [1, 3, 6, 12, 24].map((months) => ({ months })),
    ),
  )
  routes.post('/authcode/order/getcurrentladderdiscount', (call) => succeed(call, ladder))
  routes.post('/authcode/order/calculateprice', async (call) => {
    const { months, links } = await readBody(call, shapes.price)
    return succeed(call, { amount: amountOf(months, links), currency: currencyOf(hostOf(call)) })
  })
  routes.post('/authcode/order/create', async (call) => {
    const { product, months, links, requestId } = await readBody(call, shapes.order)
    const user = call.get('userId')
    // Asked twice with one request id, there is one order.
    add.run(
      randomUUID(),
      user,
      requestId,
      product,
      months,
      links,
      amountOf(months, links),
      currencyOf(hostOf(call)),
      now(),
    )
    return succeed(call, view(same.get(user, requestId) as Order))
  })
  routes.post('/authcode/order/query', (call) => succeed(call, orders(call.get('userId')).map(view)))
  routes.post('/authcode/order/queryoldresource', (call) =>
    succeed(call, orders(call.get('userId')).filter(isPaid).map(view)),
  )
  routes.post('/authcode/order/close', async (call) => {
    const { id } = await readBody(call, shapes.byId)
    close.run(call.get('userId'), id)
    return succeed(call, view(order(call.get('userId'), id)))
  })
  routes.post('/authcode/order/showauthcode', async (call) => {
    const { id } = order(call.get('userId'), (await readBody(call, shapes.byId)).id)
    return succeed(call, { authCode: createHash('sha256').update(id).digest('base64url') })
  })

  routes.post('/license/systemconfig/getconfigvalue', (call) => succeed(call, { licenseEnabled: true }))

  routes.post('/saas/listinvoices', (call) => succeed(call, orders(call.get('userId')).filter(isPaid).map(bill)))
  routes.post('/saas/listpaymentmethods', (call) => succeed(call, []))
  routes.post('/saas/createsession', (call) => succeed(call, { url: `${services.origin()}/__outbox` }))
  routes.post('/saas/subscription', (call) =>
    succeed(call, plan.get(call.get('userId')) ?? { plan: 'FREE', status: 'ACTIVE' }),
  )
  routes.post('/saas/cancelsubscription', (call) => {
    setPlan.run(call.get('userId'), 'FREE', 'CANCELLED', now())
    return succeed(call)
  })

  routes.post('/billing/list', (call) => succeed(call, orders(call.get('userId')).map(bill)))
  routes.post('/billing/getdetailbyid', async (call) => {
    const found = order(call.get('userId'), (await readBody(call, shapes.byId)).id)
    return succeed(call, {
      ...bill(found),
      lines: [{ text: `${found.product}, ${found.links} links`, months: found.months, amount: found.amount }],
    })
  })

  return routes

  function orders(user: string): Order[] {
    return mine.all(user) as Order[]
  }
  function order(user: string, id: string): Order {
    const found = one.get(user, id) as Order | undefined
    if (!found) throw new Refusal('noOrder')
    return found
  }
}

function amountOf(months: number, links: number): number {
  const off = ladder.findLast(({ fromMonths }) => fromMonths <= months)?.percentOff ?? 0
  return Math.round((linkPerMonth * months * links * (100 - off)) / 100)
}

const isPaid = ({ status }: Order) => status === 'PAID'
const day = (time: number) => new Date(time).toISOString()
const view = ({ created_at, ...order }: Order) => ({ ...order, createdAt: day(created_at) })
const bill = ({ id, amount, currency, status, created_at }: Order) => ({
  id,
  amount,
  currency,
  status,
  createdAt: day(created_at),
})

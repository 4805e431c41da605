/** Licences of the user who is logged in: prices, orders, and the code of a paid one. */
import { Hono } from 'hono'
import { hostOf, readBody, Refusal, succeed, type Call, type Env } from '../http.ts'
import { authCodeOf, endOf, type Order } from '../orders.ts'
import { amountOf, discount, currencyCodes } from '../prices.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'

export function orderRoutes(services: Services): Hono<Env> {
  const { currencyOf, now, orders } = services
  const routes = new Hono<Env>()
  const currency = (call: Call) => currencyOf(hostOf(call))

  routes.post('/getbuytimestandard', (call) =>
    succeed(
      call,
      [1, 3, 6, 12, 24, 36].map((months) => ({ months })),
    ),
  )
  routes.post('/getcurrentladderdiscount', (call) =>
    succeed(call, [{ fromMonths: 1, percentOff: discount[currency(call)] }]),
  )
  routes.post('/calculateprice', async (call) => {
    const { months, links } = await readBody(call, schemas.price)
    return succeed(call, { amount: amountOf(months, links, currency(call)), currency: currencyCodes[currency(call)] })
  })
  routes.post('/create', async (call) => {
    const request = await readBody(call, schemas.order)
    return succeed(call, view(orders.create(call.get('userId'), request, currency(call))))
  })
  routes.post('/query', (call) => succeed(call, orders.list(call.get('userId')).map(view)))
  routes.post('/queryoldresource', (call) =>
    succeed(
      call,
      orders
        .list(call.get('userId'))
        .filter((order) => endOf(order) > now())
        .map(view),
    ),
  )
  routes.post('/close', async (call) => {
    const { id } = await readBody(call, schemas.byId)
    const user = call.get('userId')
    const { status } = orderOf(services, call, id)
    // Closing a closed order is not an error.
    if (status !== 'CLOSED' && !orders.close(user, id)) throw new Refusal('notOpen')
    return succeed(call, view(orderOf(services, call, id)))
  })
  routes.post('/showauthcode', async (call) => {
    const order = orderOf(services, call, (await readBody(call, schemas.byId)).id)
    if (order.status !== 'PAID') throw new Refusal('notPaid')
    return succeed(call, { authCode: authCodeOf(order), endsAt: date(endOf(order)) })
  })

  return routes
}

/** Of the user who is logged in. Throws `Refusal`. */
export function orderOf({ orders }: Pick<Services, 'orders'>, call: Call, id: string): Order {
  const found = orders.get(call.get('userId'), id)
  if (!found) throw new Refusal('noOrder')
  return found
}

export const date = (time: number | null | undefined): string | null => (time ? new Date(time).toISOString() : null)

const view = ({ created_at, paid_at, ...order }: Order) => ({
  ...order,
  currency: currencyCodes[order.currency],
  createdAt: date(created_at),
  paidAt: date(paid_at),
})

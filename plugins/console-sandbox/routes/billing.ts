/** Bills, invoices and the subscription of the user who is logged in. Money is in hundredths. */
import { Hono } from 'hono'
import { basePaths, ownOrigin, readBody, Refusal, succeed, type Env } from '../http.ts'
import type { Order } from '../orders.ts'
import { currencyCodes } from '../prices.ts'
import * as schemas from '../schemas.ts'
import type { Subscription } from '../subscriptions.ts'
import type { Services } from '../services.ts'
import { signedIn } from './signedIn.ts'
import { date, orderOf, orderRoutes } from './orders.ts'

export function billingRoutes(services: Services): Hono<Env> {
  const { checkouts, orders, subscriptions } = services
  const routes = new Hono<Env>().basePath(basePaths.inner)

  routes.use(signedIn(services))
  routes.route('/authcode/order', orderRoutes(services))

  routes.post('/license/systemconfig/getconfigvalue', (call) => succeed(call, { licenseEnabled: true }))

  routes.post('/saas/createsession', async (call) => {
    const { id: orderId } = await readBody(call, schemas.checkout)
    const userId = call.get('userId')
    if (orderId !== undefined && orderOf(services, call, orderId).status !== 'CREATED') throw new Refusal('notOpen')
    return succeed(call, { url: `${ownOrigin(call)}/__checkout/${checkouts.issue({ userId, orderId })}` })
  })
  routes.post('/saas/listinvoices', (call) =>
    succeed(
      call,
      orders
        .list(call.get('userId'))
        .filter(({ status }) => status === 'PAID')
        .map(invoice),
    ),
  )
  // The simulated payment service has one card, listed after its first use.
  routes.post('/saas/listpaymentmethods', (call) => {
    const user = call.get('userId')
    const hasPaid =
      subscriptions.get(user).status !== 'NONE' || orders.list(user).some(({ status }) => status === 'PAID')
    return succeed(call, hasPaid ? [{ id: 'card-1', type: 'CARD', last4: '4242', isDefault: true }] : [])
  })
  routes.post('/saas/subscription', (call) => succeed(call, plan(subscriptions.get(call.get('userId')))))
  routes.post('/saas/cancelsubscription', (call) => {
    if (!subscriptions.cancel(call.get('userId'))) throw new Refusal('noSubscription')
    return succeed(call, plan(subscriptions.get(call.get('userId'))))
  })

  routes.post('/billing/list', (call) => succeed(call, orders.list(call.get('userId')).map(bill)))
  routes.post('/billing/getdetailbyid', async (call) => {
    const { id } = await readBody(call, schemas.byId)
    const order = orderOf(services, call, id)
    const { product, links, months, amount } = order
    return succeed(call, { ...bill(order), lines: [{ product, links, months, amount }] })
  })

  return routes
}

const bill = ({ id, amount, currency, status, created_at, paid_at }: Order) => ({
  id,
  amount,
  currency: currencyCodes[currency],
  status,
  createdAt: date(created_at),
  paidAt: date(paid_at),
})
const invoice = (order: Order) => ({
  ...bill(order),
  number: `INV-${date(order.paid_at)!.slice(0, 4)}-${order.id.slice(0, 8).toUpperCase()}`,
})
const plan = ({ changedAt, endsAt, ...rest }: Subscription) => ({
  ...rest,
  changedAt: date(changedAt),
  endsAt: date(endsAt),
})

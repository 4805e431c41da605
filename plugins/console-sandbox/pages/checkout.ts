/** Simulates the payment service: two buttons and no money. */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { counted } from '../../../engine/errors/counted.ts'
import type { Env } from '../http.ts'
import type { Services } from '../services.ts'
import { layout, ownPages, type Html } from './layout.ts'

export function checkoutPages({ checkouts, orders, subscriptions }: Services): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/__checkout/:key', ownPages, (call) => {
    const wanted = checkouts.get(call.req.param('key'))
    if (!wanted) return call.html(overPage('This payment is over, or it has expired.'), 404)
    const order = wanted.orderId === undefined ? undefined : orders.get(wanted.userId, wanted.orderId)
    return call.html(
      layout(
        'Checkout',
        html`<p>This page stands in for a payment service. No money moves.</p>
          <dl>
            <dt>For</dt>
            <dd>
              ${order ? `${order.product}, ${counted(order.links, 'link')}, ${counted(order.months, 'month')}` : 'Paying as you go'}
            </dd>
            <dt>Amount</dt>
            <dd>${order ? `${(order.amount / 100).toFixed(2)} ${order.currency}` : 'by use'}</dd>
          </dl>
          <form method="post">
            <div class="row">
              <button class="main" name="pay" value="yes">Pay</button>
              <button name="pay" value="no">Decline</button>
            </div>
          </form>`,
      ),
    )
  })

  routes.post('/__checkout/:key', ownPages, async (call) => {
    const form = new URLSearchParams(await call.req.text())
    const wanted = checkouts.take(call.req.param('key'))
    if (!wanted) return call.html(overPage('This payment is over, or it has expired.'), 404)
    if (form.get('pay') !== 'yes') return call.html(overPage('Declined. Nothing was paid.'))
    if (wanted.orderId === undefined) subscriptions.begin(wanted.userId)
    else if (!orders.pay(wanted.userId, wanted.orderId))
      return call.html(overPage('The order is paid or closed already.'), 409)
    return call.html(overPage('Paid. You can go back to the console.'))
  })

  return routes
}

const overPage = (text: string): Html => layout('Checkout', html`<p class="note" role="status">${text}</p>`)

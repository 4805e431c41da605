/** Licence orders: created, then paid or closed. A paid order is a licence for its number of months. */
import { createHash, randomUUID } from 'node:crypto'
import type { Database } from './database.ts'
import { amountOf, monthsAfter, type Currency } from './prices.ts'

export type Order = {
  readonly id: string
  readonly product: string
  readonly months: number
  readonly links: number
  /** Hundredths. */
  readonly amount: number
  readonly currency: Currency
  readonly status: 'CREATED' | 'PAID' | 'CLOSED'
  /** Milliseconds UTC. */
  readonly created_at: number
  readonly paid_at: number | null
}

type OrderRequest = Pick<Order, 'product' | 'months' | 'links'> & {
  /** Idempotency key: two requests with the same id create one order. */
  readonly requestId: string
}

export type Orders = {
  /** Newest first. */
  list(user: string): readonly Order[]
  get(user: string, id: string): Order | undefined
  create(user: string, request: OrderRequest, currency: Currency): Order
  /** False if the order is not open any more. */
  close(user: string, id: string): boolean
  /** False if the order is not open any more. */
  pay(user: string, id: string): boolean
}

export function createOrders(database: Database, now: () => number): Orders {
  const columns = 'id, product, months, links, amount, currency, status, created_at, paid_at'
  const list = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? ORDER BY created_at DESC, id`)
  const get = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? AND id = ?`)
  const same = database.prepare(`SELECT ${columns} FROM orders WHERE user_id = ? AND request_id = ?`)
  const add = database.prepare(
    "INSERT OR IGNORE INTO orders (id, user_id, request_id, product, months, links, amount, currency, status, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'CREATED', ?)",
  )
  const close = database.prepare(
    "UPDATE orders SET status = 'CLOSED' WHERE user_id = ? AND id = ? AND status = 'CREATED'",
  )
  const pay = database.prepare(
    "UPDATE orders SET status = 'PAID', paid_at = ? WHERE user_id = ? AND id = ? AND status = 'CREATED'",
  )
  return {
    list: (user) => list.all(user) as Order[],
    get: (user, id) => get.get(user, id) as Order | undefined,
    create(user, { requestId, product, months, links }, currency) {
      const amount = amountOf(months, links, currency)
      add.run(randomUUID(), user, requestId, product, months, links, amount, currency, now())
      return same.get(user, requestId) as Order
    },
    close: (user, id) => close.run(user, id).changes === 1,
    pay: (user, id) => pay.run(now(), user, id).changes === 1,
  }
}

/** When the licence of a paid order ends, in milliseconds UTC. */
export const endOf = ({ paid_at, months }: Order): number => (paid_at === null ? 0 : monthsAfter(paid_at, months))

export const authCodeOf = ({ id }: Order): string => createHash('sha256').update(`licence ${id}`).digest('base64url')

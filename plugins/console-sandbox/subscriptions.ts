/** Pay-as-you-go subscriptions: none, active, or cancelled but valid until the paid month ends. */
import type { Database } from './database.ts'
import { monthsAfter } from './prices.ts'

export type Subscription = {
  readonly plan: 'FREE' | 'PAY_AS_YOU_GO'
  readonly status: 'NONE' | 'ACTIVE' | 'CANCELLED' | 'ENDED'
  /** Milliseconds UTC. */
  readonly changedAt?: number
  readonly endsAt?: number
}

export type Subscriptions = {
  get(user: string): Subscription
  begin(user: string): void
  /** False if there is none to cancel. */
  cancel(user: string): boolean
}

type Row = { readonly status: 'ACTIVE' | 'CANCELLED'; readonly changed_at: number; readonly ends_at: number }

export function createSubscriptions(database: Database, now: () => number): Subscriptions {
  const find = database.prepare('SELECT status, changed_at, ends_at FROM subscriptions WHERE user_id = ?')
  const begin = database.prepare(
    "INSERT OR REPLACE INTO subscriptions (user_id, plan, status, changed_at, ends_at) VALUES (?, 'PAY_AS_YOU_GO', 'ACTIVE', ?, ?)",
  )
  const cancel = database.prepare(
    "UPDATE subscriptions SET status = 'CANCELLED', changed_at = ? WHERE user_id = ? AND status = 'ACTIVE'",
  )
  return {
    get(user) {
      const row = find.get(user) as Row | undefined
      if (!row) return { plan: 'FREE', status: 'NONE' }
      const { status, changed_at: changedAt, ends_at: endsAt } = row
      // An active subscription renews every month without a payment.
      if (status === 'CANCELLED' && endsAt <= now()) return { plan: 'FREE', status: 'ENDED', changedAt, endsAt }
      return { plan: 'PAY_AS_YOU_GO', status, changedAt, endsAt }
    },
    begin: (user) => void begin.run(user, now(), monthsAfter(now(), 1)),
    cancel: (user) => cancel.run(now(), user).changes === 1,
  }
}

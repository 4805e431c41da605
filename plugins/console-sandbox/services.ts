/** What the calls and pages of the sandbox share: the database, and what is kept in memory. */
import { createCodes } from './codes.ts'
import type { Database } from './database.ts'
import { createFaults } from './faults.ts'
import { createLimiter } from './limits.ts'
import { createOrders } from './orders.ts'
import { createPasswords } from './passwords.ts'
import type { Currency } from './prices.ts'
import { createRecent, type Entry, type Message } from './recent.ts'
import { createDemoPassword } from './demo.ts'
import { createProviders } from './providers.ts'
import { createSessions } from './sessions.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTickets } from './tickets.ts'
import { createUsers } from './users.ts'

export type SandboxOptions = {
  readonly database: Database
  /** Currency of prices, by the host name of the page that asks. */
  readonly currencyOf?: ((host: string) => Currency) | undefined
  /** Milliseconds UTC. */
  readonly now?: (() => number) | undefined
  /** scrypt's N. Default: 2^17, as OWASP advises; tests take less. */
  readonly passwordCost?: number | undefined
  log?(line: string): void
}

export type Services = ReturnType<typeof createServices>

export function createServices({
  database,
  currencyOf = () => 'USD',
  now = Date.now,
  passwordCost = 2 ** 17,
}: SandboxOptions) {
  return {
    database,
    demoPassword: createDemoPassword(),
    log: createRecent<Entry>(200),
    currencyOf,
    now,
    checkouts: createTickets<{ readonly userId: string; readonly orderId: string | undefined }>(now, 30 * 60_000),
    codes: createCodes(database, now),
    faults: createFaults(),
    limiter: createLimiter(now),
    orders: createOrders(database, now),
    outbox: createRecent<Message>(100),
    passwords: createPasswords(database, passwordCost),
    providers: createProviders(now),
    sessions: createSessions(database, now),
    subscriptions: createSubscriptions(database, now),
    users: createUsers(database, now),
  }
}

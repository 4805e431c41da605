/** All calls of the console, answered from one database. Where each path leads stands in `routes/`. */
import { Hono } from 'hono'
import { createCodes } from './codes.ts'
import type { Database } from './database.ts'
import { createFaults, failOnDemand } from './faults.ts'
import { bases, crossOrigin, refuse, Refusal, withoutBase, type Env } from './http.ts'
import type { Currency } from './index.ts'
import { createLimiter } from './limits.ts'
import { createOrders } from './orders.ts'
import { createOutbox } from './outbox.ts'
import { checkoutPages } from './pages/checkout.ts'
import { controlPages } from './pages/control.ts'
import { assetRoutes } from './pages/layout.ts'
import { outboxPages } from './pages/outbox.ts'
import { providerPages } from './pages/provider.ts'
import { createPasswords } from './passwords.ts'
import { createProviders } from './providers.ts'
import { accountRoutes } from './routes/account.ts'
import { billingRoutes } from './routes/billing.ts'
import { constantRoutes } from './routes/constants.ts'
import { downloadRoutes, fileRoutes } from './routes/downloads.ts'
import { ssoRoutes } from './routes/sso.ts'
import { verifyRoutes } from './routes/verify.ts'
import { seed } from './seed.ts'
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

export type Sandbox = {
  fetch(request: Request, address?: string): Promise<Response>
  /** Gives a new database someone to log in as. */
  seed(): Promise<void>
}

export type Services = ReturnType<typeof createServices>

export function createSandbox(options: SandboxOptions): Sandbox {
  const services = createServices(options)
  const app = new Hono<Env>()

  app.use(async (call, next) => {
    call.set('address', call.env.address)
    call.header('Cache-Control', 'no-store')
    call.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.use(crossOrigin)
  app.use(failOnDemand(services.faults))

  for (const base of ['/', bases.console]) {
    app.route(base, accountRoutes(services))
    app.route(base, ssoRoutes(services))
    app.route(base, constantRoutes(services))
    app.route(base, downloadRoutes(services))
    app.route(base, verifyRoutes(services))
  }
  app.route(bases.inner, verifyRoutes(services))
  app.route('/', billingRoutes(services))
  const paths = [...new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => withoutBase(path)))]

  app.route('/', fileRoutes(services))
  app.route('/', assetRoutes())
  app.route('/', controlPages(services, paths.toSorted()))
  app.route('/', outboxPages(services))
  app.route('/', providerPages(services))
  app.route('/', checkoutPages(services))

  app.notFound((call) => refuse(call, new Refusal('missing', 404)))
  app.onError((error, call) => {
    if (error instanceof Refusal) return refuse(call, error)
    // The whole story is for the log; no stack leaves. Lines after the first are set off: nothing can pass for a line of its own.
    const story = (error.stack ?? error.message).replaceAll(/[\r\n]+/g, '\n    ')
    options.log?.(`sandbox: ${call.req.method} ${call.req.path}: ${story}`)
    return refuse(call, new Refusal('unknown', 500))
  })

  return {
    fetch: async (request, address = '127.0.0.1') => app.fetch(request, { address }),
    seed: () => seed(services),
  }
}

function createServices({
  database,
  currencyOf = () => 'USD',
  now = Date.now,
  passwordCost = 2 ** 17,
}: SandboxOptions) {
  return {
    database,
    currencyOf,
    now,
    checkouts: createTickets<{ readonly userId: string; readonly orderId: string | undefined }>(now, 30 * 60_000),
    codes: createCodes(database, now),
    faults: createFaults(),
    limiter: createLimiter(now),
    orders: createOrders(database, now),
    outbox: createOutbox(),
    passwords: createPasswords(database, passwordCost),
    providers: createProviders(now),
    sessions: createSessions(database, now),
    subscriptions: createSubscriptions(database, now),
    users: createUsers(database, now),
  }
}

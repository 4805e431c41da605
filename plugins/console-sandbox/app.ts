/** All calls of the console, answered from one database. Where each path leads stands in `routes/`. */
import { Hono } from 'hono'
import { createCodes } from './codes.ts'
import type { Database } from './database.ts'
import { faults } from './faults.ts'
import { crossOrigin, refuse, Refusal, type Env } from './http.ts'
import type { Currency } from './index.ts'
import { createLimiter } from './limits.ts'
import { createOutbox, outboxPage } from './outbox.ts'
import { createPasswords } from './passwords.ts'
import { accountRoutes } from './routes/account.ts'
import { billingRoutes } from './routes/billing.ts'
import { constantRoutes } from './routes/constants.ts'
import { downloadRoutes, fileRoutes } from './routes/downloads.ts'
import { verifyRoutes } from './routes/verify.ts'
import { createSessions } from './sessions.ts'
import { createUsers } from './users.ts'

export type SandboxOptions = {
  readonly database: Database
  /** Where it can be reached, for links to files: `http://localhost:8111`. */
  origin(): string
  /** Currency of prices, by the host name of the page that asks. */
  readonly currencyOf?: ((host: string) => Currency) | undefined
  /** Milliseconds UTC. */
  readonly now?: (() => number) | undefined
  /** scrypt's N. Default: 2^17, as OWASP advises; tests take less. */
  readonly passwordCost?: number | undefined
  log?(line: string): void
}

export type Sandbox = { fetch(request: Request, address?: string): Promise<Response> }

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
  app.use(faults)

  app.get('/__outbox', (call) => {
    call.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return call.html(outboxPage(services.outbox.list()))
  })
  app.get('/__outbox.json', (call) => call.json(services.outbox.list()))
  app.route('/', fileRoutes(services))

  // The specification writes some calls with a base and some without; either works.
  for (const base of ['', '/rdp/console/api/v1']) {
    app.route(base || '/', accountRoutes(services))
    app.route(`${base}/verify`, verifyRoutes(services))
    app.route(base || '/', constantRoutes(services))
    app.route(base || '/', downloadRoutes(services))
  }
  app.route('/cloudcanal/console/api/v1/inner/verify', verifyRoutes(services))
  app.route('/cloudcanal/console/api/v1/inner', billingRoutes(services))

  app.notFound((call) => refuse(call, new Refusal('missing', 404)))
  app.onError((error, call) => {
    if (error instanceof Refusal) return refuse(call, error)
    // The whole story is for the log; no stack leaves.
    options.log?.(`sandbox: ${call.req.method} ${call.req.path}: ${error.stack ?? error.message}`)
    return refuse(call, new Refusal('unknown', 500))
  })

  return { fetch: async (request, address = '127.0.0.1') => app.fetch(request, { address }) }
}

function createServices({
  database,
  origin,
  currencyOf = () => 'USD',
  now = Date.now,
  passwordCost = 2 ** 17,
}: SandboxOptions) {
  return {
    database,
    origin,
    currencyOf,
    now,
    codes: createCodes(database, now),
    limiter: createLimiter(now),
    outbox: createOutbox(),
    passwords: createPasswords(database, passwordCost),
    sessions: createSessions(database, now),
    users: createUsers(database, now),
  }
}

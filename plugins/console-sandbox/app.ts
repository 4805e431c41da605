/** All calls of the console, answered from one database. The calls are in `routes/`, the sandbox's own pages in `pages/`. */
import { Hono } from 'hono'
import { failOnDemand } from './faults.ts'
import { basePaths, crossOrigin, refuse, Refusal, withoutBase, type Call, type Env } from './http.ts'
import { checkoutPages } from './pages/checkout.ts'
import { controlPages } from './pages/control.ts'
import { assetRoutes, refusalPage } from './pages/layout.ts'
import { outboxPages } from './pages/outbox.ts'
import { providerPages } from './pages/provider.ts'
import { keepRequests, requestPages } from './pages/requests.ts'
import { billingRoutes } from './routes/billing.ts'
import { constantRoutes } from './routes/constants.ts'
import { downloadRoutes, fileRoutes } from './routes/downloads.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { loginRoutes } from './routes/login.ts'
import { profileRoutes } from './routes/profile.ts'
import { registrationRoutes } from './routes/registration.ts'
import { ssoRoutes } from './routes/sso.ts'
import { verifyRoutes } from './routes/verify.ts'
import { seed } from './seed.ts'
import { createServices, type SandboxOptions } from './services.ts'
import { knowVisitor } from './visitor.ts'

export type Sandbox = {
  fetch(request: Request, address?: string): Promise<Response>
  /** Adds the demo user to a new database. */
  seed(): Promise<void>
}

export function createSandbox(options: SandboxOptions): Sandbox {
  const services = createServices(options)
  const app = new Hono<Env>()

  app.use(async (call, next) => {
    call.set('address', call.env.address)
    call.header('Cache-Control', 'no-store')
    call.header('X-Content-Type-Options', 'nosniff')
    await next()
  })
  app.use(keepRequests(services))
  app.use(crossOrigin)
  app.use(knowVisitor)
  app.use(failOnDemand(services.faults))

  for (const base of ['/', basePaths.console]) {
    app.route(base, loginRoutes(services))
    app.route(base, registrationRoutes(services))
    app.route(base, profileRoutes(services))
    app.route(base, feedbackRoutes(services))
    app.route(base, ssoRoutes(services))
    app.route(base, constantRoutes(services))
    app.route(base, downloadRoutes(services))
    app.route(base, verifyRoutes(services))
  }
  app.route(basePaths.inner, verifyRoutes(services))
  app.route('/', billingRoutes(services))
  const paths = [...new Set(app.routes.filter(({ method }) => method === 'POST').map(({ path }) => withoutBase(path)))]

  app.route('/', fileRoutes(services))
  app.route('/', assetRoutes())
  app.route('/', controlPages(services, paths.toSorted()))
  app.route('/', outboxPages(services))
  app.route('/', requestPages(services))
  app.route('/', providerPages(services))
  app.route('/', checkoutPages(services))

  const answer = (call: Call, refusal: Refusal) => refusalPage(call, refusal) ?? refuse(call, refusal)
  app.notFound((call) => answer(call, new Refusal('missing', 404)))
  app.onError((error, call) => {
    if (error instanceof Refusal) return answer(call, error)
    // The stack goes to the log only. Its lines are indented, so that no part of it can pass for another log line.
    const details = (error.stack ?? error.message).replaceAll(/[\r\n]+/g, '\n    ')
    options.log?.(`sandbox: ${call.req.method} ${call.req.path}: ${details}`)
    return answer(call, new Refusal('unknown', 500))
  })

  return {
    fetch: async (request, address = '127.0.0.1') => app.fetch(request, { address }),
    seed: () => seed(services),
  }
}

/** Sends codes. The response is the same whether or not the account exists. */
import { Hono } from 'hono'
import { readBody, Refusal, succeed, tooMany, type Call, type Env } from '../http.ts'
import * as schemas from '../schemas.ts'
import { accountKey } from '../users.ts'
import type { Services } from '../services.ts'
import { signedIn } from './signedIn.ts'

export function verifyRoutes(services: Services): Hono<Env> {
  const { codes, limiter, outbox, users, now } = services
  const routes = new Hono<Env>().basePath('/verify')

  routes.post('/sendcode', async (call) => {
    const { email, phoneNumber, verifyCodeType: purpose } = await readBody(call, schemas.sendCode)
    const to = email ?? phoneNumber
    if (!to) throw new Refusal('noTarget', 400)
    send(call, to, purpose)
    return succeed(call)
  })

  routes.post('/sendcodeinloginstate', signedIn(services), async (call) => {
    const { verifyType, verifyCodeType: purpose } = await readBody(call, schemas.sendCode)
    const { email, phone } = users.get(call.get('userId'))!
    const to = verifyType === 'EMAIL_VERIFY_CODE' ? email : phone
    if (!to) throw new Refusal('noTarget', 400)
    send(call, to, purpose)
    return succeed(call)
  })

  return routes

  function send(call: Call, to: string, purpose: schemas.Purpose): void {
    const target = accountKey(to)
    const counted = [
      ['resend', `${purpose} ${target}`],
      ['codesPerTarget', target],
      ['codesPerVisitor', call.get('visitor')],
      ['codesPerAddress', call.get('address')],
    ] as const
    const wait = Math.max(...counted.map(([limit, key]) => limiter.wait(limit, key)))
    if (wait > 0) throw tooMany(wait)
    for (const [limit, key] of counted) limiter.count(limit, key)
    // A code is always issued. It is not delivered to unknown accounts, nor for registering a known one.
    const code = codes.issue(target, purpose)
    const isDelivered = users.has(to) !== (purpose === 'REGISTER')
    if (isDelivered || purpose === 'SSO_REGISTER_BIND') outbox.add({ to, purpose, code, at: now() })
  }
}

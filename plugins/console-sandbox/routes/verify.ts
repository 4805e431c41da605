/** Sending codes. The answer is the same for people who have an account and for those who have none. */
import { Hono } from 'hono'
import type { Services } from '../app.ts'
import { readBody, Refusal, succeed, tooMany, type Env } from '../http.ts'
import * as shapes from '../shapes.ts'
import { keyOf } from '../users.ts'
import { signedIn } from './signedIn.ts'

export function verifyRoutes(services: Services): Hono<Env> {
  const { codes, limiter, outbox, users, now } = services
  const routes = new Hono<Env>().basePath('/verify')

  routes.post('/sendcode', async (call) => {
    const { email, phoneNumber, verifyCodeType: purpose } = await readBody(call, shapes.sendCode)
    const to = email ?? phoneNumber
    if (!to) throw new Refusal('noTarget', 400)
    send(call.get('address'), to, purpose, email ? 'email' : 'sms')
    return succeed(call)
  })

  routes.post('/sendcodeinloginstate', signedIn(services), async (call) => {
    const { verifyType, verifyCodeType: purpose } = await readBody(call, shapes.sendCode)
    const { email, phone } = users.get(call.get('userId'))!
    const isMail = verifyType === 'EMAIL_VERIFY_CODE'
    const to = isMail ? email : phone
    if (!to) throw new Refusal('noTarget', 400)
    send(call.get('address'), to, purpose, isMail ? 'email' : 'sms')
    return succeed(call)
  })

  return routes

  function send(address: string, to: string, purpose: shapes.Purpose, channel: 'email' | 'sms'): void {
    const target = keyOf(to)
    const wait = Math.max(
      limiter.wait('resend', `${purpose} ${target}`),
      limiter.wait('codesPerTarget', target),
      limiter.wait('codesPerAddress', address),
    )
    if (wait > 0) throw tooMany(wait)
    limiter.count('resend', `${purpose} ${target}`)
    limiter.count('codesPerTarget', target)
    limiter.count('codesPerAddress', address)
    // A code is made in any case; without an account nobody reads it, and with one nobody may register.
    const code = codes.issue(target, purpose)
    const isRead = users.has(to) !== (purpose === 'REGISTER')
    if (isRead || purpose === 'SSO_REGISTER_BIND') outbox.add({ channel, to, purpose, code, at: now() })
  }
}

/** Logging in through another service; see `providers.ts`. */
import { Hono } from 'hono'
import type * as v from 'valibot'
import { transact } from '../database.ts'
import { validate, hostOf, languageOf, ownOrigin, readBody, Refusal, succeed, type Call, type Env } from '../http.ts'
import { isChinese, say } from '../messages.ts'
import type { Identity } from '../providers.ts'
import * as schemas from '../schemas.ts'
import type { User } from '../users.ts'
import type { Services } from '../services.ts'
import { redeemCode } from './attempt.ts'

export function ssoRoutes(services: Services): Hono<Env> {
  const { currencyOf, database, providers, sessions, users } = services
  const routes = new Hono<Env>()

  routes.post('/constant/sso_type', async (call) => {
    const { target } = await readBody(call, schemas.ssoType)
    const origin = call.req.header('origin')
    const addresses = providers.begin({
      origin,
      consoleOrigin: ownOrigin(call),
      isChinese: isChinese(languageOf(call)),
      currency: currencyOf(hostOf(call)),
      target,
    })
    return succeed(call, addresses)
  })

  routes.post('/auth', async (call) => {
    const form = await readBody(call, schemas.auth)
    const user =
      form.requestId === undefined ? logIn(form) : await registerOrLink(call, validate(schemas.supplement, form))
    if ('identity' in user) return requestDetails(call, user)
    return succeed(call, { token: sessions.start(user.id), uid: user.id })
  })

  return routes

  type PendingLogin = { readonly state: string; readonly identity: Identity }

  function logIn({ state, accessToken, code, authCode }: v.InferOutput<typeof schemas.auth>): User | PendingLogin {
    const identity = providers.redeem(state, accessToken ?? code ?? authCode ?? '')
    if (!identity) throw new Refusal('signInAgain')
    return users.findLinked(identity.provider, identity.subject) ?? { state, identity }
  }

  function requestDetails(call: Call, pending: PendingLogin): Response {
    const requestId = providers.pending.issue(pending)
    const msg = say('detailsNeeded', languageOf(call))
    return call.json({ success: false, data: { requestId }, requestId, msg, showMsg: msg })
  }

  /** The code verifies the phone number. Its owner is logged in to the account with it, or to a new one. */
  async function registerOrLink(call: Call, form: v.InferOutput<typeof schemas.supplement>): Promise<User> {
    const { state, requestId, phone, company, verifyCode } = form
    if (providers.pending.get(requestId)?.state !== state) throw new Refusal('signInAgain')
    await redeemCode(services, call, { target: phone, purpose: 'SSO_REGISTER_BIND', code: verifyCode })
    const pending = providers.pending.take(requestId)
    if (!pending) throw new Refusal('signInAgain')
    const { provider, subject, name, email } = pending.identity
    return transact(database, () => {
      // The provider's e-mail address is not verified here.
      if (!users.find(phone))
        users.add({ userName: name, company, email, phone, verified: ['phone'], country: '', passwordHash: '' })
      const user = users.find(phone)!
      users.link(provider, subject, user.id)
      return user
    })
  }
}

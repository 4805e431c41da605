/** Logging in through another service; see `providers.ts`. */
import { Hono } from 'hono'
import type * as v from 'valibot'
import type { Services } from '../app.ts'
import { transact } from '../database.ts'
import { accept, hostOf, languageOf, ownOrigin, readBody, Refusal, succeed, type Call, type Env } from '../http.ts'
import { isChinese, say } from '../messages.ts'
import type { Identity } from '../providers.ts'
import * as shapes from '../shapes.ts'
import { keyOf, type User } from '../users.ts'
import { guess } from './guess.ts'

export function ssoRoutes(services: Services): Hono<Env> {
  const { codes, currencyOf, database, providers, sessions, users } = services
  const routes = new Hono<Env>()

  routes.post('/constant/sso_type', async (call) => {
    const { target } = await readBody(call, shapes.ssoType)
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
    const form = await readBody(call, shapes.auth)
    const user = form.requestId === undefined ? enter(form) : await join(call, accept(shapes.supplement, form))
    if ('identity' in user) return askForMore(call, user)
    return succeed(call, { token: sessions.start(user.id), uid: user.id })
  })

  return routes

  type Newcomer = { readonly state: string; readonly identity: Identity }

  function enter({ state, accessToken, code, authCode }: v.InferOutput<typeof shapes.auth>): User | Newcomer {
    const identity = providers.redeem(state, accessToken ?? code ?? authCode ?? '')
    if (!identity) throw new Refusal('signInAgain')
    return users.findLinked(identity.provider, identity.subject) ?? { state, identity }
  }

  function askForMore(call: Call, newcomer: Newcomer): Response {
    const requestId = providers.waiting.issue(newcomer)
    const msg = say('detailsNeeded', languageOf(call))
    return call.json({ success: false, data: { requestId }, requestId, msg, showMsg: msg })
  }

  /** The code proves whose phone it is: someone who has an account comes into it, anybody else gets one. */
  async function join(call: Call, form: v.InferOutput<typeof shapes.supplement>): Promise<User> {
    const { state, requestId, phone, company, verifyCode } = form
    if (providers.waiting.look(requestId)?.state !== state) throw new Refusal('signInAgain')
    const isRight = await guess(
      services,
      call,
      phone,
      async () => codes.redeem(keyOf(phone), 'SSO_REGISTER_BIND', verifyCode) || undefined,
    )
    if (!isRight) throw new Refusal('wrongCode')
    const waiting = providers.waiting.take(requestId)
    if (!waiting) throw new Refusal('signInAgain')
    const { provider, subject, name, email } = waiting.identity
    return transact(database, () => {
      // What a provider says of an address proves nothing here.
      if (!users.find(phone))
        users.add({ userName: name, company, email, phone, proved: ['phone'], country: '', passwordHash: '' })
      const user = users.find(phone)!
      users.link(provider, subject, user.id)
      return user
    })
  }
}

/** Logging in and out. */
import { Hono } from 'hono'
import { readBody, Refusal, succeed, type Env } from '../http.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'
import { accountKey } from '../users.ts'
import { attempt } from './attempt.ts'
import { signedIn, tokenOf } from './signedIn.ts'

export function loginRoutes(services: Services): Hono<Env> {
  const { codes, passwords, sessions, users } = services
  const routes = new Hono<Env>()

  routes.post('/getPublicKey', (call) => succeed(call, passwords.publicKey))

  routes.post('/login', async (call) => {
    const { account, password, loginType, verifyCode } = await readBody(call, schemas.login)
    const found = await attempt(services, call, account, async () => {
      if (loginType === 'VERIFY')
        return codes.redeem(accountKey(account), 'LOGIN', verifyCode) ? users.find(account) : undefined
      const user = users.find(account)
      return (await passwords.verify(passwords.decrypt(password) ?? '', user?.password_hash)) ? user : undefined
    })
    if (!found) throw new Refusal(loginType === 'PASSWORD' ? 'wrongPassword' : 'wrongCode')
    const token = sessions.start(found.id)
    return succeed(call, { token, uid: found.id })
  })

  routes.post('/logout', signedIn(services), (call) => {
    sessions.end(tokenOf(call)!)
    return succeed(call)
  })

  return routes
}

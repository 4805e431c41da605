/** The account of the user who is logged in. */
import { Hono } from 'hono'
import { readBody, succeed, type Env } from '../http.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'
import { signedIn } from './signedIn.ts'

export function profileRoutes(services: Services): Hono<Env> {
  const { users } = services
  const routes = new Hono<Env>()

  routes.post('/user/queryLoginUser', signedIn(services), (call) => {
    const { id, user_name: username, email, phone, company } = users.get(call.get('userId'))!
    return succeed(call, { uid: id, username, email, phone, company })
  })

  routes.post('/user/updateUserEmail', signedIn(services), async (call) => {
    const { email } = await readBody(call, schemas.updateEmail)
    users.setEmail(call.get('userId'), email)
    return succeed(call)
  })

  return routes
}

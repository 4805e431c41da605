/** Registering, and resetting a password. */
import { Hono } from 'hono'
import type * as v from 'valibot'
import { readBody, Refusal, succeed, type Call, type Env } from '../http.ts'
import { isStrong } from '../passwords.ts'
import * as schemas from '../schemas.ts'
import type { Services } from '../services.ts'
import { accountKey } from '../users.ts'
import { attempt, redeemCode } from './attempt.ts'

export function registrationRoutes(services: Services): Hono<Env> {
  const { codes, passwords, sessions, users } = services
  const routes = new Hono<Env>()

  routes.post('/register', async (call) => {
    await register(await readBody(call, schemas.register), call)
    return succeed(call)
  })

  routes.post('/registerFromMarket', async (call) => {
    await register(await readBody(call, schemas.registerFromMarket), call)
    return succeed(call)
  })

  routes.post('/resetpwdunlogin', async (call) => {
    const { email, phone, verifyCode, password, rePassword } = await readBody(call, schemas.reset)
    const account = email ?? phone
    if (!account) throw new Refusal('noTarget', 400)
    const [plain, repeated] = [readPassword(password), passwords.decrypt(rePassword)]
    if (plain !== repeated) throw new Refusal('differentPasswords')
    const user = await attempt(services, call, account, async () =>
      codes.redeem(accountKey(account), 'RESET_PASSWORD', verifyCode) ? users.find(account) : undefined,
    )
    if (!user) throw new Refusal('wrongCode')
    users.setPassword(user.id, await passwords.hash(plain))
    sessions.endAll(user.id)
    return succeed(call)
  })

  return routes

  function readPassword(cipher: string): string {
    const plain = passwords.decrypt(cipher)
    if (plain === undefined) throw new Refusal('unreadablePassword')
    if (!isStrong(plain)) throw new Refusal('weakPassword')
    return plain
  }

  /** The code is checked before the account, so only the owner of the address learns whether the account exists. */
  async function register(form: v.InferOutput<typeof schemas.register>, call: Call): Promise<void> {
    const { userName, company, email, phone, country, verifyCode, verifyType } = form
    const password = readPassword(form.password)
    const contact = verifyType === 'SMS_VERIFY_CODE' ? 'phone' : 'email'
    const target = form[contact]
    if (!target) throw new Refusal('noTarget', 400)
    await redeemCode(services, call, { target, purpose: 'REGISTER', code: verifyCode })
    const passwordHash = await passwords.hash(password)
    if (!users.add({ userName, company, email, phone, verified: [contact], country, passwordHash }))
      throw new Refusal('notRegistered')
  }
}

/** Logging in and out, registering, resetting a password, and who one is. */
import { Hono } from 'hono'
import type { Services } from '../app.ts'
import { readBody, Refusal, succeed, type Env } from '../http.ts'
import { isStrong } from '../passwords.ts'
import * as shapes from '../shapes.ts'
import { keyOf } from '../users.ts'
import { guess } from './guess.ts'
import { signedIn, tokenOf } from './signedIn.ts'

export function accountRoutes(services: Services): Hono<Env> {
  const { codes, database, now, passwords, sessions, users } = services
  const routes = new Hono<Env>()

  routes.post('/getPublicKey', (call) => succeed(call, passwords.publicKey))

  routes.post('/login', async (call) => {
    const { account, password, loginType, verifyCode } = await readBody(call, shapes.login)
    const found = await guess(services, call, account, async () => {
      if (loginType === 'VERIFY')
        return codes.redeem(keyOf(account), 'LOGIN', verifyCode) ? users.find(account) : undefined
      const user = users.find(account)
      return (await passwords.verify(passwords.decrypt(password) ?? '', user?.password_hash)) ? user : undefined
    })
    if (!found) throw new Refusal(loginType === 'PASSWORD' ? 'wrongPassword' : 'wrongCode')
    const token = sessions.start(found.id)
    return succeed(call, { token, uid: found.id })
  })

  routes.post('/register', async (call) => {
    const form = await readBody(call, shapes.register)
    await addUser(form, call)
    return succeed(call)
  })

  routes.post('/registerFromMarket', async (call) => {
    const form = await readBody(call, shapes.registerFromMarket)
    await addUser(form, call)
    return succeed(call)
  })

  routes.post('/resetpwdunlogin', async (call) => {
    const { email, phone, verifyCode, password, rePassword } = await readBody(call, shapes.reset)
    const account = email ?? phone
    if (!account) throw new Refusal('noTarget', 400)
    const [plain, repeated] = [readPassword(password), passwords.decrypt(rePassword)]
    if (plain !== repeated) throw new Refusal('differentPasswords')
    const user = await guess(services, call, account, async () =>
      codes.redeem(keyOf(account), 'RESET_PASSWORD', verifyCode) ? users.find(account) : undefined,
    )
    if (!user) throw new Refusal('wrongCode')
    users.setPassword(user.id, await passwords.hash(plain))
    sessions.endAll(user.id)
    return succeed(call)
  })

  routes.post('/logout', signedIn(services), (call) => {
    sessions.end(tokenOf(call)!)
    return succeed(call)
  })

  routes.post('/user/queryLoginUser', signedIn(services), (call) => {
    const { id, user_name: username, email, phone, company } = users.get(call.get('userId'))!
    return succeed(call, { uid: id, username, email, phone, company })
  })

  routes.post('/user/updateUserEmail', signedIn(services), async (call) => {
    const { email } = await readBody(call, shapes.updateEmail)
    users.setEmail(call.get('userId'), email)
    return succeed(call)
  })

  const addView = database.prepare(
    'INSERT INTO view_logs (src, kw, vb_id, client_id, uid, uri, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  routes.post('/addviewlog', async (call) => {
    const { src, kw, vbId, clientId, uid, uri } = await readBody(call, shapes.viewLog)
    addView.run(src, kw, vbId, clientId, uid, uri, now())
    return succeed(call)
  })

  return routes

  function readPassword(cipher: string): string {
    const plain = passwords.decrypt(cipher)
    if (plain === undefined) throw new Refusal('unreadablePassword')
    if (!isStrong(plain)) throw new Refusal('weakPassword')
    return plain
  }

  /** The code is checked first and tells nobody whether the account exists: only its owner can read it. */
  async function addUser(form: Registration, call: Parameters<typeof guess>[1]): Promise<void> {
    const { userName, company, email, phone, country, verifyCode, verifyType } = form
    const password = readPassword(form.password)
    const contact = verifyType === 'SMS_VERIFY_CODE' ? 'phone' : 'email'
    const target = form[contact]
    if (!target) throw new Refusal('noTarget', 400)
    const isRight = await guess(
      services,
      call,
      target,
      async () => codes.redeem(keyOf(target), 'REGISTER', verifyCode) || undefined,
    )
    if (!isRight) throw new Refusal('wrongCode')
    const passwordHash = await passwords.hash(password)
    if (!users.add({ userName, company, email, phone, proved: [contact], country, passwordHash }))
      throw new Refusal('notRegistered')
  }
}

type Registration = {
  readonly userName: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly country: string
  readonly password: string
  readonly verifyCode: string
  readonly verifyType: string
}

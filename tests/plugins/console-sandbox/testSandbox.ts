/** A sandbox in memory, with a clock that is turned by hand. */
import smCrypto from 'sm-crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createSandbox } from '../../../plugins/console-sandbox/app.ts'
import { openDatabase, type Database } from '../../../plugins/console-sandbox/database.ts'

type Answered = {
  readonly status: number
  readonly headers: Headers
  readonly success: boolean
  readonly data: unknown
  readonly msg: string
}

export type LoggedIn = { readonly headers: { readonly Authorization: string } }

export type TestSandbox = {
  readonly database: Database
  /** What went wrong inside; a test ends with none. */
  readonly bugs: readonly string[]
  turn(ms: number): void
  fetch(path: string, init?: RequestInit, address?: string): Promise<Response>
  /** A call as the site makes it. */
  post(
    path: string,
    payload?: unknown,
    options?: { readonly headers?: HeadersInit; readonly address?: string },
  ): Promise<Answered>
  encrypt(password: string): Promise<string>
  /** The last code that can be read in the outbox. */
  code(to: string): Promise<string>
  register(email: string, password?: string): Promise<Answered>
  /** Headers of someone's calls. */
  logIn(email: string): Promise<LoggedIn>
  /** Registers someone and logs in. */
  enter(email: string): Promise<LoggedIn>
  seed(): Promise<void>
  rows(table: 'users' | 'sessions' | 'codes' | 'view_logs' | 'feedback' | 'orders' | 'identities'): number
}

/** Of the test that runs: a new one for each. */
export let box: TestSandbox

/** A suite in which every test has a sandbox of its own, and ends without a bug in it. */
export function sandboxSuite(name: string, prepare?: () => Promise<unknown>): ReturnType<typeof suite> {
  const test = suite(`sandbox: ${name}`)
  test.before.each(async () => {
    box = openSandbox()
    await prepare?.()
  })
  test.after.each(() => {
    assert.equal(box.bugs, [])
    box.database.close()
  })
  return test
}

export const goodPassword = 'Abcdef1#'

type Options = { readonly database?: Database; readonly passwordCost?: number }

export function openSandbox({ database = openDatabase(':memory:'), passwordCost = 16 }: Options = {}): TestSandbox {
  const bugs: string[] = []
  let time = Date.UTC(2026, 5, 1)
  const sandbox = createSandbox({
    database,
    now: () => time,
    passwordCost,
    currencyOf: (host) => (host.startsWith('cny.') ? 'CNY' : 'USD'),
    log: (line) => void bugs.push(line),
  })
  const self: TestSandbox = {
    database,
    bugs,
    turn: (ms) => void (time += ms),
    fetch: (path, init, address) => sandbox.fetch(new Request(`http://localhost:8111${path}`, init), address),
    async post(path, payload = {}, { headers, address } = {}) {
      const init = {
        method: 'POST',
        body: JSON.stringify(payload),
        headers: { 'Content-Type': 'application/json', ...Object.fromEntries(new Headers(headers)) },
      }
      const response = await self.fetch(path, init, address)
      const { success, data, msg } = (await response.json()) as Answered
      return { status: response.status, headers: response.headers, success, data, msg }
    },
    async encrypt(password) {
      const { data } = await self.post('/getPublicKey')
      return smCrypto.sm2.doEncrypt(password, data as string, 1)
    },
    async code(to) {
      const messages = (await (await self.fetch('/__outbox.json')).json()) as { to: string; code: string }[]
      return messages.find((message) => message.to === to)?.code ?? ''
    },
    async register(email, password = goodPassword) {
      self.turn(61_000)
      await self.post('/verify/sendcode', { email, verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'REGISTER' })
      return self.post('/register', {
        userName: 'Ada',
        company: 'Engines',
        email,
        verifyCode: await self.code(email),
        verifyType: 'EMAIL_VERIFY_CODE',
        password: await self.encrypt(password),
      })
    },
    async logIn(email) {
      const { data } = await self.post('/login', byPassword(email, await self.encrypt(goodPassword)))
      return { headers: { Authorization: `Bearer ${(data as { token: string }).token}` } }
    },
    async enter(email) {
      await self.register(email)
      return self.logIn(email)
    },
    seed: () => sandbox.seed(),
    rows: (table) => (database.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n,
  }
  return self
}

export const byPassword = (account: string, password: string) => ({
  account,
  password,
  loginType: 'PASSWORD',
  accountType: 'PRIMARY_ACCOUNT',
  noModal: true,
})
export const byCode = (account: string, verifyCode: string) => ({ account, verifyCode, loginType: 'VERIFY' })
export const codeFor = (email: string, verifyCodeType: string) => ({
  email,
  verifyType: 'EMAIL_VERIFY_CODE',
  verifyCodeType,
})

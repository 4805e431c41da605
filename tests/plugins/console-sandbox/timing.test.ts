/**
 * What the time of an answer tells a stranger (L-06). Known and unknown people are asked for in turn, and what is compared is the
 * lower decile of the work each answer took, as a ratio: seconds mean nothing on another machine, and time the processor
 * spent on others is no work of ours. Where the two are apart after 200 samples, more are taken: chance goes away then, a
 * difference stays.
 */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { byCode, byPassword, codeFor, openSandbox, type TestSandbox } from './testSandbox.ts'

const test = suite('sandbox: timing')
const day = 24 * 3_600_000

let box: TestSandbox
let password: string
test.before(async () => {
  box = openSandbox({ passwordCost: 2 ** 11 })
  for (let i = 0; i < 20; i++) await box.register(`known${i}@example.com`)
  password = await box.encrypt('Wrong1#pw')
})
test.after(() => box.database.close())

/** Microseconds of all threads. Nothing here sleeps, so that work is what an answer takes. */
const work = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const lowerDecile = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!

async function compare(ask: (email: string) => Promise<unknown>, most: number, samples: number): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 1; ; round++) {
    for (let i = 0; i < samples; i++) {
      const order = i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const start = work()
        await ask(`${kind}${i % 20}@example.com`)
        times[kind].push(work() - start)
      }
      // Limits are of no interest here.
      box.turn(day)
    }
    const ratio = lowerDecile(times.known) / lowerDecile(times.unknown)
    if ((ratio < most && ratio > 1 / most) || round === 6) return ratio
  }
}

const form = (email: string) => ({ email, verifyCode: '000000', verifyType: 'EMAIL_VERIFY_CODE', password })
/** Decrypting a password takes most of the time of some calls: those are asked for less often. */
const calls: readonly (readonly [string, (email: string) => Promise<unknown>, number?])[] = [
  ['login by password', (email) => box.post('/login', byPassword(email, password))],
  ['reset', (email) => box.post('/resetpwdunlogin', { ...form(email), rePassword: password }), 60],
  ['register', (email) => box.post('/register', { ...form(email), userName: 'x' }), 60],
  ['login by code', (email) => box.post('/login', byCode(email, '000000'))],
  ['code to log in', (email) => box.post('/verify/sendcode', codeFor(email, 'LOGIN'))],
  ['code to register', (email) => box.post('/verify/sendcode', codeFor(email, 'REGISTER'))],
  ['code to reset', (email) => box.post('/verify/sendcode', codeFor(email, 'RESET_PASSWORD'))],
]
for (const [name, ask, samples = 200] of calls) {
  test(`L-06 ${name}: as long for people who have an account as for others`, async () => {
    const most = 1.2
    const ratio = await compare(ask, most, samples)
    assert.ok(ratio < most && ratio > 1 / most, `known / unknown = ${ratio.toFixed(2)}`)
  })
}

test.run()

/** Verification codes (L-07), guessing (L-05), and what a stranger can learn (L-06). */
import * as assert from 'uvu/assert'
import { box, byCode, byPassword, codeFor, goodPassword, sandboxSuite } from './testSandbox.ts'

const ada = 'ada@example.com'
const minute = 60_000

const test = sandboxSuite('codes and guesses', async () => {
  await box.register(ada)
  box.turn(minute)
})

const loginCode = async () => {
  await box.post('/verify/sendcode', codeFor(ada, 'LOGIN'))
  return box.code(ada)
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('L-07 a code has six digits and logs in once', async () => {
  const code = await loginCode()
  assert.match(code, /^\d{6}$/)
  assert.ok((await box.post('/login', byCode(ada, code))).success)
  assert.not((await box.post('/login', byCode(ada, code))).success)
})

test('L-07 of fifty at the same time one succeeds', async () => {
  const code = await loginCode()
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) => box.post('/login', byCode(ada, code), { address: `10.0.0.${i}` })),
  )
  assert.is(all.filter(({ success }) => success).length, 1)
})

test('L-07 after ten minutes a code is void', async () => {
  const code = await loginCode()
  box.turn(10 * minute - 1)
  assert.ok((await box.post('/login', byCode(ada, code))).success)
  const late = await loginCode()
  box.turn(10 * minute)
  assert.not((await box.post('/login', byCode(ada, late))).success)
})

test('L-07 after five wrong tries the right one is wrong', async () => {
  const code = await loginCode()
  for (let i = 0; i < 5; i++) assert.not((await box.post('/login', byCode(ada, wrong(code)))).success)
  assert.not((await box.post('/login', byCode(ada, code))).success)
})

test('L-07 a code is for one purpose and one person', async () => {
  await box.register('eve@example.com')
  const code = await loginCode()
  const password = await box.encrypt('Other1#pw')
  assert.not(
    (
      await box.post('/resetpwdunlogin', {
        email: ada,
        verifyCode: code,
        verifyType: 'EMAIL_VERIFY_CODE',
        password,
        rePassword: password,
      })
    ).success,
  )
  assert.not((await box.post('/login', byCode('eve@example.com', code))).success)
  assert.ok((await box.post('/login', byCode(ada, code))).success)
})

test('L-07 a new code kills the old one', async () => {
  const old = await loginCode()
  box.turn(minute)
  const fresh = await loginCode()
  if (old !== fresh) assert.not((await box.post('/login', byCode(ada, old))).success)
  assert.ok((await box.post('/login', byCode(ada, fresh))).success)
})

test('L-07 a minute between two codes, five an hour for one target', async () => {
  await loginCode()
  const soon = await box.post('/verify/sendcode', codeFor(ada, 'LOGIN'))
  assert.is(soon.status, 429)
  assert.is(soon.headers.get('retry-after'), '60')
  // One was for registering.
  for (let i = 0; i < 3; i++) {
    box.turn(minute)
    assert.is((await box.post('/verify/sendcode', codeFor(ada, 'LOGIN'))).status, 200)
  }
  box.turn(minute)
  assert.is((await box.post('/verify/sendcode', codeFor(ada, 'LOGIN'))).status, 429)
  box.turn(60 * minute)
  assert.is((await box.post('/verify/sendcode', codeFor(ada, 'LOGIN'))).status, 200)
})

test('L-07 twenty codes a day from one address', async () => {
  const send = (i: number, address: string) =>
    box.post('/verify/sendcode', codeFor(`p${i}@example.com`, 'REGISTER'), { address })
  for (let i = 0; i < 20; i++) assert.is((await send(i, '10.1.1.1')).status, 200)
  assert.is((await send(20, '10.1.1.1')).status, 429)
  assert.is((await send(20, '10.1.1.2')).status, 200)
})

test('L-05 the eleventh wrong password waits, here and from this address; others do not', async () => {
  const bad = await box.encrypt('Wrong1#pw')
  const good = await box.encrypt(goodPassword)
  await box.register('eve@example.com')
  for (let i = 0; i < 10; i++)
    assert.is((await box.post('/login', byPassword(ada, bad), { address: '10.2.2.2' })).status, 200)
  const refused = await box.post('/login', byPassword(ada, good), { address: '10.2.2.3' })
  assert.is(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.is((await box.post('/login', byPassword('eve@example.com', good), { address: '10.2.2.2' })).status, 429)
  assert.ok((await box.post('/login', byPassword('eve@example.com', good), { address: '10.2.2.4' })).success)
  box.turn(15 * minute)
  assert.ok((await box.post('/login', byPassword(ada, good), { address: '10.2.2.2' })).success)
})

/** A browser of its own, which keeps the cookie it is given. */
async function openBrowser(address: string) {
  const { headers } = await box.post('/getPublicKey', {}, { address })
  const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';')
  return (path: string, payload: object) => box.post(path, payload, { address, headers: { Cookie: cookie } })
}

test('L-05 who locks themselves out in one browser goes on in another', async () => {
  const [bad, good] = [await box.encrypt('Wrong1#pw'), await box.encrypt(goodPassword)]
  const [one, other] = [await openBrowser('10.3.3.3'), await openBrowser('10.3.3.3')]
  for (let i = 0; i < 10; i++) assert.is((await one('/login', byPassword(`p${i}@example.com`, bad))).status, 200)
  assert.is((await one('/login', byPassword(ada, good))).status, 429)
  assert.ok((await other('/login', byPassword(ada, good))).success)
  for (let i = 0; i < 20; i++)
    assert.is((await one('/verify/sendcode', codeFor(`q${i}@example.com`, 'REGISTER'))).status, 200)
  assert.is((await one('/verify/sendcode', codeFor('q20@example.com', 'REGISTER'))).status, 429)
  assert.is((await other('/verify/sendcode', codeFor('q20@example.com', 'REGISTER'))).status, 200)
})

test('L-05 new browsers without end do not outrun the limit of their address', async () => {
  const bad = await box.encrypt('Wrong1#pw')
  for (let i = 0; i < 100; i++) {
    const post = await openBrowser('10.4.4.4')
    assert.is((await post('/login', byPassword(`p${i}@example.com`, bad))).status, 200)
  }
  const post = await openBrowser('10.4.4.4')
  assert.is((await post('/login', byPassword('p100@example.com', bad))).status, 429)
  const elsewhere = await openBrowser('10.4.4.5')
  assert.is((await elsewhere('/login', byPassword('p100@example.com', bad))).status, 200)
})

test('L-05 a cookie that the sandbox did not give counts for nothing', async () => {
  const bad = await box.encrypt('Wrong1#pw')
  const guess = (i: number) =>
    box.post('/login', byPassword(`p${i}@example.com`, bad), { headers: { Cookie: `sandbox-browser=${i}` } })
  for (let i = 0; i < 10; i++) assert.is((await guess(i)).status, 200)
  assert.is((await guess(10)).status, 429)
})

test('L-05 a success forgives the failures before it', async () => {
  const [bad, good] = [await box.encrypt('Wrong1#pw'), await box.encrypt(goodPassword)]
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 9; i++) assert.is((await box.post('/login', byPassword(ada, bad))).status, 200)
    assert.ok((await box.post('/login', byPassword(ada, good))).success)
  }
})

test('L-05 codes for login and reset are guessed as little as passwords', async () => {
  const code = await loginCode()
  const password = await box.encrypt(goodPassword)
  const guesses = [
    () => box.post('/login', byCode(ada, wrong(code))),
    () =>
      box.post('/resetpwdunlogin', {
        email: ada,
        verifyCode: wrong(code),
        verifyType: 'EMAIL_VERIFY_CODE',
        password,
        rePassword: password,
      }),
  ]
  for (let i = 0; i < 10; i++) await guesses[i % 2]!()
  for (const guess of guesses) assert.is((await guess()).status, 429)
})

test('L-06 known and unknown people get the same answers', async () => {
  const bad = await box.encrypt('Wrong1#pw')
  const calls = (email: string) => [
    () => box.post('/login', byPassword(email, bad)),
    () => box.post('/login', byCode(email, '000000')),
    () => box.post('/verify/sendcode', codeFor(email, 'LOGIN')),
    () => box.post('/verify/sendcode', codeFor(email, 'REGISTER')),
    () => box.post('/verify/sendcode', codeFor(email, 'RESET_PASSWORD')),
    () =>
      box.post('/resetpwdunlogin', {
        email,
        verifyCode: '000000',
        verifyType: 'EMAIL_VERIFY_CODE',
        password: bad,
        rePassword: bad,
      }),
    () =>
      box.post('/register', {
        userName: 'x',
        email,
        verifyCode: '000000',
        verifyType: 'EMAIL_VERIFY_CODE',
        password: bad,
      }),
  ]
  const known = calls(ada)
  const unknown = calls('nobody@example.com')
  for (const [index, call] of known.entries()) {
    const [a, b] = [await call(), await unknown[index]!()]
    assert.equal([a.status, a.success, a.msg, a.data], [b.status, b.success, b.msg, b.data], `call ${index}`)
  }
})

test.run()

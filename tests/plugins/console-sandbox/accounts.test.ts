/** Accounts: one per person (L-11), passwords (L-12), tokens (L-08). */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as assert from 'uvu/assert'
import { isStrong } from '../../../plugins/console-sandbox/passwords.ts'
import { accountKey } from '../../../plugins/console-sandbox/users.ts'
import { passwords } from '../../support/passwords.ts'
import { box, byPassword, codeFor, goodPassword, sandboxSuite } from './testSandbox.ts'

const ada = 'ada@example.com'

const test = sandboxSuite('accounts')

test('L-11 fifty times the same registration make one user', async () => {
  await box.post('/verify/sendcode', codeFor(ada, 'REGISTER'))
  const form = {
    userName: 'Ada',
    email: ada,
    verifyCode: await box.code(ada),
    verifyType: 'EMAIL_VERIFY_CODE',
    password: await box.encrypt(goodPassword),
  }
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, i) => box.post('/register', form, { address: `10.0.0.${i}` })),
  )
  assert.is(all.filter(({ success }) => success).length, 1)
  assert.is(box.rows('users'), 1)
})

const spellings = [
  'ADA@Example.com',
  ' ada@example.com ',
  'ａｄａ@example.com',
  'ada+news@example.com',
  'ada@EXAMPLE.COM',
]
test('L-11 another spelling is no other person', async () => {
  assert.ok((await box.register(ada)).success)
  for (const spelling of spellings) {
    await box.register(spelling)
    assert.is(accountKey(spelling), ada)
  }
  assert.is(box.rows('users'), 1)
  for (const phone of ['+86 138 0013 8000', '008613800138000', '138-0013-8000'])
    assert.is(accountKey(phone), '13800138000')
})

test('L-11 only what somebody proved to be theirs is a name to log in by, and keeps others out', async () => {
  const phone = '13800138000'
  const form = async (proof: object) => ({
    userName: 'Ada',
    email: ada,
    phone,
    password: await box.encrypt(goodPassword),
    ...proof,
  })
  const verify = (code: object) => box.post('/verify/sendcode', code)
  const logIn = async (account: string) =>
    (await box.post('/login', byPassword(account, await box.encrypt(goodPassword)))).success
  const sms = { verifyType: 'SMS_VERIFY_CODE', verifyCodeType: 'REGISTER' }
  await verify({ phoneNumber: phone, ...sms })
  const byPhone = await form({ verifyType: 'SMS_VERIFY_CODE', verifyCode: await box.code(phone) })
  assert.ok((await box.post('/register', byPhone)).success)
  assert.ok(await logIn(phone))
  assert.not(await logIn(ada))
  for (const purpose of ['LOGIN', 'RESET_PASSWORD']) await verify(codeFor(ada, purpose))
  assert.is(await box.code(ada), '', 'a code for an address that is nobody’s')

  // The owner of the address is not kept out by it, and one who is logged in does not take it by writing it down.
  const { headers } = await box.logIn(phone)
  assert.ok((await box.post('/user/updateUserEmail', { email: 'eve@example.com' }, { headers })).success)
  assert.not(await logIn('eve@example.com'))
  assert.ok((await box.register(ada)).success)
  assert.ok(await logIn(ada))
  assert.ok((await box.post('/user/updateUserEmail', { email: ada }, { headers })).success)
  const me = async (account: string) =>
    (await box.post('/user/queryLoginUser', {}, await box.logIn(account))).data as { uid: string }
  assert.is.not((await me(ada)).uid, (await me(phone)).uid)
  assert.not((await box.register(ada)).success)
  assert.is(box.rows('users'), 2)
})

test('L-12 the console takes strong passwords only', () => {
  for (const [password, verdict] of passwords) assert.is(isStrong(password), verdict, password)
})

test('L-12 the console refuses weak, plain and differing passwords', async () => {
  await box.register(ada)
  const strong = await box.encrypt('Other1#pw')
  await box.post('/verify/sendcode', codeFor(ada, 'RESET_PASSWORD'))
  const verifyCode = await box.code(ada)
  const reset = (password: string, rePassword: string) =>
    box.post('/resetpwdunlogin', { email: ada, verifyCode, verifyType: 'EMAIL_VERIFY_CODE', password, rePassword })
  for (const bad of [await box.encrypt('short1#'), 'Other1#pw', '', 'ff'.repeat(120)])
    assert.not((await reset(bad, bad)).success)
  assert.not((await reset(strong, await box.encrypt('Other2#pw'))).success)
  assert.ok((await reset(strong, await box.encrypt('Other1#pw'))).success)
  assert.ok((await box.post('/login', byPassword(ada, strong))).success)
})

test('L-04 L-08 passwords and tokens are kept as hashes of their own', async () => {
  await box.register(ada)
  await box.register('eve@example.com')
  const { data } = await box.post('/login', byPassword(ada, await box.encrypt(goodPassword)))
  const hashes = box.database.prepare('SELECT password_hash FROM users').all() as { password_hash: string }[]
  for (const { password_hash } of hashes) assert.match(password_hash, /^\$scrypt\$ln=4,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
  assert.is.not(hashes[0]!.password_hash, hashes[1]!.password_hash)
  const { token } = data as { token: string }
  assert.ok(token.length >= 43)
  assert.not.ok(JSON.stringify(box.database.prepare('SELECT * FROM sessions').all()).includes(token))
})

test('L-08 a token ends with logout, with a reset, after a day unused, after a week', async () => {
  await box.register(ada)
  const good = await box.encrypt(goodPassword)
  const logIn = () => box.logIn(ada)
  const status = async (options: { headers: HeadersInit }) =>
    (await box.post('/user/queryLoginUser', {}, options)).status
  const [first, second] = [await logIn(), await logIn()]
  assert.is(await status(first), 200)
  assert.ok((await box.post('/logout', {}, first)).success)
  assert.is(await status(first), 401)
  assert.is(await status(second), 200)

  await box.post('/verify/sendcode', codeFor(ada, 'RESET_PASSWORD'))
  await box.post('/resetpwdunlogin', {
    email: ada,
    verifyCode: await box.code(ada),
    verifyType: 'EMAIL_VERIFY_CODE',
    password: good,
    rePassword: good,
  })
  assert.is(await status(second), 401)

  const idle = await logIn()
  box.turn(24 * 3_600_000)
  assert.is(await status(idle), 401)
  const busy = await logIn()
  for (let hour = 0; hour < 7 * 24; hour += 12) {
    assert.is(await status(busy), 200, `after ${hour} hours`)
    box.turn(12 * 3_600_000)
  }
  assert.is(await status(busy), 401)
})

test('a download is a real file with the checksum that was told, for an hour', async () => {
  const info = (
    await box.post(
      '/user/recordandreturndownloadurl',
      { productType: 'BladePipe_Tgz', productVersionType: 'ENTERPRISE_VERSION' },
      await box.enter(ada),
    )
  ).data as { pkgMd5: string; downloadUrl: { direct: string } }
  const url = new URL(info.downloadUrl.direct)
  const file = await box.fetch(url.pathname + url.search)
  const bytes = new Uint8Array(await file.arrayBuffer())
  assert.is(createHash('md5').update(bytes).digest('hex'), info.pkgMd5)
  assert.match(
    execFileSync('tar', ['-xzOf', '-', 'README.txt'], { input: bytes, encoding: 'utf8' }),
    /^BladePipe [\d.]+, enterprise edition/,
  )
  assert.is((await box.fetch(url.pathname)).status, 404)
  const forged = new URL(url)
  forged.searchParams.set('until', String(Number(url.searchParams.get('until')) + 1))
  assert.is((await box.fetch(forged.pathname + forged.search)).status, 404)
  box.turn(3_599_999)
  assert.is((await box.fetch(url.pathname + url.search)).status, 200)
  box.turn(1)
  assert.is((await box.fetch(url.pathname + url.search)).status, 403)
})

test.run()

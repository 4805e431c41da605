/** What forms and pages ask a console for, over a real connection. */
import smCrypto from 'sm-crypto'
import * as assert from 'uvu/assert'
import { waitFor } from 'xstate'
import type { AccountPlace } from '../../../site/features/account/place.ts'
import { consoleSuite, failureOf } from '../api/fakeConsole.ts'
import { installStorage } from '../api/fakeStorage.ts'

const { test, fake } = consoleSuite('account connected')

const entries = installStorage()
Object.assign(globalThis, {
  location: { pathname: '/login/', hostname: 'www.acme.example', assign: () => {} },
  document: { documentElement: { lang: 'en' } },
  addEventListener: () => {},
})
const { createServices } = await import('../../../site/features/account/services.ts')
const { readUser, saveUser } = await import('../../../site/api/storage.ts')
const { doubtSession, sessionOf } = await import('../../../site/features/account/session.ts')

const { signal } = new AbortController()
const address = () => ({ apiBase: fake.origin, localApiBase: fake.origin, loginPath: '/login/' })
const services = () => createServices(address() as AccountPlace)
const sent = (): unknown => JSON.parse(fake.seen.at(-1)!.body)

/** By the end of the path. */
function answers(table: Readonly<Record<string, unknown>>): void {
  fake.answer((response, path) => {
    const [, data] = Object.entries(table).find(([end]) => path.endsWith(end)) ?? []
    const status = typeof data === 'number' ? data : 200
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: true, data }))
  })
}

test('a code goes to an address', async () => {
  answers({})
  await services().sendCode('email', 'a@b.cc', 'REGISTER', signal)
  assert.equal(sent(), { email: 'a@b.cc', verifyType: 'EMAIL_VERIFY_CODE', verifyCodeType: 'REGISTER' })
  assert.is(fake.seen.length, 1)
})

test('a code goes to a number; only one from abroad needs the list of countries', async () => {
  const codeTo = async (phone: string) => {
    await services().sendCode('phone', phone, 'LOGIN', signal)
    return sent()
  }
  const request = { verifyType: 'SMS_VERIFY_CODE', verifyCodeType: 'LOGIN' }
  answers({ listcountry: [{ phoneAreaCode: 'USA', phoneCode: '1' }] })
  assert.equal(await codeTo('+86 138-0013-8000'), { ...request, phoneNumber: '13800138000', phoneAreaCode: 'CHINA' })
  assert.is(fake.seen.length, 1)
  assert.equal(await codeTo('001 415 555 0100'), { ...request, phoneNumber: '+14155550100', phoneAreaCode: 'USA' })
  assert.is(fake.seen.length, 3)
  answers({ listcountry: 500 })
  assert.equal(await codeTo('+14155550100'), { ...request, phoneNumber: '+14155550100', phoneAreaCode: 'CHINA' })
})

test('the key of passwords is fetched once, ahead of time, and again after it was of no use', async () => {
  const { publicKey, privateKey } = smCrypto.sm2.generateKeyPairHex()
  answers({ getPublicKey: publicKey })
  const { encrypted, preparePasswords } = services()
  const keys = () => fake.seen.filter(({ path }) => path.endsWith('/getPublicKey')).length
  preparePasswords()
  const plain = await encrypted(['secret', 'other'], async (all) =>
    all.map((cipher) => smCrypto.sm2.doDecrypt(cipher, privateKey, 1)),
  )
  assert.equal([plain, keys()], [['secret', 'other'], 1])
  await encrypted(['x'], async () => {})
  assert.is(keys(), 1)
  const refused = new Error('refused')
  const error: unknown = await encrypted(['x'], () => Promise.reject(refused)).catch((cause: unknown) => cause)
  assert.is(error, refused)
  await encrypted(['x'], async () => {})
  assert.is(keys(), 2)
  fake.json({ success: false, msg: 'no' })
  assert.is((await failureOf(services().encrypted(['x'], async () => {}))).kind, 'refused')
})

const ada = { uid: '7', username: 'Ada', email: null }
const settled = async () => {
  const { value, context } = await waitFor(sessionOf(address()), (snapshot) => !snapshot.matches('checking'))
  return [value, context.user, entries.get('token'), readUser()]
}

test('who is logged in is remembered, asked for where something may have changed, and forgotten with the token', async () => {
  doubtSession()
  entries.set('token', 'a-token')
  saveUser(ada)
  assert.equal(await settled(), ['remembered', ada, 'a-token', ada])
  assert.is(fake.seen.length, 0)

  const renamed = { ...ada, username: 'Ada L.' }
  answers({ queryLoginUser: renamed })
  doubtSession()
  assert.equal(await settled(), ['signedIn', renamed, 'a-token', renamed])

  fake.json({}, 500)
  doubtSession()
  assert.equal(await settled(), ['signedOut', undefined, 'a-token', undefined], 'the token may be right again')

  fake.json({}, 401)
  doubtSession()
  assert.equal(await settled(), ['signedOut', undefined, undefined, undefined])

  const asked = fake.seen.length
  doubtSession()
  assert.equal(await settled(), ['signedOut', undefined, undefined, undefined])
  assert.is(fake.seen.length, asked, 'without a token nobody is asked')
})

test('an answer that is not waited for any more changes nothing', async () => {
  entries.set('token', 'a-token')
  saveUser(ada)
  const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  fake.answer((response) => {
    response.on('close', () => ended.resolve())
    asked.resolve()
  })
  sessionOf(address())
  doubtSession()
  await asked.promise
  answers({ queryLoginUser: ada })
  doubtSession()
  await ended.promise
  assert.equal(await settled(), ['signedIn', ada, 'a-token', ada])
})

test('K-02 that nobody knows an old token any more says nothing of the one another tab has meanwhile', async () => {
  entries.set('token', 'old')
  fake.answer((response) => {
    entries.set('token', 'new')
    response.writeHead(401).end('{}')
  })
  sessionOf(address())
  doubtSession()
  assert.equal((await settled()).slice(0, 3), ['signedOut', undefined, 'new'])
})

test.run()

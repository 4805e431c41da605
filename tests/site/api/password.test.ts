/** Passwords leave the page encrypted or not at all. */
import * as assert from 'uvu/assert'
import { createAccount } from '../../../site/api/account.ts'
import { Failure } from '../../../site/api/failure.ts'
import { createPasswords } from '../../../site/api/password.ts'
import { consoleSuite, failureOf } from './fakeConsole.ts'

const { test, fake } = consoleSuite('api passwords')

test('K-10 without a proper key no password is sent; the next try asks again', async () => {
  const { encrypt, forgetKey } = createPasswords(createAccount(fake.client()))
  const bad = ['', '04ff', `05${'a'.repeat(128)}`, 'x'.repeat(130), { key: 'x' }]
  for (const data of bad) {
    fake.json({ success: true, data })
    assert.is((await failureOf(encrypt(['Secret1#']))).kind, 'unknown')
  }
  fake.json({ success: false, msg: 'no key' })
  assert.is((await failureOf(encrypt(['Secret1#']))).reason, 'no key')
  const smCrypto = (await import('sm-crypto')).default
  const { publicKey, privateKey } = smCrypto.sm2.generateKeyPairHex()
  fake.json({ success: true, data: publicKey })
  const before = fake.seen.length
  const ciphers = await encrypt(['Secret1#', 'Other1#'])
  await encrypt(['Third1#'])
  assert.is(fake.seen.length - before, 1)
  assert.equal(
    ciphers.map((cipher) => smCrypto.sm2.doDecrypt(cipher, privateKey, 1)),
    ['Secret1#', 'Other1#'],
  )
  forgetKey()
  await encrypt(['Third1#'])
  assert.is(fake.seen.length - before, 2)
  assert.not.ok(JSON.stringify(fake.seen).includes('Secret1#'))
})

test('the key is asked for ahead of time once, and what failed then is asked for again when it is needed', async () => {
  const { publicKey } = (await import('sm-crypto')).default.sm2.generateKeyPairHex()
  const asked: string[] = []
  let answer = async () => publicKey
  const passwords = () => createPasswords({ getPublicKey: () => (asked.push('key'), answer()) })

  const early = passwords()
  early.prepare()
  early.prepare()
  assert.is(asked.length, 1)
  await early.encrypt(['Secret1#'])
  early.prepare()
  assert.is(asked.length, 1)

  asked.length = 0
  answer = () => Promise.reject(new Failure('offline'))
  const late = passwords()
  late.prepare()
  await new Promise(setImmediate)
  late.prepare()
  assert.is(asked.length, 1)
  assert.is((await failureOf(late.encrypt(['Secret1#']))).kind, 'offline')
  answer = async () => publicKey
  assert.is((await late.encrypt(['Secret1#'])).length, 1)
  assert.is(asked.length, 3)
})

test('a key that fails late does not push out the one that was asked for after it', async () => {
  const { publicKey } = (await import('sm-crypto')).default.sm2.generateKeyPairHex()
  const first = Promise.withResolvers<string>()
  const answers = [first.promise, Promise.resolve(publicKey)]
  let asked = 0
  const { encrypt, forgetKey } = createPasswords({ getPublicKey: () => answers[asked++]! })
  const failing = failureOf(encrypt(['Secret1#']))
  forgetKey()
  await encrypt(['Secret1#'])
  first.reject(new Failure('offline'))
  await failing
  await encrypt(['Secret1#'])
  assert.is(asked, 2)
})

test('K-10 an empty password is no password', async () => {
  const { publicKey } = (await import('sm-crypto')).default.sm2.generateKeyPairHex()
  const { encrypt } = createPasswords({ getPublicKey: async () => publicKey })
  assert.is((await failureOf(encrypt(['Secret1#', '']))).kind, 'unknown')
})

test.run()

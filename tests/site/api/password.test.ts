/** Passwords leave the page encrypted or not at all. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createAccount } from '../../../site/api/account.ts'
import { createPasswords } from '../../../site/api/password.ts'
import { failureOf, openFakeConsole, type FakeConsole } from './fakeConsole.ts'

const test = suite('api passwords')
let fake: FakeConsole
test.before.each(async () => {
  fake = await openFakeConsole()
})
test.after.each(() => fake.end())

test('K-10 regression 3: without a proper key no password is sent; the next try asks again', async () => {
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

test.run()

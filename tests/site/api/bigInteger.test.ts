/** The cipher of passwords counts with integers of the language in browsers: the same results as with its own library. */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from 'vite'
import type { ViteContext } from '../../../engine/types.ts'
import { BigInteger } from '../../../site/api/bigInteger.ts'
import { nativeIntegers } from '../../../site/nativeIntegers.ts'
import { fc } from '../../support/properties.ts'
import { openTempFolder } from '../../support/tempFolder.ts'

const root = resolve(import.meta.dirname, '../../..')
const require = createRequire(import.meta.url)
/** Its types lack this one. */
type Sm2 = (typeof import('sm-crypto'))['sm2'] & { compressPublicKeyHex(key: string): string }
const { sm2 } = require('sm-crypto') as { readonly sm2: Sm2 }
type Integer = BigInteger & { toString(base?: number): string }
const { BigInteger: Own } = createRequire(require.resolve('sm-crypto'))('jsbn') as {
  BigInteger: new (digits: string, base: number) => Integer
}
/** The prime of the curve. */
const prime = 'fffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff'

test('K-10 every operation has the result that it has in the library', () => {
  const numbers = fc.bigInt({ min: 1n, max: 2n ** 256n }).map((value) => value.toString(16))
  const operations: Readonly<Record<string, (a: Integer, b: Integer, p: Integer) => unknown>> = {
    add: (a, b) => a.add(b),
    subtract: (a, b) => a.subtract(b),
    multiply: (a, b) => a.multiply(b),
    divide: (a, b) => a.divide(b),
    square: (a) => a.square(),
    shiftLeft: (a) => a.shiftLeft(3),
    mod: (a, b, p) => a.subtract(b).mod(p),
    negate: (a, _b, p) => a.negate().mod(p),
    modInverse: (a, _b, p) => a.modInverse(p),
    modPow: (a, b, p) => a.modPow(b, p),
    equals: (a, b) => [a.equals(b), a.equals(a.add(b).subtract(b))],
    signum: (a, b) => [a.signum(), a.negate().signum(), b.subtract(b).signum()],
    bits: (a) => [a.bitLength(), a.testBit(0), a.testBit(77), a.testBit(300)],
    toRadix: (a) => a.toRadix(16),
  }
  const textOf = (result: unknown) =>
    typeof result === 'object' && !Array.isArray(result) ? (result as Integer).toString(16) : JSON.stringify(result)
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      for (const [name, run] of Object.entries(operations)) {
        const [native, own] = [BigInteger as unknown as typeof Own, Own].map((Kind) =>
          textOf(run(new Kind(one, 16), new Kind(other, 16), new Kind(prime, 16))),
        )
        assert.is(native, own, `${name} of ${one} and ${other}`)
      }
    }),
    { numRuns: 100 },
  )
  assert.is(new BigInteger('12').toString(10), '12')
})

test('a random one has as many bits as were asked for, and is another each time', () => {
  const made = Array.from({ length: 200 }, () => new BigInteger(13))
  assert.ok(made.every((each) => each.bitLength() <= 13))
  assert.ok(made.some((each) => each.testBit(12)) && made.some((each) => !each.testBit(12)))
  assert.ok(new Set(made.map((each) => each.toString(16))).size > 50)
})

test('K-10 what the browser encrypts is decrypted as if the library had encrypted it', async () => {
  const folder = openTempFolder()
  try {
    const context = { config: { root } } as unknown as ViteContext
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [...nativeIntegers().vite!(context)],
      ssr: { noExternal: true },
      build: {
        outDir: folder.path,
        ssr: require.resolve('sm-crypto/src/sm2/index.js'),
        rolldownOptions: { output: { entryFileNames: 'sm2.mjs' } },
      },
    })
    const { default: native } = (await import(pathToFileURL(join(folder.path, 'sm2.mjs')).href)) as {
      default: Sm2
    }
    const { publicKey, privateKey } = sm2.generateKeyPairHex()
    const passwords = ['Secret1#', '', '密码 🔑', 'x'.repeat(300)]
    for (const key of [publicKey, sm2.compressPublicKeyHex(publicKey)])
      for (const password of passwords)
        assert.is(sm2.doDecrypt(native.doEncrypt(password, key, 1), privateKey, 1), password)
    assert.throws(() => native.doEncrypt('x', `04${'a'.repeat(128)}`, 1))
    assert.is.not(native.doEncrypt('x', publicKey, 1), native.doEncrypt('x', publicKey, 1))
  } finally {
    folder.end()
  }
})

test.run()

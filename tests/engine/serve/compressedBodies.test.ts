import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createCompressedBodies } from '../../../engine/serve/compressedBodies.ts'

/** A cache of 100 bytes, and how often each body was loaded. */
function createCounted() {
  const bodies = createCompressedBodies(100)
  const loads: string[] = []
  const get = (hash: string, size = 40) =>
    bodies.get(hash, 'identity', async () => {
      loads.push(hash)
      return Buffer.alloc(size)
    })
  return { bodies, loads, get }
}

test('a body is loaded once, also for those who ask at the same time', async () => {
  const { loads, get } = createCounted()
  const [first, second] = await Promise.all([get('a'), get('a')])
  assert.is(first, second)
  assert.is(await get('a'), first)
  assert.equal(loads, ['a'])
})

test('the body that was not asked for longest goes first', async () => {
  const { loads, get } = createCounted()
  for (const hash of ['a', 'b', 'a', 'c', 'a', 'b']) await get(hash)
  assert.equal(loads, ['a', 'b', 'c', 'b'])
})

test('what is larger than the whole cache is not kept, and displaces nothing', async () => {
  const { loads, get } = createCounted()
  for (const hash of ['a', 'huge', 'huge', 'a']) await get(hash, hash === 'huge' ? 101 : 40)
  assert.equal(loads, ['a', 'huge', 'huge'])
})

test('what could not be loaded is tried again', async () => {
  const { bodies } = createCounted()
  assert.is(await bodies.get('a', 'br', async () => undefined), undefined)
  const error = await bodies
    .get('a', 'br', () => Promise.reject(new Error('disk')))
    .catch((thrown: Error) => thrown.message)
  assert.is(error, 'disk')
  assert.ok(await bodies.get('a', 'br', async () => Buffer.from('x')))
})

test('a body that fills the cache is kept', async () => {
  const { loads, get } = createCounted()
  for (const hash of ['full', 'full']) await get(hash, 100)
  assert.equal(loads, ['full'])
})

test('of several bodies only as many go as the new one needs', async () => {
  const { loads, get } = createCounted()
  for (const [hash, size] of [
    ['a', 60],
    ['b', 20],
    ['c', 20],
    ['d', 40],
    ['b', 20],
    ['c', 20],
    ['a', 60],
  ] as const)
    await get(hash, size)
  assert.equal(loads, ['a', 'b', 'c', 'd', 'a'])
})

test('each coding has bytes of its own, which say the same', async () => {
  const bodies = createCompressedBodies()
  const text = 'text '.repeat(500)
  const get = (encoding: 'br' | 'gzip' | 'identity') => bodies.get('a', encoding, async () => Buffer.from(text))
  const [br, gzip, identity] = [(await get('br'))!, (await get('gzip'))!, (await get('identity'))!]
  assert.equal([brotliDecompressSync(br), gunzipSync(gzip), identity].map(String), [text, text, text])
  assert.ok(br.length < 100 && gzip.length < 100)
})

test.run()

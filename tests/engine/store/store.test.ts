import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { getJson, rememberJson } from '../../../engine/store/store.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'

const key = hashOf('key')

test('a JSON value is the one that was put; none is none', () => {
  const store = createMemoryStore()
  assert.is(getJson(store, 'kind', key), undefined)
  store.put('kind', key, JSON.stringify({ a: [1] }))
  assert.equal(getJson(store, 'kind', key), { a: [1] })
})

test('the memory store takes text and bytes', () => {
  const store = createMemoryStore()
  store.put('kind', 'text', '你好')
  store.put('kind', 'bytes', new Uint8Array([1, 2]))
  assert.equal(store.get('kind', 'text'), Buffer.from('你好'))
  assert.equal(store.get('kind', 'bytes'), new Uint8Array([1, 2]))
})

test('the memory store keeps kinds apart', () => {
  const store = createMemoryStore()
  store.put('a', key, '1')
  assert.is(Buffer.from(store.get('a', key)!).toString(), '1')
  assert.is(store.get('b', key), undefined)
  assert.equal([store.has('a', key), store.has('b', key), store.has('a', 'other')], [true, false, false])
})

test('a value that is remembered is made once for each key', async () => {
  const store = createMemoryStore()
  let made = 0
  const valueOf = (key: string) => rememberJson(store, 'kind', { key, make: async () => ({ key, made: ++made }) })
  for (const [key, expected] of [
    ['a', 1],
    ['b', 2],
    ['a', 1],
  ] as const)
    assert.equal(await valueOf(key), { key, made: expected })
  for (const value of [null, 0, '']) {
    const again = () => rememberJson<unknown>(store, 'empty', { key: JSON.stringify(value), make: () => value })
    assert.equal([await again(), await again()], [value, value])
  }
})

test.run()

/** Everything remembered is keyed by these: a hash that changed its form would forget all, one that is blunt would mix things up. */
import { createHash } from 'node:crypto'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashAll, hashJson, hashOf, short } from '../../../engine/store/hash.ts'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

test('a hash is SHA-256 in hexadecimal digits, of text as of its bytes', () => {
  assert.is(hashOf('中文'), sha('中文'))
  assert.is(hashOf(Buffer.from('中文')), sha('中文'))
})

test('parts do not run into each other', () => {
  const hashes = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], []].map(hashAll)
  assert.is(new Set(hashes).size, hashes.length)
  // A part that looks like the separator between two.
  assert.is.not(hashAll(['a', 'b']), hashAll(['a1:b']))
  assert.is(hashAll(['a', Buffer.from('b')]), hashAll(['a', 'b']))
})

test('a value is hashed as JSON; one that has none is a value, too', () => {
  assert.is(hashJson({ a: [1, null] }), sha('{"a":[1,null]}'))
  assert.is(hashJson(undefined), sha('undefined'))
})

test('ten digits are enough for a name', () => {
  assert.is(short(sha('a')), sha('a').slice(0, 10))
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { causesOf } from '../../../engine/client/causes.ts'

test('a chain of causes is one line each', () => {
  const error = new Error('Outer', { cause: new TypeError('Middle', { cause: 'root' }) })
  assert.equal(causesOf(error), ['Outer', 'Middle', 'root'])
})

test('anything can be thrown', () => {
  assert.equal([undefined, null, 0, '', Symbol('s'), { a: 1 }, Object.create(null)].flatMap(causesOf), [
    'undefined',
    'null',
    '0',
    '',
    'Symbol(s)',
    '[object Object]',
    '[object Object]',
  ])
  assert.equal(causesOf(new RangeError()), ['RangeError'])
})

test('a chain that is a ring, or endless, comes to an end', () => {
  const ring = new Error('ring')
  ring.cause = new Error('other', { cause: ring })
  assert.equal(causesOf(ring), ['ring', 'other'])
  let long = new Error('0')
  for (let depth = 1; depth < 50; depth++) long = new Error(String(depth), { cause: long })
  assert.is(causesOf(long).length, 10)
})

test('a null cause is one', () => {
  assert.equal(causesOf(new Error('Outer', { cause: null })), ['Outer', 'null'])
})

test.run()

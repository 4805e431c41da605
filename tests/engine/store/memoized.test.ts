import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { memoized } from '../../../engine/store/memoized.ts'

test('each value is made once, also one that is empty', () => {
  const asked: string[] = []
  const of = memoized((key: string) => {
    asked.push(key)
    return key.trim()
  })
  assert.equal([of(' a'), of(''), of(' a'), of('')], ['a', '', 'a', ''])
  assert.equal(asked, [' a', ''])
})

test('values are kept where they are wanted', () => {
  const known = new WeakMap<object, number>()
  const key = {}
  assert.is(memoized(() => 1, known)(key), 1)
  assert.is(memoized(() => 2, known)(key), 1)
})

test.run()

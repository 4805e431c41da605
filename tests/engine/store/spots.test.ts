/** Where values of a pack lie, beside a map that says the same. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { keyDigest } from '../../../engine/store/packFile.ts'
import { createSpots, type Spot } from '../../../engine/store/spots.ts'
import { createRandom } from '../../support/random.ts'

/** Half of them begin with the same bytes, so that they want the same place. */
const keys = Array.from({ length: 60 }, (_, number) => {
  const key = keyDigest('kind', String(number))
  return number % 2 ? key : `same${key.slice(4)}`
})

test('whatever is set, changed and deleted, in whatever order, it says what a map says', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { below, pick } = createRandom(seed)
    const expected = new Map<string, Spot>()
    let spots = createSpots()
    for (let step = 0; step < 150; step++) {
      const key = pick(keys)
      const spot = { offset: 1 + below(2 ** 32 - 1), length: below(2 ** 32) }
      if (below(3)) {
        spots.set(key, spot)
        expected.set(key, spot)
      } else {
        spots.delete(key)
        expected.delete(key)
      }
      // As the next run reads them.
      if (!below(40)) spots = createSpots(Buffer.from(spots.bytes()))
      assert.is(spots.size(), expected.size)
    }
    assert.equal(
      keys.map((key) => [spots.has(key), spots.get(key)]),
      keys.map((key) => [expected.has(key), expected.get(key)]),
      `seed ${seed}`,
    )
    assert.equal(new Map(spots.entries()), expected, `seed ${seed}`)
    assert.is(spots.bytes().length, 40 * expected.size)
  }
})

test('a key that is not there is looked for in vain, among none and among many', () => {
  const spots = createSpots()
  assert.is(spots.get(keys[0]!), undefined)
  for (const key of keys.slice(1)) spots.set(key, { offset: 76, length: 1 })
  assert.is(spots.has(keys[0]!), false)
  spots.delete(keys[0]!)
  assert.is(spots.size(), keys.length - 1)
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { notJson } from '../../../engine/hooks/notJson.ts'

const shared = { deep: [1, { a: 'b', missing: undefined }] }
const round: { self?: unknown } = {}
round.self = { within: round }

test('JSON is JSON, the same part twice and missing fields too', () => {
  assert.is(notJson([shared, shared, null, true, Object.create(null)]), undefined)
})

const rows: readonly (readonly [value: unknown, path: string, problem: string])[] = [
  [{ items: [{ format: () => 'x' }] }, '.items[0].format', 'a function'],
  [{ first: new Date(0) }, '.first', 'a Date'],
  [[1, undefined], '[1]', 'undefined'],
  [Array.from({ length: 2 }), '[0]', 'undefined'],
  [{ size: 1n }, '.size', 'a bigint'],
  [shared.deep.concat(NaN), '[2]', 'NaN'],
  [round, '.self.within', 'part of itself'],
  [new Map(), '', 'a Map'],
]
for (const [value, path, problem] of rows)
  test(`${problem} at "${path}" is not`, () => {
    assert.equal(notJson(value), { path, problem })
  })

test.run()

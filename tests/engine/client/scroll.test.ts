import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createPositions } from '../../../engine/client/scroll.ts'

test('positions survive as text', () => {
  const positions = createPositions(undefined)
  positions.set('one', 12.6)
  positions.set('two', 0)
  const again = createPositions(positions.toText())
  assert.equal([again.get('one'), again.get('two'), again.get('three')], [13, 0, undefined])
})

for (const text of [
  '',
  '{',
  'null',
  '5',
  '{"a":1}',
  '[1,null,["a"],["b","c"],[1,2],{}]',
  '[["__proto__",{}]]',
  '"x"',
]) {
  test(`${text || 'an empty text'} counts as nothing`, () => {
    const positions = createPositions(text)
    for (const key of ['a', 'b', '1', '__proto__', 'constructor']) assert.is(positions.get(key), undefined)
  })
}

test('only the last hundred are kept', () => {
  const positions = createPositions(undefined)
  for (let entry = 0; entry < 150; entry++) positions.set(String(entry), entry)
  positions.set('60', 1)
  positions.set('new', 2)
  assert.equal(
    [positions.get('49'), positions.get('50'), positions.get('51'), positions.get('60')],
    [undefined, undefined, 51, 1],
  )
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { didYouMean, suggest } from '../../../engine/errors/suggest.ts'
import { fc } from '../../support/properties.ts'

const keys = ['title', 'description', 'tags', 'sidebar_position', 'id']

test('finds the word with a letter too many, missing, wrong or swapped', () => {
  for (const wrong of ['titlee', 'titl', 'tutle', 'tilte']) assert.is(suggest(wrong, keys), 'title', wrong)
})

test('allows one slip in short words, two in longer ones, three beyond eight letters', () => {
  assert.is(suggest('tabs', keys), 'tags')
  assert.is(suggest('tubs', keys), undefined)
  assert.is(suggest('ttle', ['title']), 'title')
  assert.is(suggest('tytel', keys), 'title')
  assert.is(suggest('discripton', keys), 'description')
  assert.is(suggest('dscrptn', keys), undefined)
})

test('does not mind case', () => {
  assert.is(suggest('TITLE', keys), 'title')
})

test('takes the nearest of several', () => {
  assert.is(suggest('origim', ['origins', 'origin']), 'origin')
})

test('has no answer to nonsense, or to a word with nothing in common', () => {
  assert.is(suggest('qwertz', keys), undefined)
  assert.is(suggest('x', ['y']), undefined)
  assert.is(suggest('', keys), undefined)
})

test('tells what is known where nothing is near', () => {
  assert.is(didYouMean('xyz', ['zh', 'en']), 'Known: zh, en.')
  assert.is(didYouMean('zhh', ['zh', 'en']), 'Did you mean "zh"?')
  assert.is(didYouMean('zh', []), undefined)
})

/** The whole table, without any short cut. */
function slipsBetween(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i])
  for (let j = 0; j <= b.length; j++) table[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const wrong = Number(a[i - 1] !== b[j - 1])
      const cost = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + wrong)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      table[i]![j] = isSwapped ? Math.min(cost, table[i - 2]![j - 2]! + 1) : cost
    }
  return table[a.length]![b.length]!
}

test('short cuts change no answer', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '/'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.nat(4), (wrong, known, slips) => {
      const slipped = slipsBetween(wrong, known)
      const isNear = slipped <= slips && slipped < Math.max(wrong.length, known.length)
      assert.is(suggest(wrong, [known], slips), isNear ? known : undefined)
    }),
    { numRuns: 3000, seed: 1 },
  )
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { didYouMean, suggest } from '../../../engine/errors/suggest.ts'

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

test.run()

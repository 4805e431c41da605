/** Sentences of one paragraph that come from several texts. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { joinSentences } from '../../site/strings/sentences.ts'

test('a space stands between English sentences, none after a full-width stop', () => {
  assert.is(joinSentences(['One.', 'Two.', 'Three.']), 'One. Two. Three.')
  assert.is(joinSentences(['一句。', '两句！', '三句。']), '一句。两句！三句。')
  assert.is(joinSentences(['Only one.']), 'Only one.')
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { named } from '../../theme/words/named.ts'

test('a choice stands behind the colon of its language', () => {
  assert.is(named('en', 'Language', 'English'), 'Language: English')
  assert.is(named('zh-CN', '语言', '中文'), '语言：中文')
  assert.is(named('fr-CA', 'Langue', 'Français'), 'Langue\u00A0: Français')
})

test.run()

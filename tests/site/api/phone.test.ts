/** Phone numbers, as people write them. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { areaOf, normalizePhone } from '../../../site/api/phone.ts'

const test = suite('phone numbers')

test('one number is one, however it is written', () => {
  for (const written of [
    '13800138000',
    ' 138 0013 8000 ',
    '138-0013-8000',
    '+86 138-0013-8000',
    '0086 13800138000',
    '86 13800138000',
    '１３８００１３８０００',
  ])
    assert.is(normalizePhone(written), '13800138000', written)
  assert.is(normalizePhone('+1 (415) 555-0100'), '+14155550100')
  assert.is(normalizePhone('001.415.555.0100'), '+14155550100')
  // Not a mobile number: what it means is not ours to say.
  assert.is(normalizePhone('+86 571 1234 567'), '+865711234567')
})

test('a number is from where the longest code says', () => {
  const countries = [
    { phoneAreaCode: 'USA', phoneCode: '1' },
    { phoneAreaCode: 'BAHAMAS', phoneCode: '1242' },
    { phoneAreaCode: 'NOWHERE' },
    { phoneAreaCode: 'NONE', phoneCode: null },
    { phoneAreaCode: 'EMPTY', phoneCode: '' },
  ]
  assert.is(areaOf('+14155550100', countries), 'USA')
  assert.is(areaOf('+12425550100', countries), 'BAHAMAS')
  assert.is(areaOf('+4915112345678', countries), 'CHINA')
  assert.is(areaOf('13800138000', countries), 'CHINA')
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fallbacksOf } from '../../../engine/paths/fallbacks.ts'

const zh = { id: 'zh' }
const en = { id: 'en' }

test('without a setting the default stands in, and nothing for the default', () => {
  assert.equal(fallbacksOf('en', [zh, en]), ['zh'])
  assert.equal(fallbacksOf('zh', [zh, en]), [])
})

test('those that are named come first, then those that these name, and the default last', () => {
  assert.equal(fallbacksOf('ja', [zh, en, { id: 'ja', fallback: ['en'] }]), ['en', 'zh'])
  const spanish = { id: 'es', fallback: ['ca'] }
  const many = [zh, en, spanish, { id: 'ca' }, { id: 'pt', fallback: ['es', 'en'] }]
  assert.equal(fallbacksOf('pt', many), ['es', 'en', 'ca', 'zh'])
  assert.equal(fallbacksOf('ja', [zh, en, { id: 'ja', fallback: ['zh', 'en'] }]), ['zh', 'en'])
})

test('an empty list is an end', () => {
  assert.equal(fallbacksOf('ja', [zh, en, { id: 'ja', fallback: [] }]), [])
  assert.equal(fallbacksOf('ja', [zh, { id: 'en', fallback: [] }, { id: 'ja', fallback: ['en'] }]), ['en'])
})

test('a brand that begins with another language ends there, whatever that one names', () => {
  const locales = [{ id: 'ja', fallback: ['en'] }, zh, { id: 'en', fallback: ['zh'] }]
  assert.equal(fallbacksOf('ja', locales), [])
  assert.equal(fallbacksOf('en', locales), ['zh', 'ja'])
})

test.run()

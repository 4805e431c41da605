/** Which pages search engines are asked to leave out. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isNoindex } from '../../site/noindex.ts'

test('pages about the other product are left out', () => {
  assert.is(isNoindex('/why/', { offering: 'management' }), true)
  assert.is(isNoindex('/why/', { offering: 'replication' }), false)
  assert.is(isNoindex('/connector/', { offering: 'management' }), true)
  assert.is(isNoindex('/connector/', { offering: 'replication' }), false)
  assert.is(isNoindex('/clouddm_solution/', { offering: 'replication' }), true)
  assert.is(isNoindex('/clouddm_solution/', { offering: 'management' }), false)
})

test('copies, samples and steps of a flow are left out everywhere', () => {
  for (const key of ['/clouddm/', '/loading/', '/markdown-page/', '/login/'])
    for (const offering of ['management', 'replication'] as const) assert.is(isNoindex(key, { offering }), true)
})

test('pages of a brand are kept', () => {
  for (const key of ['/', '/about/', '/pricing/', '/blog/'])
    for (const offering of ['management', 'replication'] as const) assert.is(isNoindex(key, { offering }), false)
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mayPrefetch } from '../../../engine/client/prefetch.ts'

test('pages are prefetched where the connection says nothing or enough', () => {
  for (const connection of [
    undefined,
    {},
    { saveData: false },
    { effectiveType: '3g' },
    { effectiveType: '4g', saveData: false },
  ]) {
    assert.ok(mayPrefetch(connection))
  }
})

test('J-10 nothing is prefetched for readers who save data or are on 2G', () => {
  for (const connection of [
    { saveData: true },
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ]) {
    assert.not.ok(mayPrefetch(connection))
  }
})

test.run()

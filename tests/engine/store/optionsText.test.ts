/** Options of plugins as part of keys: whatever may change what a plugin makes has to show. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { optionsText } from '../../../engine/store/optionsText.ts'

test('options that differ have texts that differ, functions by their source', () => {
  const options = [
    undefined,
    {},
    { limit: 1 },
    { limit: 2 },
    { limit: '1' },
    { limit: [1] },
    { label: (name: string) => name },
    { label: (name: string) => name.trim() },
    { labels: { zh: { of: () => 1 } } },
    { labels: { zh: { of: () => 2 } } },
  ]
  assert.is(new Set(options.map(optionsText)).size, options.length)
  assert.is(optionsText({ label: () => 1 }), optionsText({ label: () => 1 }))
})

test('options that JSON does not hold have a text all the same', () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  for (const options of [undefined, circular, { size: 1n }]) assert.is(optionsText(options), '')
})

test.run()

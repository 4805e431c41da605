import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import * as messages from '../../../engine/errors/messages.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'

/** Arguments that fit every sentence: texts, and where a list is expected the loop below finds one by trying. */
const samples: readonly unknown[][] = [
  ['one', { file: 'a.ts' }, new Error('three'), 'Four.'],
  ['one', ['two', 'three'], { file: 'a.ts' }, 'Four.'],
  ['one', 'two', 'three', { file: 'a.ts', line: 1, column: 1 }, 'Five.'],
  ['one', ['two', 'three'], { file: 'a.ts' }, new Error('four')],
  ['one', 'two', ['three'], 'four'],
  [1, 'two', 'three', 'four'],
  ['one', { file: 'a.ts' }, { key: 'two', known: ['three'] }],
]

const made = Object.entries(messages as Record<string, (...args: never[]) => SiteError>).map(([name, say]) => {
  for (const sample of samples) {
    try {
      const error = say(...(sample as never[]))
      if (error instanceof SiteError) return { name, diagnostic: error.diagnostics[0]! }
    } catch {
      // The next sample.
    }
  }
  throw new Error(`No sample fits ${name}`)
})

test('every sentence has a code in kebab case, and no two share one', () => {
  for (const { name, diagnostic } of made) assert.match(diagnostic.code, /^[a-z0-9]+(-[a-z0-9]+)*$/, name)
})

test('sentences are plain: a capital or a quotation first, no full stop, no exclamation mark', () => {
  for (const { name, diagnostic } of made) {
    assert.not.match(diagnostic.message, /!|\.$/, name)
    if (diagnostic.hint) assert.match(diagnostic.hint, /^[A-Z"].*[.?]$/s, name)
  }
})

test('they stand sorted by code', () => {
  const text = readFileSync(new URL('../../../engine/errors/messages.ts', import.meta.url), 'utf8')
  const codes = [...text.matchAll(/code: '([a-z0-9-]+)'/g)].map(([, code]) => code!)
  assert.equal(codes, codes.toSorted())
})

test.run()

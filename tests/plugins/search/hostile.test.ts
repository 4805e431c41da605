/** Queries that mean no good. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { parseQuery } from '../../../plugins/search/query.ts'
import { termsOf } from '../../../plugins/search/tokens.ts'
import { indexOf, realPages, titlesOf } from './support/indexes.ts'
import { fc } from '../../support/properties.ts'

const test = suite('hostile searches')

const real = indexOf((await realPages(['clouddm/en']))['clouddm/en']!)
const find = (query: string) => real.finder.find(query, 8)

/** What query languages know, alone and with words. */
const operators = [
  '~',
  'foo:',
  'a^',
  '+',
  '-x',
  '*',
  '\\',
  'a:b:c',
  'title:x',
  'x~1',
  'a^9',
  '+a -b',
  '*a*',
  '"',
  '()',
  '[',
  '${1}',
  '%',
  '%zz',
]

test('a text without a space costs as much as its letters, however many they are', () => {
  assert.equal(termsOf(`${'a'.repeat(500_000)} b_c`, { keepAll: true }), ['b', 'c', 'b_c'])
})

test('E-01 operators are text', async () => {
  for (const query of operators) {
    const { pages } = await find(query)
    assert.ok(pages.length <= 8, query)
  }
  assert.equal(titlesOf(await find('+docker')), titlesOf(await find('docker')))
  assert.equal(titlesOf(await find('docker~1')).length > 0, true)
})

test('E-01 5,000 random queries throw nothing', async () => {
  const words = [
    'docker',
    'masking',
    'sql_policy',
    '数据',
    '8.0.36',
    'constructor',
    'é',
    '\u0000',
    '\ud800',
    '🙂',
    '。',
    '__proto__',
  ]
  const operators = ['~', ':', '^', '+', '-', '*', '\\', '"', ' ', '  ', '\n', '~9999', '%', '/', '.', '_']
  const query = fc.oneof(
    fc.array(fc.constantFrom(...words, ...operators), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const { pages, total } = await find(text)
      assert.ok(pages.length <= 8 && total >= 0)
    }),
    { numRuns: 5000 },
  )
})

test('E-02 length, terms and distance are capped', async () => {
  const long = Array.from({ length: 1000 }, (_, index) => `word${index}`).join(' ')
  for (const query of [
    'hello~9999',
    'x'.repeat(100_000),
    '数'.repeat(100_000),
    long,
    '*'.repeat(200),
    'a '.repeat(50_000),
  ]) {
    const { tokens, optionalTerms } = parseQuery(query)
    assert.ok(tokens.reduce((sum, { terms }) => sum + terms.length, 0) + optionalTerms.length <= 10, query.slice(0, 20))
    await find(query)
    // What it costs once its files are there: some milliseconds.
    const started = process.cpuUsage()
    await find(query)
    const { user, system } = process.cpuUsage(started)
    assert.ok((user + system) / 1e6 < 2, `${query.slice(0, 20)} ${(user + system) / 1e6} s`)
  }
})

test.run()

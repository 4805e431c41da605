/** Queries, texts and files that mean no good. */
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { SearchError } from '../../../plugins/search/failure.ts'
import { createFinder } from '../../../plugins/search/finder.ts'
import { parseQuery } from '../../../plugins/search/query.ts'
import { finderOf, indexOf, marksIn, pageOf, plain, realPages, titlesOf } from './support/indexes.ts'

const test = suite('hostile searches')

const real = indexOf((await realPages(['clouddm/en']))['clouddm/en']!)
const find = (query: string) => real.finder.find(query, 8)

test('E-01 operators are text', async () => {
  for (const query of [
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
  ]) {
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
    const { pieces, extras } = parseQuery(query)
    assert.ok(pieces.reduce((sum, { terms }) => sum + terms.length, 0) + extras.length <= 10, query.slice(0, 20))
    await find(query)
    // What it costs once its files are there.
    const started = process.cpuUsage()
    await find(query)
    const { user, system } = process.cpuUsage(started)
    assert.ok((user + system) / 1000 < 150, `${query.slice(0, 20)} ${(user + system) / 1000} ms`)
  }
})

test('E-04 words that objects have by birth are words', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype', '_index', 'valueOf', 'length']
  const { finder } = indexOf([
    ...names.map((name) =>
      pageOf({
        title: `The ${name}`,
        href: `/${name}/`,
        text: `About ${name} and nothing else.`,
        sections: [[name, name]],
      }),
    ),
    pageOf({ title: '__proto__', href: '/__proto__/__proto__/', text: 'proto' }),
  ])
  for (const name of names)
    assert.ok(
      titlesOf(await finder.find(name, 8)).some((title) => title.includes(name)),
      name,
    )
  assert.equal(titlesOf(await finder.find('__proto__', 8))[0], '__proto__')
})

test('E-03 markup in a query, a title or a text stays text', async () => {
  const payload = '<img src=x onerror=alert(1)>"\'&lt;'
  const { finder } = indexOf([
    pageOf({ title: payload, text: `before ${payload} after`, sections: [[payload, payload]] }),
  ])
  const { pages } = await finder.find('onerror', 8)
  const [page] = pages
  assert.is(page!.title, payload)
  assert.is(plain(page!.hits[0]!.title), payload)
  assert.equal(marksIn(page!.hits[0]!.title), ['onerror'])
  assert.ok(plain(page!.hits[0]!.excerpt).includes(payload))
})

test('E-06 a missing, cut, foreign or newer index is told apart, and looked for again', async () => {
  const { files } = real
  const kindOf = async (load: (name: string) => unknown) => {
    const finder = createFinder(async (name) => load(name))
    const failed = await finder.find('docker', 8).then(
      () => undefined,
      (error: unknown) => error as SearchError,
    )
    assert.instance(failed, SearchError)
    return failed!.kind
  }
  const parsed = (name: string) => JSON.parse(files[name]!) as Record<string, unknown>
  assert.is(
    await kindOf(() => {
      throw new SearchError('missing')
    }),
    'missing',
  )
  assert.is(await kindOf(() => ({ v: 99 })), 'outdated')
  for (const wrong of [null, 'text', 7, [], {}, { v: '1' }])
    assert.is(await kindOf(() => wrong), 'damaged', JSON.stringify(wrong))
  assert.is(
    await kindOf((name) => (name === 'index.json' ? { ...parsed(name), sections: '!!' } : parsed(name))),
    'damaged',
  )
  assert.is(
    await kindOf((name) => (name === 'index.json' ? { ...parsed(name), terms: undefined } : parsed(name))),
    'damaged',
  )
  for (const wrong of [null, 'text', [], ['Adocker', '!!!'], [1, 2], {}]) {
    assert.is(await kindOf((name) => (name === 'index.json' ? parsed(name) : wrong)), 'damaged', JSON.stringify(wrong))
  }

  let offline = true
  const finder = createFinder(async (name) => {
    if (offline) throw new SearchError('offline')
    return parsed(name)
  })
  const failed = await finder.open().then(
    () => undefined,
    (error: unknown) => error as SearchError,
  )
  assert.is(failed!.kind, 'offline')
  offline = false
  assert.ok((await finder.find('docker', 8)).pages.length)
})

test('E-07 files of a version that is gone: the manifest is read again, once', async () => {
  const [old, fresh] = [
    indexOf([pageOf({ title: 'Old page', text: 'docker' })]),
    indexOf([pageOf({ title: 'New page', text: 'docker' })]),
  ]
  let published = false
  const asked: string[] = []
  const finder = createFinder(async (name) => {
    asked.push(name)
    const text = (published ? fresh : old).files[name]
    if (text === undefined) throw new SearchError('missing')
    return JSON.parse(text) as unknown
  })
  await finder.open()
  published = true
  assert.equal(titlesOf(await finder.find('docker', 8)), ['New page'])
  assert.is(asked.filter((name) => name === 'index.json').length, 2)
  // Without a new version it is no use, and not tried for ever.
  const broken = finderOf({ 'index.json': old.files['index.json']! })
  const failed = await broken.finder.find('docker', 8).then(
    () => undefined,
    (error: unknown) => error as SearchError,
  )
  assert.is(failed!.kind, 'missing')
  assert.equal(broken.loaded, ['index.json', 'index.json'])
})

test.run()

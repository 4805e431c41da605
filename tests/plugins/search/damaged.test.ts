/** Files that are missing, damaged or of another version, and texts that mean no good. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SearchError } from '../../../plugins/search/SearchError.ts'
import { createFinder } from '../../../plugins/search/finder.ts'
import { finderOf, indexOf, highlightsIn, pageOf, plain, titlesOf } from './support/indexes.ts'

test('E-06 a missing, cut, foreign or newer index is told apart, and looked for again', async () => {
  const { files } = indexOf([pageOf({ title: 'Docker', text: 'Run it.' })])
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
  for (const wrong of [
    { joins: undefined },
    { joins: [[], 'ABA'] },
    { joins: [['x'], 'AC'] },
    { synonyms: 7 },
    { titleWords: 7 },
  ])
    assert.is(
      await kindOf((name) => (name === 'index.json' ? { ...parsed(name), ...wrong } : parsed(name))),
      'damaged',
      JSON.stringify(wrong),
    )
  for (const wrong of [null, 'text', [], ['Adocker', '!!!'], [1, 2], {}]) {
    assert.is(await kindOf((name) => (name === 'index.json' ? parsed(name) : wrong)), 'damaged', JSON.stringify(wrong))
  }

  const { terms, texts } = parsed('index.json') as {
    readonly terms: readonly string[]
    readonly texts: readonly string[]
  }
  const namesIn = ([, names]: readonly string[]) => names!.match(/.{8}/g)!.map((name) => `${name}.json`)
  for (const [names, wrong] of [
    [namesIn(terms), ['AdockerEs', 'A']],
    [namesIn(terms), ['', '']],
    [namesIn(texts), [['', '', 'Run it.']]],
  ] as const)
    assert.is(await kindOf((name) => (names.includes(name) ? wrong : parsed(name))), 'damaged', JSON.stringify(wrong))

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

test('E-07 a file that cannot be fetched is no new version: the search fails, and the manifest is not read again', async () => {
  const { files } = indexOf([pageOf({ title: 'Page', text: 'docker' })])
  const asked: string[] = []
  const finder = createFinder(async (name) => {
    asked.push(name)
    if (name !== 'index.json') throw new SearchError('offline')
    return JSON.parse(files[name]!) as unknown
  })
  const failed = await finder.find('docker', 8).then(
    () => undefined,
    (error: unknown) => error as SearchError,
  )
  assert.is(failed!.kind, 'offline')
  assert.is(asked.filter((name) => name === 'index.json').length, 1)
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
  assert.equal(highlightsIn(page!.hits[0]!.title), ['onerror'])
  assert.ok(plain(page!.hits[0]!.excerpt).includes(payload))
})

test.run()

import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/hash.ts'
import { read, readOne } from '../../../engine/read/read.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { createMemoryStore } from '../../../engine/store/store.ts'
import type { Plugin, Reading, Source } from '../../../engine/types.ts'
import { brief, configOf, problemsOf } from '../../support/memorySite.ts'

const sourceOf = (file: string, text: string): Source => ({ file, text, hash: hashOf(text) })
const [a, b, logo] = [
  sourceOf('content/acme/zh/docs/a.md', 'a'),
  sourceOf('content/acme/fr/docs/b.md', 'b'),
  sourceOf('site/logo.md', 'c'),
]

function counting(name = 'docs'): { plugin: Plugin; seen: string[] } {
  const seen: string[] = []
  return {
    seen,
    plugin: {
      name,
      read: ({ file, text }) => {
        seen.push(file)
        return { data: { text }, imports: text === 'a' ? ['site/Chart.tsx'] : undefined }
      },
    },
  }
}

test('a document is what the plugin understood, with its address', async () => {
  const { plugin } = counting()
  const documents = await read(
    [a, b, logo].map((source) => ({ plugin, source })),
    configOf(),
    createMemoryStore(),
    'code',
  )
  assert.equal(documents, [
    {
      plugin: 'docs',
      file: a.file,
      hash: a.hash,
      address: { set: 'acme', locale: 'zh', rest: 'docs/a.md' },
      data: { text: 'a' },
      imports: ['site/Chart.tsx'],
    },
    // French is no locale of this site.
    { plugin: 'docs', file: b.file, hash: b.hash, address: undefined, data: { text: 'b' }, imports: [] },
    { plugin: 'docs', file: logo.file, hash: logo.hash, address: undefined, data: { text: 'c' }, imports: [] },
  ])
})

test('F-06 a text is read again when it, its name, its plugin, the code or the mode changes, and not otherwise', async () => {
  const store = createMemoryStore()
  const { plugin, seen } = counting()
  const again = async (source: Source, { by = plugin, code = 'code', production = true } = {}) => {
    seen.length = 0
    await read([{ plugin: by, source }], configOf({ production }), store, code)
    return seen.length === 1
  }
  assert.ok(await again(a))
  assert.not.ok(await again(a))
  assert.ok(await again(a, { code: 'other code' }))
  assert.not.ok(await again(a, { code: 'other code' }))
  assert.ok(await again(a, { production: false }))
  assert.ok(await again({ ...a, hash: hashOf('x') }))
  assert.ok(await again({ ...a, file: 'content/acme/zh/docs/moved.md' }))
  assert.ok(await again(a, { by: { ...plugin, name: 'blog' } }))
})

test('F-07 a document is the same when it is remembered and when it is not', async () => {
  const store = createMemoryStore()
  const plugin: Plugin = {
    name: 'docs',
    read: () => ({ data: { date: new Date(0), none: undefined, list: [undefined, -0, Number.NaN], 数据: '😀' } }),
  }
  const once = () => read([{ plugin, source: a }], configOf(), store, 'code')
  const [cold, warm] = [await once(), await once()]
  assert.equal(cold, warm)
  assert.equal(await readOne({ plugin, source: a }, configOf()), warm[0])
})

test('F-05 what was remembered and cannot be trusted is read again', async () => {
  const store = createMemoryStore()
  const { plugin, seen } = counting()
  const once = () => read([{ plugin, source: a }], configOf(), { ...store, get: () => undefined }, 'code')
  assert.equal(await once(), await once())
  assert.is(seen.length, 2)
})

const thrown: readonly [string, unknown, RegExp][] = [
  ['an error', new TypeError('no such thing'), /^Plugin "docs" failed in its hook "read": no such thing$/],
  ['a text', 'words', /^Plugin "docs" failed in its hook "read": threw 'words'$/],
  ['null', null, /threw null$/],
  ['undefined', undefined, /threw undefined$/],
  ['an object', { a: { b: { c: 1 } } }, /threw \{ a: \{ b: \[Object\] \} \}$/],
]
for (const [name, value, message] of thrown) {
  test(`B-10 read throws or rejects with ${name}: plugin, hook and file are named`, async () => {
    const hooks: Plugin['read'][] = [
      () => {
        throw value
      },
      () => Promise.reject(value),
    ]
    for (const hook of hooks) {
      const problems = await problemsOf(() =>
        read([{ plugin: { name: 'docs', read: hook! }, source: a }], configOf(), createMemoryStore(), 'code'),
      )
      assert.equal(problems.map(brief), [`plugin-failed ${a.file}`])
      assert.match(problems[0]!.message, message)
    }
  })
}

test('B-10 every broken file is told, and the good ones do not hide them', async () => {
  const plugin: Plugin = {
    name: 'docs',
    read({ file }) {
      if (file === b.file) return { data: {} }
      if (file === logo.file) throw new Error('bug')
      throw new SiteError('Too long', { code: 'too-long', place: { file, line: 3 } })
    },
  }
  const problems = await problemsOf(() =>
    read(
      [a, b, logo].map((source) => ({ plugin, source })),
      configOf(),
      createMemoryStore(),
      'code',
    ),
  )
  assert.equal(problems.map(brief), [`too-long ${a.file}:3`, `plugin-failed ${logo.file}`])
})

const circular: Record<string, unknown> = {}
circular['self'] = circular
const shapes: readonly [string, unknown, RegExp][] = [
  ['nothing', undefined, /expected \{ data \}, got undefined/],
  ['null', null, /expected \{ data \}, got null/],
  ['a text', 'data', /expected \{ data \}, got data/],
  ['no data', {}, /expected "data"/],
  ['a function as data', { data: () => 1 }, /expected "data"/],
  ['circular data', { data: circular }, /"data".*circular/],
  ['a big integer', { data: { size: 1n } }, /"data".*BigInt/],
  ['imports that are no list', { data: {}, imports: 'site/Chart.tsx' }, /expected "imports" to be a list of texts/],
  ['imports that are no texts', { data: {}, imports: [1] }, /expected "imports" to be a list of texts/],
  ['a body that cannot be called', { data: {}, body: 'text' }, /expected "body" to be a function/],
]
for (const [name, answer, message] of shapes) {
  test(`B-12 read answers with ${name}: plugin, hook and file are named`, async () => {
    const plugin: Plugin = { name: 'docs', read: () => answer as Reading }
    const problems = await problemsOf(() => read([{ plugin, source: a }], configOf(), createMemoryStore(), 'code'))
    assert.equal(problems.map(brief), [`plugin-shape ${a.file}`])
    assert.match(problems[0]!.message, /^Plugin "docs" answered "read" with the wrong shape: /)
    assert.match(problems[0]!.message, message)
  })
}

test('B-12 a plugin that claims files and has no read is told so', async () => {
  const [problem] = await problemsOf(() =>
    read([{ plugin: { name: 'docs', include: ['**'] }, source: a }], configOf(), createMemoryStore(), 'code'),
  )
  assert.is(problem!.code, 'plugin-shape')
  assert.match(problem!.message, /"docs".*"read"/)
})

test.run()

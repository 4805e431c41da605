import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { fileMissing, fileOutside } from '../../../engine/errors/fileMessages.ts'
import { read, readOne, type ReadInput } from '../../../engine/read/read.ts'
import { SiteError } from '../../../engine/errors/SiteError.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { Plugin, ReadResult, Source } from '../../../engine/types.ts'
import { hooksThatFailWith } from '../../support/failingHooks.ts'
import { createMemoryDisk } from '../../support/memoryDisk.ts'
import { brief, configOf, problemsOf } from '../../support/memorySite.ts'

const sourceOf = (file: string, text: string): Source => ({ file, text, hash: hashOf(text) })
const [a, b, logo] = [
  sourceOf('content/acme/zh/docs/a.md', 'a'),
  sourceOf('content/acme/fr/docs/b.md', 'b'),
  sourceOf('site/logo.md', 'c'),
]

/** Those files, on a disk that holds nothing else. */
const readAll = (plugin: Plugin, sources: readonly Source[], more: Partial<ReadInput> = {}) =>
  read(
    sources.map(({ file }) => ({ plugin, file })),
    {
      config: configOf(),
      disk: createMemoryDisk(Object.fromEntries(sources.map(({ file, text }) => [file, text]))),
      memos: createMemoryStore(),
      code: 'code',
      ...more,
    },
  )

function counting(name = 'docs'): { plugin: Plugin; seen: string[] } {
  const seen: string[] = []
  return {
    seen,
    plugin: {
      name,
      read: ({ source: { file, text } }) => {
        seen.push(file)
        return { data: { text }, imports: text === 'a' ? ['site/Chart.tsx'] : undefined }
      },
    },
  }
}

test('a document is what the plugin understood, with its address', async () => {
  const { plugin } = counting()
  const documents = await readAll(plugin, [a, b, logo])
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
  const memos = createMemoryStore()
  const { plugin, seen } = counting()
  const again = async (source: Source, { by = plugin, code = 'code', production = true } = {}) => {
    seen.length = 0
    await readAll(by, [source], { config: configOf({ production }), memos, code })
    return seen.length === 1
  }
  assert.ok(await again(a))
  assert.not.ok(await again(a))
  assert.ok(await again(a, { code: 'other code' }))
  assert.not.ok(await again(a, { code: 'other code' }))
  assert.ok(await again(a, { production: false }))
  assert.ok(await again(sourceOf(a.file, 'x')))
  assert.ok(await again(sourceOf('content/acme/zh/docs/moved.md', a.text)))
  assert.ok(await again(a, { by: { ...plugin, name: 'blog' } }))
})

test('F-07 a document is the same when it is remembered and when it is not', async () => {
  const memos = createMemoryStore()
  const plugin: Plugin = {
    name: 'docs',
    read: () => ({ data: { date: new Date(0), none: undefined, list: [undefined, -0, Number.NaN], 数据: '😀' } }),
  }
  const once = () => readAll(plugin, [a], { memos })
  const [cold, warm] = [await once(), await once()]
  assert.equal(cold, warm)
  assert.equal(await readOne(plugin, a, configOf()), warm[0])
})

test('F-05 what was remembered and cannot be trusted is read again', async () => {
  const memos = createMemoryStore()
  const { plugin, seen } = counting()
  const once = () => readAll(plugin, [a], { memos: { ...memos, get: () => undefined } })
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
    for (const hook of hooksThatFailWith(value)) {
      const problems = await problemsOf(() => readAll({ name: 'docs', read: hook }, [a]))
      assert.equal(problems.map(brief), [`plugin-failed ${a.file}`])
      assert.match(problems[0]!.message, message)
    }
  })
}

test('B-10 every broken file is told, and the good ones do not hide them', async () => {
  const plugin: Plugin = {
    name: 'docs',
    read({ source: { file } }) {
      if (file === b.file) return { data: {} }
      if (file === logo.file) throw new Error('bug')
      throw new SiteError('Too long', { code: 'too-long', place: { file, line: 3 } })
    },
  }
  const problems = await problemsOf(() => readAll(plugin, [a, b, logo]))
  assert.equal(problems.map(brief), [`too-long ${a.file}:3`, `plugin-failed ${logo.file}`])
})

const circular: Record<string, unknown> = {}
circular['self'] = circular
const shapes: readonly [string, unknown, RegExp][] = [
  ['nothing', undefined, /expected \{ data \}, got undefined/],
  ['null', null, /expected \{ data \}, got null/],
  ['a text', 'data', /expected \{ data \}, got data/],
  ['no data', {}, /expected "data"/],
  ['null as data', { data: null }, /expected "data" to have fields, got null/],
  ['a function as data', { data: () => 1 }, /expected "data"/],
  ['circular data', { data: circular }, /"data".*circular/],
  ['a big integer', { data: { size: 1n } }, /"data".*BigInt/],
  ['imports that are no list', { data: {}, imports: 'site/Chart.tsx' }, /expected "imports" to be a list of texts/],
  ['imports that are no texts', { data: {}, imports: [1] }, /expected "imports" to be a list of texts/],
  [
    'a code that is none',
    { data: {}, diagnostics: [{ code: 'Bad Code', message: 'm', severity: 'error' }] },
    /expected "diagnostics" to have "code" in kebab-case at \[0\], got "Bad Code"/,
  ],
  ['a body that cannot be called', { data: {}, body: 'text' }, /expected "body" to be a function/],
]
for (const [name, answer, message] of shapes) {
  test(`B-12 read answers with ${name}: plugin, hook and file are named`, async () => {
    const plugin: Plugin = { name: 'docs', read: () => answer as ReadResult }
    const problems = await problemsOf(() => readAll(plugin, [a]))
    assert.equal(problems.map(brief), [`plugin-shape ${a.file}`])
    assert.match(problems[0]!.message, /^Plugin "docs" returned an invalid result from "read": /)
    assert.match(problems[0]!.message, message)
  })
}

test('a problem that the configuration makes a warning, or nothing, keeps no document away', async () => {
  const odd = { code: 'odd-key', severity: 'error', message: 'Odd key' } as const
  const plugin: Plugin = { name: 'docs', read: () => ({ data: {}, diagnostics: [odd] }) }
  for (const severity of ['warning', 'off'] as const) {
    const config = configOf({ severities: { 'odd-key': severity } })
    assert.is((await readAll(plugin, [a], { config })).length, 1)
    assert.is((await readOne(plugin, a, config)).file, a.file)
  }
  assert.equal((await problemsOf(() => readAll(plugin, [a]))).map(brief), [`odd-key ${a.file}`])
  assert.equal((await problemsOf(() => readOne(plugin, a, configOf()))).map(brief), [`odd-key ${a.file}`])
})

test('B-12 a plugin that claims files and has no read is told so', async () => {
  const [problem] = await problemsOf(() => readAll({ name: 'docs', include: ['**'] }, [a]))
  assert.is(problem!.code, 'plugin-shape')
  assert.match(problem!.message, /"docs".*"read"/)
})

const files = { [a.file]: 'a', [b.file]: 'b', [logo.file]: 'c' }

test('F-12 a file that goes away after it was listed is not part of the site', async () => {
  const onRead = (file: string) => {
    if (file === a.file) throw fileMissing(file)
  }
  const documents = await readAll(counting().plugin, [a, b], { disk: createMemoryDisk(files, { onRead }) })
  assert.equal(
    documents.map(({ file }) => file),
    [b.file],
  )
})

test('A-02 A-12 every unreadable file is told at once, in the order of the claims', async () => {
  const onRead = (file: string) => {
    if (file === b.file) throw fileOutside(file)
  }
  const disk = createMemoryDisk({ ...files, [a.file]: Buffer.from([0x61, 0xff]) }, { onRead })
  const problems = await problemsOf(() => readAll(counting().plugin, [a, b, logo], { disk }))
  assert.equal(problems.map(brief), [`file-not-utf8 ${a.file}:1:2`, `file-outside ${b.file}`])
})

test('a bug in a disk stays a bug', async () => {
  const disk = createMemoryDisk(files, {
    onRead: () => {
      throw new RangeError('bug')
    },
  })
  await readAll(counting().plugin, [a], { disk }).then(
    () => assert.unreachable(),
    (error: unknown) => assert.instance(error, RangeError),
  )
})

test('F-10 a thousand files are read a few at a time', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => sourceOf(`content/acme/zh/docs/${index}.md`, ''))
  const disk = createMemoryDisk(Object.fromEntries(many.map(({ file, text }) => [file, text])))
  let [open, most] = [0, 0]
  const reading = async (file: string) => {
    most = Math.max(most, ++open)
    await new Promise(setImmediate)
    open--
    return disk.read(file)
  }
  const documents = await readAll(counting().plugin, many, { disk: { ...disk, read: reading } })
  assert.is(documents.length, 1000)
  assert.ok(most <= 64, `${most} files were open at once`)
})

test.run()

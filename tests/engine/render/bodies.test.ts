import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { createBodies } from '../../../engine/render/bodies.ts'
import type { Store } from '../../../engine/store/store.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import type { BodyContext, Plugin } from '../../../engine/types.ts'
import { docs } from '../../../plugins/docs/index.ts'
import { bodyOf } from '../../support/bodyOf.ts'
import { createMemoryDisk, type MemoryDisk } from '../../support/memoryDisk.ts'
import { acme, brief, buildInMemory, configOf, problemsOf } from '../../support/memorySite.ts'

const file = 'content/acme/zh/docs/a.md'
const plain: Plugin = { name: 'docs', read: ({ source }) => ({ data: {}, body: async () => bodyOf(source.text) }) }
const sourceOf = (text: string) => ({ file, plugin: 'docs', hash: hashOf(text) })

const opened = (
  disk: MemoryDisk,
  {
    plugin = plain,
    store = createMemoryStore(),
    code = 'code',
  }: { plugin?: Plugin; store?: Store; code?: string } = {},
) => createBodies(configOf({ plugins: [plugin] }), disk, store, code)

test('a body is read once, whoever asks and however often', async () => {
  const bodies = opened(createMemoryDisk({ [file]: 'a' }))
  const all = await Promise.all([1, 2, 3].map(() => bodies.of(sourceOf('a'))))
  assert.equal(
    all.map(({ body }) => body.html),
    ['a', 'a', 'a'],
  )
  assert.is(bodies.count(), 1)
})

test('F-06 the next run remembers it, unless text, name, plugin or code changed', async () => {
  const store = createMemoryStore()
  const disk = createMemoryDisk({ [file]: 'a' })
  const counted = async (more: { code?: string } = {}, source = sourceOf('a')) => {
    const bodies = opened(disk, { store, ...more })
    await bodies.of(source)
    return bodies.count()
  }
  assert.is(await counted(), 1)
  assert.is(await counted(), 0)
  assert.is(await counted({ code: 'other' }), 1)
  disk.files.set(file, 'b')
  assert.is(await counted({}, sourceOf('b')), 1)
  assert.is(await counted({}, sourceOf('a')), 0)
})

for (const [what, body, problem] of [
  ['text', '<p>a</p>', 'to give { html, headings, anchors, links, sections, diagnostics }, got string'],
  ['nothing', undefined, 'got undefined'],
  ['no HTML', { ...bodyOf('a'), html: 7 }, 'to give "html" as text, got number'],
  ['HTML alone', { html: 'a' }, 'to give "headings" as a list, got undefined'],
] as const)
  test(`a body that is ${what} is told of its plugin, and not remembered`, async () => {
    const plugin: Plugin = { name: 'docs', read: () => ({ data: {}, body: () => body as never }) }
    const store = createMemoryStore()
    const problems = await problemsOf(() =>
      opened(createMemoryDisk({ [file]: 'a' }), { plugin, store }).of(sourceOf('a')),
    )
    assert.equal(problems.map(brief), [`plugin-shape ${file}`])
    assert.match(problems[0]!.message, problem)
    assert.not.ok(opened(createMemoryDisk({ [file]: 'a' }), { plugin, store }).isKnown(sourceOf('a')))
  })

test('a costly part of a body is made once, and not again for the next version of the text', async () => {
  const made: string[] = []
  const costly: Plugin = {
    name: 'docs',
    read: ({ source: { text } }) => ({
      data: {},
      body: async ({ remember }: BodyContext) => {
        const parts = text
          .split(' ')
          .map((part) => remember(part, () => (made.push(part), { html: part.toUpperCase() })))
        return bodyOf((await Promise.all(parts)).map(({ html }) => html).join(' '))
      },
    }),
  }
  const store = createMemoryStore()
  const htmlOf = async (text: string, code = 'code') => {
    const disk = createMemoryDisk({ [file]: text })
    return (await opened(disk, { plugin: costly, store, code }).of(sourceOf(text))).body.html
  }
  assert.is(await htmlOf('a b'), 'A B')
  assert.is(await htmlOf('a c'), 'A C')
  assert.equal(made, ['a', 'b', 'c'])
  assert.is(await htmlOf('a', 'other code'), 'A')
  assert.equal(made, ['a', 'b', 'c', 'a'])
})

test('what a body was made from is remembered with it, and looked at', async () => {
  const including: Plugin = {
    name: 'docs',
    read: () => ({
      data: {},
      body: async ({ load }: BodyContext) => bodyOf(Buffer.from(await load('content/part.md')).toString()),
    }),
  }
  const store = createMemoryStore()
  const disk = createMemoryDisk({ [file]: 'a', 'content/part.md': 'one' })
  const read = async () => {
    const bodies = opened(disk, { plugin: including, store })
    const { body, files } = await bodies.of(sourceOf('a'))
    return [body.html, files['content/part.md'], bodies.count()]
  }
  assert.equal(await read(), ['one', hashOf('one'), 1])
  assert.equal(await read(), ['one', hashOf('one'), 0])
  disk.files.set('content/part.md', 'two')
  assert.equal(await read(), ['two', hashOf('two'), 1])
  disk.files.delete('content/part.md')
  assert.equal(
    (await problemsOf(read)).map(({ code }) => code),
    ['file-missing'],
  )
  disk.files.set('content/part.md', 'one')
  assert.equal(await read(), ['one', hashOf('one'), 1])
})

for (const [name, value] of [
  ['an error', new Error('bug')],
  ['a text', 'bug'],
  ['null', null],
] as const) {
  test(`B-10 a body that throws ${name} names plugin, hook and file`, async () => {
    const plugin: Plugin = { name: 'docs', read: () => ({ data: {}, body: () => Promise.reject(value) }) }
    const problems = await problemsOf(() => opened(createMemoryDisk({ [file]: 'a' }), { plugin }).of(sourceOf('a')))
    assert.equal(problems.map(brief), [`plugin-failed ${file}`])
    assert.match(problems[0]!.message, /^Plugin "docs" failed in its hook "read": /)
  })
}

test('a body that failed is tried again', async () => {
  let broken = true
  const plugin: Plugin = {
    name: 'docs',
    read: () => ({
      data: {},
      body: async () => {
        if (broken) throw new Error('bug')
        return bodyOf('fine')
      },
    }),
  }
  const bodies = opened(createMemoryDisk({ [file]: 'a' }), { plugin })
  await problemsOf(() => bodies.of(sourceOf('a')))
  broken = false
  assert.is((await bodies.of(sourceOf('a'))).body.html, 'fine')
})

test('F-12 a file that is gone when its prose is wanted is an error with its name', async () => {
  const problems = await problemsOf(() => opened(createMemoryDisk({})).of(sourceOf('a')))
  assert.equal(problems.map(brief), [`file-missing ${file}`])
})

const zhOnly = { brands: [{ ...acme, locales: ['zh'] }] }
const folder = 'content/acme/zh/docs'

test('F-12 a build in which files vanish between scan and body tells each of them, and half a page is never written', async () => {
  const files = Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [`${folder}/${name}.md`, `---\ntitle: ${name}\n---\n\nText of ${name}.\n`]),
  )
  const seen = new Set<string>()
  const onRead = (name: string, disk: MemoryDisk) => {
    // The scan is the first to read it, and the last.
    if (seen.has(name) && !name.endsWith('b.md')) disk.files.delete(name)
    seen.add(name)
  }
  const built = await buildInMemory({
    files,
    plugins: [docs()],
    disk: createMemoryDisk(files, { onRead }),
    config: zhOnly,
  })
  assert.equal(built.diagnostics.map(brief), [`file-missing ${folder}/a.md`, `file-missing ${folder}/c.md`])
  assert.equal([...built.files.keys()], ['docs/b/index.html'])
})

test('F-12 prose that changed since the scan is shown, and not remembered as what it was', async () => {
  const before = `---\ntitle: A\n---\n\nBefore.\n`
  const after = `---\ntitle: A\n---\n\nAfter.\n`
  const store = createMemoryStore()
  let reads = 0
  const disk = createMemoryDisk({ [`${folder}/a.md`]: before })
  const changing: MemoryDisk = { ...disk, read: async (name) => (++reads === 1 ? disk.read(name) : Buffer.from(after)) }
  const input = { files: {}, plugins: [docs()], store, config: zhOnly }
  const first = await buildInMemory({ ...input, disk: changing })
  assert.match(first.files.get('docs/a/index.html')!, /After/)
  // The change was taken back: the page of the first run is not what this text gives.
  const second = await buildInMemory({ ...input, disk, cache: first.cache })
  assert.match(second.files.get('docs/a/index.html') ?? 'kept', /Before/)
})

test.run()

/** Which pages a changed chunk is a part of. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { chunkVersions, listChunk, type ServerChunk } from '../../../engine/bundle/chunkVersions.ts'
import { inTempFolder } from '../../support/tempFolder.ts'

const test = suite('versions of chunks')

type Chunk = Omit<ServerChunk, 'file'> & { readonly text: string }
type Chunks = Readonly<Record<string, Chunk>>

/** A chunk is called `<key>-<hash>.js`; `hash` is that of all of them. `{key}` in a text is the name of another one. */
const versionsOf = (chunks: Chunks, hash: string, keys: readonly string[], beside = '') =>
  inTempFolder(async (folder) => {
    const fileOf = (key: string) => `${key}-${hash}.js`
    for (const [key, { text }] of Object.entries(chunks))
      writeFileSync(
        join(folder, fileOf(key)),
        text.replace(/\{(\w+)\}/g, (_, other: string) => `./${fileOf(other)}`),
      )
    const listed = Object.fromEntries(
      Object.entries(chunks).map(([key, chunk]) => [key, { ...chunk, file: fileOf(key) }]),
    )
    const versionOf = await chunkVersions({ folder, chunks: listed, beside })
    return keys.map((key) => versionOf([key]))
  })

const chunks: Chunks = {
  entry: { text: 'import { views } from "{list}"; import "{app}"', imports: ['list', 'app'] },
  app: { text: 'export default () => import("{menu}")', dynamicImports: ['menu'] },
  menu: { text: 'export default "menu"' },
  list: {
    name: listChunk,
    text: 'export const views = { one: () => import("{one}"), two: () => import("{two}") }',
    dynamicImports: ['one', 'two'],
  },
  one: { text: 'import "{words}"; import "{entry}"', imports: ['words', 'entry'] },
  two: { text: 'export default 2' },
  words: { text: 'export default "words"' },
}
const names = ['entry', 'one', 'two'] as const
/** Those that are others when the text of `key` is. */
async function changedWith(key: string, changed: Partial<Chunk>): Promise<readonly string[]> {
  const before = await versionsOf(chunks, 'aaaa', names)
  const after = await versionsOf({ ...chunks, [key]: { ...chunks[key]!, ...changed } }, 'bbbb', names)
  return names.filter((_, index) => before[index] !== after[index])
}

test('names of files say nothing', async () => assert.equal(await changedWith('one', {}), []))

test('a view is a part of its own pages', async () => {
  assert.equal(await changedWith('two', { text: 'export default 3' }), ['two'])
  assert.equal(await changedWith('words', { text: 'export default "other"' }), ['one'])
})

test('another view is no part of the pages of those that are there', async () =>
  assert.equal(await changedWith('list', { text: 'export const views = {}', dynamicImports: [] }), []))

test('what the app imports, and be it later, is a part of all that import the app', async () =>
  assert.equal(await changedWith('menu', { text: 'export default "other"' }), ['entry', 'one']))

test('two chunks that change places are told apart', async () => {
  const swapped = { text: 'import "{words}"; import "{two}"', imports: ['words', 'two'] }
  const [one] = await versionsOf({ ...chunks, one: swapped }, 'aaaa', ['one'])
  const [other] = await versionsOf(
    { ...chunks, one: { ...swapped, text: 'import "{two}"; import "{words}"' } },
    'aaaa',
    ['one'],
  )
  assert.is.not(one, other)
})

test('what a component says of files that are called otherwise is a part of it', async () => {
  const [before, ...after] = await Promise.all(
    ['./one/app.js', './two/app.js', './one/other.js'].map(async (name) => {
      const [version] = await versionsOf({ ...chunks, two: { text: `export default '${name}'` } }, 'aaaa', ['two'])
      return version
    }),
  )
  assert.is(new Set([before, ...after]).size, 3)
})

test('whoever may read files is made of all that lie beside components', async () => {
  for (const text of [
    'import { readFileSync } from "node:fs"',
    'const fs = require("fs")',
    'const { readFile } = await import(`node:fs/promises`)',
    'process.getBuiltinModule(name)',
  ]) {
    const reading: Chunks = { ...chunks, words: { text } }
    const before = await versionsOf(reading, 'aaaa', names, 'before')
    const after = await versionsOf(reading, 'aaaa', names, 'after')
    assert.equal(
      names.filter((_, index) => before[index] !== after[index]),
      ['one'],
      text,
    )
  }
})

test.run()

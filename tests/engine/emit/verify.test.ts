/** Which files the last look at an output reads: what a site of ten thousand pages pays for an edit. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { namedIn } from '../../../engine/emit/namedIn.ts'
import { loadNamedPaths, saveNamedPaths, type NamedPaths } from '../../../engine/emit/namedPaths.ts'
import { verifyOutput, type VerifyInput } from '../../../engine/emit/verify.ts'
import { createMemoryStore } from '../../support/memoryStore.ts'
import { configOf, problemsOf } from '../../support/memorySite.ts'
import { openTempFolder, type TempFolder } from '../../support/tempFolder.ts'
import { manifestOf } from './support/manifestOf.ts'

type Files = Readonly<Record<string, string>>

const test = suite<{ folder: TempFolder }>('verify')
test.before.each((context) => {
  context.folder = openTempFolder()
})
test.after.each(({ folder }) => folder.end())

const page =
  '<link rel="icon" href="/icon.svg"><link rel="alternate" href="../b/"><script src="https://other.example/x.js">'
const before: Files = { 'a/index.html': page, 'b/index.html': '', 'icon.svg': 'i', 'index-1.json': '1' }

type Around = {
  readonly built?: readonly string[]
  readonly left?: readonly string[]
  readonly namedIn?: VerifyInput['namedIn']
}

/** Makes `after` of `before`, of which is known what its files name. */
function verify(
  { path }: TempFolder,
  after: Files,
  named: NamedPaths,
  { built = ['acme'], left = [], namedIn = () => undefined }: Around = {},
): Promise<NamedPaths> {
  const brands = [...new Set(['acme', ...built])]
  for (const brand of brands)
    for (const name in after) {
      const file = join(path, brand, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, after[name]!)
    }
  const manifest = manifestOf(after)
  return verifyOutput({
    placeOf: (file) => join(path, file),
    manifest: { ...manifest, brands: Object.fromEntries(brands.map((brand) => [brand, manifest.brands['acme']!])) },
    previous: manifestOf(before),
    lost: new Set(),
    named,
    brands: brands.map((id) => ({ id, origin: `https://${id}.example` })),
    unserved: new Map(built.map((brand) => [brand, new Set()])),
    left: new Map([['acme', new Map(left.map((file) => [file, 'zh']))]]),
    namedIn,
  })
}

const namedBefore: NamedPaths = new Map([['acme', new Set(['/b/', '/icon.svg'])]])
const without = (name: string): Files => Object.fromEntries(Object.entries(before).filter(([file]) => file !== name))
const missing = async (work: () => Promise<unknown>) => (await problemsOf(work)).map(({ message }) => message)

test('where all that files name is served, a file that is gone has none of the kept ones read', async ({ folder }) => {
  const after = { ...without('index-1.json'), 'index-2.json': '2', 'c/index.html': '<link rel="next" href="/b/?x#y">' }
  const { size } = await verify(folder, after, namedBefore)
  assert.is(size, 1)
  // A kept page that names what is gone, if it were read.
  assert.equal(
    [...(await verify(folder, without('icon.svg'), new Map([['acme', new Set(['/b/'])]]))).get('acme')!],
    ['/b/'],
  )
})

test('where something is gone that files name, those that do are told', async ({ folder }) => {
  assert.equal(await missing(() => verify(folder, without('icon.svg'), namedBefore)), [
    'The new output is not whole: "acme/a/index.html" names "/icon.svg", which is not in the output',
  ])
})

test('a page that a run for some locales leaves as it was, and that names what is gone, is out of date', async ({
  folder,
}) => {
  const problems = await problemsOf(() => verify(folder, without('icon.svg'), namedBefore, { left: ['a/index.html'] }))
  assert.equal(
    problems.map(({ code, message }) => [code, message]),
    [
      [
        'locale-outdated',
        'Pages in zh stay as they were, and would be wrong: "acme/a/index.html" names "/icon.svg", which is not in the output',
      ],
    ],
  )
})

test('what no file names any more is forgotten as soon as it is gone', async ({ folder }) => {
  const named = new Map([['acme', new Set(['/b/', '/icon.svg', '/index-1.json'])]])
  const now = await verify(folder, without('index-1.json'), named)
  assert.equal([...now.get('acme')!].sort(), ['/b/', '/icon.svg'])
})

test('where it is not known what files name, all are read', async ({ folder }) => {
  const now = await verify(folder, { ...before, 'c/index.html': '' }, new Map())
  assert.equal([...now.get('acme')!].sort(), ['/b/', '/icon.svg'])
  assert.is((await missing(() => verify(folder, without('icon.svg'), new Map()))).length, 1)
})

test('of a brand that is not built none is read, and what they name stays unknown', async ({ folder }) => {
  assert.is((await verify(folder, before, new Map(), { built: [] })).size, 0)
  assert.equal(await verify(folder, before, namedBefore, { built: [] }), namedBefore)
})

test('an address that the configuration names has its place there', ({ folder: { path } }) => {
  const file = 'site.config.ts'
  writeFileSync(join(path, file), "export default {\n  head: [{ tag: 'link', href: '/late.svg' }],\n}\n")
  const config = configOf({ root: path, file })
  assert.equal(namedIn(config, '/late.svg'), { file, line: 2, column: 32 })
  assert.is(namedIn(config, '/other.svg'), undefined)
})

test('what two brands name by one place of the configuration is told once', async ({ folder }) => {
  const place = { file: 'site.config.ts', line: 2, column: 32 }
  const after = { 'a/index.html': '<link rel="icon" href="/late.svg">' }
  const around = { built: ['acme', 'beta'], namedIn: () => place }
  const problems = await problemsOf(() => verify(folder, after, new Map(), around))
  assert.equal(
    problems.map((problem) => [problem.code, problem.place]),
    [['output-broken', place]],
  )
})

test('what is known belongs to one output of one build', () => {
  const memos = createMemoryStore()
  saveNamedPaths(memos, 'dist', 'one', namedBefore)
  assert.equal(loadNamedPaths(memos, 'dist', 'one'), namedBefore)
  assert.is(loadNamedPaths(memos, 'dist', 'two').size, 0)
  assert.is(loadNamedPaths(memos, 'other', 'one').size, 0)
})

test.run()

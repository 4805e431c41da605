import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { suite } from 'uvu'
import * as v from 'valibot'
import * as assert from 'uvu/assert'
import { openSession } from '../../../engine/run/session.ts'
import { engineId } from '../../../engine/store/codeId.ts'
import { createFileStore } from '../../../engine/store/files.ts'
import type { Config } from '../../../engine/types.ts'
import { acme, configOf } from '../../support/memorySite.ts'
import { inTempFolder, openTempFolder, type TempFolder } from '../../support/tempFolder.ts'

const test = suite<{ folder: TempFolder; root: string }>('code')
test.before.each((context) => {
  context.folder = openTempFolder()
  context.root = context.folder.path
  put(context.root, 'site.config.ts', 'export default 1')
  put(context.root, 'package-lock.json', '{}')
  put(context.root, 'brands/acme/brand.ts', 'export default 2')
})
test.after.each(({ folder }) => folder.end())

function put(root: string, file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function codeOf(root: string, more: Partial<Config> = {}): Promise<string> {
  const session = await openSession(configOf({ root, plugins: [{ name: 'docs' }], ...more }), {
    remember: true,
  })
  session.close()
  return session.code
}

test('D-10 F-06 the code is the same in another folder', ({ root }) =>
  inTempFolder(async (other) => {
    put(other, 'site.config.ts', 'export default 1')
    put(other, 'package-lock.json', '{}')
    assert.is(await codeOf(root), await codeOf(other))
  }))

test('F-06 it changes with the configuration, the lock file and the plugins', async ({ root }) => {
  const seen = new Set([await codeOf(root)])
  put(root, 'site.config.ts', 'export default 10')
  seen.add(await codeOf(root))
  put(root, 'package-lock.json', '{"a":1}')
  seen.add(await codeOf(root))
  seen.add(await codeOf(root, { plugins: [{ name: 'docs' }, { name: 'extra' }] }))
  assert.is(seen.size, 4)
})

test('F-06 it changes with options that the text of the configuration does not tell: those of the environment', async ({
  root,
}) => {
  const codeWith = (given: unknown) =>
    codeOf(root, { plugins: [{ name: 'docs', options: { schema: v.any(), given } }] })
  const [none, some] = [{ rehype: [] }, { rehype: [() => (tree: unknown) => void tree] }]
  const seen = new Set([await codeWith(none), await codeWith(some), await codeWith({ rehype: [() => undefined] })])
  assert.is(seen.size, 3)
  assert.is(await codeWith(none), await codeWith({ ...none }))
  const [here, there] = [root, `${root}-2`].map((folder) => ({ data: `${folder}/data` }))
  put(`${root}-2`, 'site.config.ts', 'export default 1')
  put(`${root}-2`, 'package-lock.json', '{}')
  const other = codeOf(`${root}-2`, { plugins: [{ name: 'docs', options: { schema: v.any(), given: there } }] })
  assert.is(await codeWith(here), await other)
  rmSync(`${root}-2`, { recursive: true })
})

test('F-06 a module the configuration imports counts as well', async ({ root }) => {
  put(
    root,
    'site.config.ts',
    "import { labels } from './site/strings/labels.ts'\nexport default await import('./more.ts')",
  )
  put(
    root,
    'site/strings/labels.ts',
    "import './words.ts'\nimport '../../site.config.ts'\nimport '../../../outside.ts'",
  )
  const seen = new Set([await codeOf(root)])
  for (const file of ['site/strings/labels.ts', 'site/strings/words.ts', 'more.ts']) {
    put(root, file, `${file === 'site/strings/labels.ts' ? "import './words.ts'" : ''} // changed`)
    seen.add(await codeOf(root))
  }
  assert.is(seen.size, 4)
  put(root, 'site/strings/other.ts', '// nobody imports it')
  assert.ok(seen.has(await codeOf(root)))
})

test('a brand does not: what does not show it need not be made again', async ({ root }) => {
  const before = await codeOf(root, { brands: [acme] })
  put(root, 'brands/acme/brand.ts', 'export default 3')
  put(root, 'brands/beta/brand.ts', 'export default 4')
  assert.is(await codeOf(root, { brands: [acme, { ...acme, id: 'beta' }] }), before)
})

test('F-05 a cache folder that is a file is replaced', async ({ root }) => {
  put(root, 'node_modules/.cache/site/kept', 'not a folder')
  const session = await openSession(configOf({ root }), { remember: true })
  session.store.put('kind', 'key', 'value')
  assert.is(Buffer.from(session.store.get('kind', 'key')!).toString(), 'value')
  session.close()
})

test('what another engine remembers in the same folder is not taken for its own', async ({ root }) => {
  const session = await openSession(configOf({ root }), { remember: true })
  const [own, other] = [engineId(), 'an older engine'].map((each) =>
    createFileStore(join(session.cache, 'memos'), each),
  )
  other!.put('checked', 'some key', 'in another form')
  assert.is(session.memos.get('checked', 'some key'), undefined)
  own!.put('checked', 'some key', '{}')
  assert.ok(session.memos.get('checked', 'some key'))
  session.close()
})

test('the text of the engine and of the plugins counts, wherever they lie', async ({ root }) => {
  const project = resolve(import.meta.dirname, '../../..')
  cpSync(join(project, 'engine'), join(root, 'engine'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  put(root, 'plugins/feature/index.ts', '// a')
  put(root, 'package.json', '{"type":"module"}')
  const { engineId: idThere } = (await import(pathToFileURL(join(root, 'engine/store/codeId.ts')).href)) as Codes
  const seen = new Set([idThere()])
  assert.ok(seen.has(idThere()))
  const code = [
    'plugins/feature/index.ts',
    'plugins/other.tsx',
    'plugins/part.js',
    'engine/store/new.ts',
    'engine/new.tsx',
    'preset/index.ts',
    'theme/scripts/part.js',
  ]
  for (const file of code) {
    put(root, file, '// b')
    seen.add(idThere())
  }
  assert.is(seen.size, 1 + code.length)
  for (const file of ['README.md', 'index.d.ts', 'index.ts.map', 'part.js.map'])
    for (const folder of ['engine', 'plugins', 'preset', 'theme']) put(root, `${folder}/${file}`, 'text')
  assert.ok(seen.has(idThere()), 'types and what is for people are no code')
})
type Codes = typeof import('../../../engine/store/codeId.ts')

test('F-06 it changes with modules of the project, however the configuration comes to them', async ({ root }) => {
  put(
    root,
    'package.json',
    '{ "name": "mine", "exports": { "./self": "./self.ts" }, "imports": { "#named": "./named.ts" } }',
  )
  put(root, 'old.cjs', "module.exports = require('./older.cjs')")
  const modules = ['named.ts', 'self.ts', 'older.cjs', 'later.ts', 'template.ts']
  for (const module of modules) put(root, module, '// a')
  const imports = ['#named', 'mine/self', './old.cjs'].map((name) => `import '${name}'\n`)
  put(
    root,
    'site.config.ts',
    [...imports, "await import(/* later */ './later.ts')\nawait import(`./template.ts`)"].join(''),
  )
  const seen = new Set([await codeOf(root)])
  for (const module of modules) {
    put(root, module, '// b')
    seen.add(await codeOf(root))
  }
  assert.is(seen.size, 1 + modules.length)
})

test('without remembering nothing is used and nothing is left', async ({ root }) => {
  const kept = await openSession(configOf({ root }), { remember: true })
  kept.store.put('kind', 'key', 'value')
  const once = await openSession(configOf({ root }), { remember: false })
  assert.is(once.store.get('kind', 'key'), undefined)
  once.store.put('kind', 'own', 'value')
  once.close()
  assert.is(kept.store.get('kind', 'own'), undefined)
  const again = await openSession(configOf({ root }), { remember: false })
  assert.is(again.store.get('kind', 'own'), undefined)
  again.close()
})

test.run()

/** Which modules of packages count in a hash. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createModuleHashes, modulesOf } from '../../../engine/disk/modules.ts'
import { moduleId } from '../../../engine/store/codeId.ts'
import { openTempFolder, type TempFolder } from '../../support/tempFolder.ts'
import { writeFiles } from '../../support/writeFiles.ts'

const test = suite<{ folder: TempFolder; root: string }>('packages')
test.before.each((context) => {
  context.folder = openTempFolder()
  context.root = join(context.folder.path, 'site')
  mkdirSync(join(context.root, 'node_modules'), { recursive: true })
})
test.after.each(({ folder }) => folder.end())

const manifest = JSON.stringify({
  exports: {
    '.': { types: './index.d.ts', node: './index.js', default: './browser.js' },
    './parts/*': './lib/*.js',
    './none': null,
  },
  imports: { '#own': './lib/own.js' },
})
const stars = {
  'package.json': manifest,
  'index.js': "import './lib/deep.js'\nimport '#own'\nimport 'moons'\n",
  'browser.js': '',
  'index.d.ts': '',
  'lib/deep.js': '',
  'lib/own.js': '',
  'lib/part.js': '',
  'lib/unused.js': '',
}
const moons = { 'package.json': '{ "main": "./main" }', 'main.js': "import './more'\n", 'more.js': '' }

const config = "import { stars } from 'stars'\nimport part from 'stars/parts/part'\nimport { join } from 'node:path'\n"
const within = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))
const link = (root: string, name: string, to: string, below = 'node_modules') =>
  symlinkSync(to, join(root, below, name), 'junction')
const ofPackages = (root: string, followed: 'none' | 'linked' | 'imported') =>
  [...modulesOf(root, ['site.config.ts'], followed).keys()].filter((file) => file !== 'site.config.ts')

const starModules = ['browser.js', 'index.js', 'lib/deep.js', 'lib/own.js', 'lib/part.js'].map(
  (file) => `node_modules/stars/${file}`,
)

test('a linked package counts with what its entries import, whichever condition holds, and with packages linked for it', ({
  root,
}) => {
  writeFiles(root, { 'site.config.ts': config, ...within('../stars', stars), ...within('../moons', moons) })
  link(root, 'stars', join(root, '../stars'))
  assert.equal(ofPackages(root, 'linked'), starModules)
  link(root, 'moons', join(root, '../moons'))
  const both = ['node_modules/moons/main.js', 'node_modules/moons/more.js', ...starModules]
  assert.equal(ofPackages(root, 'linked'), both)
  assert.equal(ofPackages(root, 'imported'), both)
  assert.equal(ofPackages(root, 'none'), [])
})

test('a workspace beside the project is linked above it', ({ root }) => {
  writeFiles(root, {
    'site.config.ts': "import { moons } from '@sky/moons'\n",
    ...within('../packages/moons', moons),
    '../node_modules/@sky/none/index.js': '',
  })
  link(root, 'moons', join(root, '../packages/moons'), '../node_modules/@sky')
  const files = ['../node_modules/@sky/moons/main.js', '../node_modules/@sky/moons/more.js']
  assert.equal(ofPackages(root, 'linked'), files)
})

test('of installed packages those that the project itself imports count, and only where they are asked for', ({
  root,
}) => {
  writeFiles(root, {
    'site.config.ts': config,
    ...within('node_modules/stars', stars),
    ...within('node_modules/moons', moons),
  })
  assert.equal(ofPackages(root, 'imported'), starModules)
  assert.equal(ofPackages(root, 'linked'), [])
})

test('a package manager that links to where it keeps packages has them installed', ({ root }) => {
  writeFiles(root, { 'site.config.ts': config, ...within('../node_modules/.store/stars', stars) })
  link(root, 'stars', join(root, '../node_modules/.store/stars'))
  assert.equal(ofPackages(root, 'linked'), [])
  assert.equal(ofPackages(root, 'imported'), starModules)
})

test('the engine has a hash of its own, and a package that is not there is none', ({ root }) => {
  writeFiles(root, { 'site.config.ts': "import 'site-engine'\nimport 'nowhere'\nimport 'gone'\nimport '#own'\n" })
  link(root, 'site-engine', join(import.meta.dirname, '../../..'))
  link(root, 'gone', join(root, '../gone'))
  assert.equal(ofPackages(root, 'imported'), [])
})

test('a file in place of the folder of packages has none', ({ root }) => {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true })
  writeFiles(root, { 'site.config.ts': "import 'react'\n", node_modules: '' })
  assert.equal(ofPackages(root, 'imported'), [])
})

test('an edit in a package that the configuration imports is another hash, and the same text elsewhere is the same', ({
  root,
}) => {
  const large = `export const names = '${'x'.repeat(300_000)}'\n`
  writeFiles(root, {
    'site.config.ts': config,
    ...within('node_modules/stars', { ...stars, 'lib/part.js': large }),
  })
  const id = () => moduleId(root, ['site.config.ts'])
  const seen = new Set([id()])
  const edits = [
    ['index.js', "import './lib/deep.js'\n"],
    ['lib/deep.js', '// changed'],
    // Told apart by its size.
    ['lib/part.js', `${large} `],
  ] as const
  for (const [file, text] of edits) {
    writeFiles(root, { [`node_modules/stars/${file}`]: text })
    seen.add(id())
  }
  assert.is(seen.size, 1 + edits.length)
  writeFiles(root, { 'node_modules/stars/lib/unused.js': '// nobody imports it' })
  assert.ok(seen.has(id()))
  const other = join(root, '../other')
  cpSync(root, other, { recursive: true })
  assert.is(moduleId(other, ['site.config.ts']), id())
})

test('texts in compiled modules that look like imports are none', ({ root }) => {
  const odd = ["from '", '\\n', `\nimport '${'./x'.repeat(300)}'\nfrom '\${name}/x'\nfrom ' '\n`].join('')
  writeFiles(root, { 'site.config.ts': "import 'odd'\n", 'node_modules/odd/index.js': odd })
  assert.equal(ofPackages(root, 'imported'), ['node_modules/odd/index.js'])
})

test('the hash of a component changes with a linked package that it imports', ({ root }) => {
  writeFiles(root, { 'site/Card.tsx': "import { moons } from 'moons'\n", ...within('../moons', moons) })
  link(root, 'moons', join(root, '../moons'))
  const id = () => createModuleHashes(root)('site/Card.tsx')
  const before = id()
  assert.type(before, 'string')
  writeFiles(root, { '../moons/more.js': '// changed' })
  assert.is.not(id(), before)
})

test.run()

/** What is remembered is never trusted further than it can be checked. */
import { spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { cacheFolder } from '../../../engine/run/cacheFolder.ts'
import type { Config } from '../../../engine/types.ts'
import { openSite, type Tree } from '../../support/buildSite.ts'
import { createRandom, seed, type Random } from '../../support/random.ts'

const site = openSite('pair')
test.after(() => site.end())

const all = await site.build()
const tree = site.tree()

const differences = (a: Tree, b: Tree) => Object.keys({ ...a, ...b }).filter((file) => a[file] !== b[file])

function remembered(folder = join(cacheFolder, 'kept')): string[] {
  const entries = readdirSync(join(site.root, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort()
}

const damages: Readonly<Record<string, (file: string, random: Random) => void>> = {
  cut: (file, { below }) => truncateSync(file, below(lstatSync(file).size)),
  emptied: (file) => writeFileSync(file, ''),
  'given one flipped bit': (file, { below }) => {
    const bytes = readFileSync(file)
    if (bytes.length) bytes[below(bytes.length)]! ^= 1 << below(8)
    writeFileSync(file, bytes)
  },
  'filled with noise': (file, { below, bytes }) => writeFileSync(file, bytes(below(2000))),
  'filled with zeros': (file) => writeFileSync(file, Buffer.alloc(lstatSync(file).size)),
  'made longer': (file, { bytes }) => writeFileSync(file, Buffer.concat([readFileSync(file), bytes(9)])),
  removed: (file) => rmSync(file),
  'replaced by a folder': (file) => {
    rmSync(file)
    mkdirSync(file)
  },
  'given the content of another': (file, { pick }) => writeFileSync(file, readFileSync(pick(remembered()))),
}

const random = createRandom(seed)

/** A build that has nothing to keep leaves no file. */
function damage(name: string, files: readonly string[]): void {
  if (files.length) damages[name]!(random.pick(files), random)
}

for (let round = 0; round < 40; round++) {
  const name = random.pick(Object.keys(damages))
  test(`F-05 ${seed}.${round}: entries of the cache are ${name}`, async () => {
    // A bundle is made anew as a whole, which takes a second: now and then is enough.
    const part = random.below(10) ? random.pick(['kept/values', 'kept/memos']) : 'kept/bundle'
    for (let count = 1 + random.below(6); count; count--) damage(name, remembered(join(cacheFolder, part)))
    // Without an output every page has to be made, or found.
    if (random.below(2)) rmSync(join(site.root, 'dist'), { recursive: true })
    const { diagnostics, pages } = await site.build()
    assert.equal([diagnostics, pages], [[], all.pages])
    assert.equal(differences(site.tree(), tree), [])
  })
}

test('F-05 a damaged bundle is made anew, also by a process that has never seen it', () => {
  for (const file of remembered(join(cacheFolder, 'kept/bundle'))
    .filter((name) => /\/render\.js$|\/client-[^/]+$/.test(name))
    .slice(0, 2)) {
    writeFileSync(file, `throw new Error('damaged') // ${readFileSync(file, 'utf8').slice(0, 99)}`)
    rmSync(join(site.root, 'dist'), { recursive: true })
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'support/buildOnce.ts'), site.root],
      { encoding: 'utf8' },
    )
    assert.equal([status, JSON.parse(stdout).diagnostics], [0, []], file)
    assert.equal(site.tree(), tree)
  }
})

test('F-05 a cache that is a file, or holds files for folders, costs time and nothing else', async () => {
  for (const folder of ['kept/values', 'kept/memos/pages', 'kept/memos', 'kept/bundle', 'kept']) {
    rmSync(join(site.root, cacheFolder, folder), { recursive: true })
    writeFileSync(join(site.root, cacheFolder, folder), 'a file')
    rmSync(join(site.root, 'dist'), { recursive: true })
    assert.equal((await site.build()).diagnostics, [], folder)
    assert.equal(site.tree(), tree, folder)
    rmSync(join(site.root, cacheFolder, folder), { recursive: true, force: true })
  }
  await site.build()
})

const others: Readonly<Record<string, (config: Config) => Config>> = {
  'another plugin': (config) => ({ ...config, plugins: [...config.plugins, { name: 'extra' }] }),
}
for (const [name, config] of Object.entries(others)) {
  test(`F-06 what was remembered is not used with ${name}, and the output is the same`, async () => {
    const { rendered, bodies } = await site.build({ config })
    assert.equal([rendered, bodies > 0], [all.pages, true])
    // Only the identity of the build differs, which every page names.
    const copy = site.copy()
    await copy.build({ config, cache: false })
    assert.equal(site.tree(), copy.tree())
    copy.end()
    const again = await site.build()
    assert.is(again.rendered, all.pages)
    assert.equal(site.tree(), tree)
  })
}

test('F-06 drafts of the dev server do not get into a build', async () => {
  const file = 'content/shared/zh/docs/draft.md'
  site.write(file, '---\ntitle: Draft\ndraft: true\n---\n\nDraft.\n')
  await site.build({ config: (config) => ({ ...config, production: false }) })
  assert.ok(site.has('dist/alpha/docs/draft/index.html'))
  await site.build()
  assert.equal(site.tree(), tree)
  site.remove(file)
})

test('F-13 the content decides, not the clock', async () => {
  const files = readdirSync(join(site.root, 'content'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  for (const time of [new Date('2099-01-01'), new Date(0), new Date('2020-02-02')]) {
    for (const entry of files) utimesSync(join(entry.parentPath, entry.name), time, time)
    assert.is((await site.build()).rendered, 0)
  }
  // Another text of the same length, at the same time.
  const intro = 'content/shared/zh/docs/intro.md'
  const { mtime } = lstatSync(join(site.root, intro))
  site.write(intro, site.read(intro).replace('![图]', '![画]'))
  utimesSync(join(site.root, intro), mtime, mtime)
  assert.is((await site.build()).rendered, 2)
})

test.run()

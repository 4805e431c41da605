/** A shared store on a real server: nginx, by the configuration that the documentation shows. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { BuildOptions } from '../../../../engine/build.ts'
import { cacheFolder } from '../../../../engine/run/cacheFolder.ts'
import { openSite, type TestSite } from '../../../support/buildSite.ts'
import { startCacheServer } from '../../../support/nginx.ts'
import { openTempFolder } from '../../../support/tempFolder.ts'

const token = 'mellow-canary-7f3a'
const folder = openTempFolder()
const server = await startCacheServer(folder.path, token)
const origin = openSite('pair')
const machines: TestSite[] = [origin]
test.after(async () => {
  await server.end()
  for (const machine of machines) machine.end()
  folder.end()
})

const store = { url: server.url, readOnly: false, timeout: 60_000 }

const build = (site: TestSite, options: Partial<BuildOptions> = {}, more: Partial<typeof store> = {}) =>
  site.build({ storeToken: token, ...options, config: (config) => ({ ...config, store: { ...store, ...more } }) })

/** The same sources where nothing was ever built. */
function emptyMachine(): TestSite {
  const site = origin.copy()
  machines.push(site)
  rmSync(join(site.root, 'node_modules'), { recursive: true, force: true })
  return site
}

const filesOf = (part: string) =>
  readdirSync(join(folder.path, part)).map((name) => [name, readFileSync(join(folder.path, part, name))] as const)

const bundleOf = (site: TestSite) => {
  const bundles = join(site.root, cacheFolder, 'kept/bundle')
  return join(bundles, readdirSync(bundles)[0]!)
}

// A bundle that is made anew does not have it.
await origin.build()
writeFileSync(join(bundleOf(origin), 'marker'), 'of the first machine')
const filled = await build(origin)

test('O-01 a run leaves packs, files and a list; what is at a hash has it', () => {
  assert.equal(filled.diagnostics, [])
  assert.is(filesOf('ac').length, 1)
  const pieces = filesOf('cas')
  assert.ok(pieces.length >= 2)
  const { packs, snapshot } = JSON.parse(String(filesOf('ac')[0]![1])) as {
    packs: readonly { hash: string }[]
    snapshot: { hash: string }
  }
  assert.equal([...packs, snapshot].map(({ hash }) => hash).sort(), pieces.map(([name]) => name).sort())
})

test('O-01 an empty machine reads, renders and bundles nothing, and builds the same bytes', async () => {
  const machine = emptyMachine()
  const result = await build(machine)
  assert.equal(result.diagnostics, [])
  assert.equal([result.rendered, result.bodies, result.work.written], [0, 0, 0])
  assert.is(readFileSync(join(bundleOf(machine), 'marker'), 'utf8'), 'of the first machine')
  assert.equal(machine.tree(), origin.tree())
  assert.equal(
    readdirSync(machine.root).filter((name) => name.startsWith('dist')),
    ['dist'],
  )
})

test('a check of an empty machine reads no prose', async () => {
  const machine = emptyMachine()
  const result = await build(machine, { write: false })
  assert.is(result.bodies, 0)
  assert.not.ok(machine.has('dist'))
})

test('a run with nothing new leaves nothing', async () => {
  const inodes = () => filesOf('ac').map(([name]) => statSync(join(folder.path, 'ac', name)).ino)
  await build(origin)
  const before = [inodes(), filesOf('cas').length]
  await build(origin)
  assert.equal([inodes(), filesOf('cas').length], before)
})

test('O-02 an edit is made once: the next machine takes it', async () => {
  const edited = 'content/shared/zh/docs/intro.md'
  origin.write(edited, `${origin.read(edited)}\nOne more sentence.\n`)
  const first = await build(emptyMachine())
  assert.equal([first.rendered > 0, first.bodies], [true, 1])
  const second = await build(emptyMachine())
  assert.equal([second.rendered, second.bodies], [0, 0])
})

test.run()

/** The end of a run: what is sent to the shared store, and what is not sent again. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../../engine/store/hash.ts'
import type { SharedFile } from '../../../../engine/store/shared/leave.ts'
import { fileKind } from '../../../../engine/store/shared/snapshot.ts'
import type { MemoryCache } from '../../../support/cacheServer.ts'
import { listOf, setList } from '../../../support/sharedList.ts'
import {
  assertTold,
  fill,
  machineSuite,
  start,
  valueOf,
  type Around,
  type Machine,
} from '../../../support/storeMachines.ts'

const test = machineSuite('leave')

/** A file of a machine, with its hash or the one that is given. */
function fileOf({ folder }: Machine, path: string, text: string, hash = hashOf(text)): SharedFile {
  const file = join(folder, path.replaceAll('/', '-'))
  writeFileSync(file, text)
  return { path, file, hash }
}

const putsOf = ({ asked }: MemoryCache) =>
  asked.filter(({ method }) => method === 'PUT').map(({ path }) => path.slice(0, 4))

const snapshotOf = (server: MemoryCache) =>
  JSON.parse(String(zstdDecompressSync(server.entries.get(`/cas/${listOf(server).snapshot.hash}`)!))) as object

/** A machine that has made a value, after another one has shared its own. */
async function afterAnother(around: Around) {
  await fill(around, 'one')
  const before = listOf(around.server)
  const machine = await start(around)
  machine.store.put('kind', 'two', '2')
  return { before, machine }
}

test('a run that has nothing new sends nothing', async (around) => {
  const { server } = around
  const first = await start(around)
  first.store.put('kind', 'value', '1')
  await first.shared.share(async () => [fileOf(first, 'output/a.html', 'a')])
  assert.equal(putsOf(server), ['/cas', '/cas', '/ac/'])
  for (const isHashed of [true, false]) {
    const second = await start(around)
    assert.is(valueOf(second), '1')
    server.asked.length = 0
    const file = fileOf(second, 'output/a.html', 'a')
    await second.shared.share(async () => [isHashed ? file : { path: file.path, file: file.file }])
    assert.is(second.shared.problem(), undefined)
    assert.equal(putsOf(server), [])
  }
})

test('a file that is the same is not sent again, one that has moved is only named', async (around) => {
  const { server } = around
  const first = await start(around)
  await first.shared.share(async () => [fileOf(first, 'output/a.html', 'a')])
  const second = await start(around)
  server.asked.length = 0
  await second.shared.share(async () => [
    fileOf(second, 'output/b.html', 'a'),
    { ...fileOf(second, 'output/c.html', 'a'), hash: undefined },
  ])
  assert.equal(putsOf(server), ['/cas', '/ac/'], 'the snapshot, and the list')
  assert.equal(snapshotOf(server), { 'output/b.html': hashOf('a'), 'output/c.html': hashOf('a') })
  assert.is(listOf(server).packs.length, 1)
})

test('a file that is known is not read, one that has changed since it was built is left out', async (around) => {
  const { server } = around
  const machine = await start(around)
  await machine.shared.share(async () => [fileOf(machine, 'output/a.html', 'a')])
  const again = await start(around)
  const [known, changed] = [
    fileOf(again, 'output/a.html', 'other', hashOf('a')),
    fileOf(again, 'output/b.html', 'b', hashOf('c')),
  ]
  await again.shared.share(async () => [known, changed])
  assert.equal(snapshotOf(server), { 'output/a.html': hashOf('a') })
  assert.is((await start(around)).store.get(fileKind, hashOf('b')), undefined)
})

test('values that are new are sent where the files are the same, and these are not', async (around) => {
  const { server } = around
  const first = await start(around)
  await first.shared.share(async () => [fileOf(first, 'output/a.html', 'a')])
  const second = await start(around)
  second.store.put('kind', 'value', '1')
  server.asked.length = 0
  await second.shared.share(async () => [fileOf(second, 'output/a.html', 'a')])
  assert.equal(putsOf(server), ['/cas', '/ac/'], 'a pack, and the list')
  assert.is(valueOf(await start(around)), '1')
})

test('what two files have in common is sent once', async (around) => {
  const machine = await start(around)
  await machine.shared.share(async () =>
    ['output/a.html', 'output/b.html'].map((path) => fileOf(machine, path, 'the same')),
  )
  const [pack] = listOf(around.server).packs
  assert.is(pack!.bytes, 8 + 68 + 'the same'.length)
})

test('a list that cannot be read again in the end is not replaced', async (around) => {
  const { server } = around
  const { before, machine } = await afterAnother(around)
  server.misbehave.set('GET /ac/', (response) => response.writeHead(500).end())
  await machine.shared.share(async () => [])
  assertTold(machine, server, 'answered 500')
  assert.equal(listOf(server), before)
})

test('a file whose path leads elsewhere is not shared', async (around) => {
  const { server } = around
  const machine = await start(around)
  await machine.shared.share(async () => [
    fileOf(machine, '../a.html', 'a'),
    fileOf(machine, 'a.html', 'b'),
    fileOf(machine, 'output/c.html', 'c'),
  ])
  assert.equal(snapshotOf(server), { 'output/c.html': hashOf('c') })
})

test('only what this run has used or made is sent', async (around) => {
  const machine = await start(around)
  machine.store.put('kind', 'used', '1')
  machine.store.put('kind', 'old', '2')
  machine.store.close()
  around.stores.length = 0
  const later = await start(around, { folder: machine.folder })
  valueOf(later, 'used')
  await later.shared.share(async () => [])
  const other = await start(around)
  assert.equal([valueOf(other, 'used'), valueOf(other, 'old')], ['1', undefined])
})

test('a file that is gone is told, and the list stays', async (around) => {
  const { server } = around
  const { before, machine } = await afterAnother(around)
  const file = fileOf(machine, 'output/a.html', 'a')
  rmSync(file.file)
  await machine.shared.share(async () => [file])
  assertTold(machine, server, 'cannot be used: ENOENT')
  assert.equal(listOf(server), before)
})

const most = 2 * 32 * 2 ** 20
for (const [bytes, size, isAnew] of [
  [most, 0, false],
  [most + 1, 0, true],
  [most + 12, 3, false],
  [most + 13, 3, true],
] as const)
  test(`packs of ${bytes} bytes for files of ${size}: ${isAnew ? 'the list begins anew' : 'they stay'}`, async (around) => {
    const { server } = around
    const { folder } = await fill(around, 'one')
    const [pack] = listOf(server).packs
    // What is here already is not taken, so its size is believed.
    const parts = [most / 2, bytes - most / 2].map((bytes) => ({ ...pack!, bytes }))
    setList(server, { version: 1, packs: parts })
    const later = await start(around, { folder })
    later.store.put('kind', 'two', '2')
    await later.shared.share(async () => [fileOf(later, 'output/a', 'x'.repeat(size))])
    assert.is(listOf(server).packs.length, isAnew ? 1 : 3)
    assert.is(valueOf(later, 'two'), '2')
  })

test('a snapshot alone is replaced, and the packs stay', async (around) => {
  const { server } = around
  const first = await start(around)
  await first.shared.share(async () => [fileOf(first, 'output/a.html', 'a'), fileOf(first, 'output/b.html', 'b')])
  const { packs } = listOf(server)
  const second = await start(around)
  await second.shared.share(async () => [fileOf(second, 'output/b.html', 'b')])
  assert.equal([listOf(server).packs, snapshotOf(server)], [packs, { 'output/b.html': hashOf('b') }])
})

test('what another run has left meanwhile stays in the list, once', async (around) => {
  const { server } = around
  const [one, two, three] = [await start(around), await start(around), await start(around)]
  for (const [machine, value] of [
    [one, '1'],
    [two, '2'],
    [three, '1'],
  ] as const) {
    machine.store.put('kind', 'value', value)
    await machine.shared.share(async () => [])
  }
  assert.is(listOf(server).packs.length, 2, 'the third is the same pack as the first')
})

test.run()

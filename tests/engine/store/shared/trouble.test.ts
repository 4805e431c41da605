/** What a run does without the shared store when that has lost something, or cannot be used. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import type { MemoryCache } from '../../../support/cacheServer.ts'
import { listOf } from '../../../support/sharedList.ts'
import { assertTold, fill, machineSuite, start, valueOf } from '../../../support/storeMachines.ts'

const test = machineSuite('trouble')

for (const [what, spoil] of [
  ['gone', (server: MemoryCache, path: string) => void server.entries.delete(path)],
  ['damaged', (server: MemoryCache, path: string) => void server.entries.set(path, Buffer.from('x'))],
] as const)
  test(`a list of files that is ${what} is left again by the next run that has the same files`, async (around) => {
    const { server } = around
    await fill(around)
    spoil(server, `/cas/${listOf(server).snapshot.hash}`)
    const next = await fill(around)
    assert.equal(next.shared.files, {})
    assert.is(next.shared.problem()?.message.includes('other bytes') ?? false, what === 'damaged')
    assert.equal(Object.keys((await start(around)).shared.files), ['output/page.html'])
  })

test('a run that is stopped tells nothing of the store', async (around) => {
  const { server } = around
  await fill(around)
  const stop = new AbortController()
  server.misbehave.set('GET /ac/', () => stop.abort())
  const machine = await start(around, { signal: stop.signal })
  assert.is(machine.shared.problem(), undefined)
})

test('what was not taken and what was not left are told apart, and the first of them', async (around) => {
  const { server } = around
  const machine = await start(around)
  machine.store.put('kind', 'value', '1')
  server.misbehave.set('PUT /', (response) => response.writeHead(507).end())
  await machine.shared.share(async () => [])
  assert.match(machine.shared.problem()!.hint!, 'is not shared')
  server.misbehave.set('GET /', (response) => response.writeHead(500).end())
  const second = await start(around)
  const { length } = server.asked
  await second.shared.share(async () => [])
  assert.is(server.asked.length, length, 'it is not asked again')
  assertTold(second, server, 'answered 500')
  assert.match(second.shared.problem()!.hint!, 'makes itself what it does not get')
})

test('of two problems the first is told', async (around) => {
  const { server } = around
  await fill(around)
  server.entries.set(`/cas/${listOf(server).packs[0]!.hash}`, Buffer.from('x'))
  server.misbehave.set('PUT /', (response) => response.writeHead(507).end())
  const machine = await start(around)
  machine.store.put('kind', 'more', '1')
  await machine.shared.share(async () => [])
  assertTold(machine, server, 'gave other bytes than those of the hash')
  assert.is(server.asked.at(-1)!.method, 'PUT', 'what a server has wrong says nothing of what it takes')
})

test('a disk that cannot take the packs is told with its reason, and nothing more is asked for', async (around) => {
  const { server } = around
  for (const name of ['one', 'two']) await fill(around, name)
  const { folder } = await start(around)
  const values = join(folder, 'file')
  writeFileSync(values, '')
  server.asked.length = 0
  const machine = await start(around, { values })
  assertTold(machine, server, 'cannot be used: ENOTDIR')
  assert.equal(machine.shared.files, {})
  await machine.shared.share(async () => [])
  assert.ok(server.asked.every(({ method }) => method === 'GET'))
})

test('many packs are taken', async (around) => {
  const names = Array.from({ length: 9 }, (_, index) => `${index}`)
  for (const name of names) await fill(around, name)
  const machine = await start(around)
  assert.equal(
    names.map((name) => valueOf(machine, name)),
    names.map((name) => `The value of ${name}.`),
  )
})

test.run()

/** Servers as they should not be: whatever they do, the cache has what is right or nothing, and one problem is told. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../../engine/store/hash.ts'
import { startMemoryCache } from '../../../support/cacheServer.ts'
import { listOf, listPath, setList } from '../../../support/sharedList.ts'
import { assertTold, fill, machineSuite, start, valueOf } from '../../../support/storeMachines.ts'

const test = machineSuite('hostile servers')

test('O-03 a server that is not there is told once, and not asked again', async (around) => {
  const other = await startMemoryCache()
  await other.end()
  const machine = await start(around, { url: other.url })
  assertTold(machine, other, 'cannot be reached (ECONNREFUSED)')
  await machine.shared.share(async () => [])
  assertTold(machine, other, 'cannot be reached (ECONNREFUSED)')
})

test('O-03 a server that does not answer, or stops in the middle, costs the time it is given', async (around) => {
  const { server } = around
  await fill(around)
  server.misbehave.set('GET /ac/', () => {})
  assertTold(await start(around, { timeout: 40 }), server, 'took longer than 0.04 s')
  server.misbehave.clear()
  server.misbehave.set('GET /cas/', (response) => void response.writeHead(200).write('half'))
  assertTold(await start(around, { timeout: 200 }), server, 'took longer than 0.2 s')
})

test('O-03 an answer without an end, or one that is cut off', async (around) => {
  const { server } = around
  await fill(around)
  server.misbehave.set('GET /ac/', (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(2 ** 16)));
    }
    response.writeHead(200).on('drain', more)
    more()
  })
  assertTold(await start(around), server, 'gave more bytes than it should')
  server.misbehave.clear()
  server.misbehave.set('GET /cas/', (response) => {
    response.writeHead(200, { 'content-length': 4000 }).write('half', () => response.destroy())
  })
  const cut = await start(around)
  assert.match(cut.shared.problem()!.message, /cannot be reached \(/)
  assert.is(valueOf(cut), undefined)
})

for (const status of [302, 400, 401, 403, 500, 503])
  test(`O-03 an answer of ${status}`, async (around) => {
    const { server } = around
    const elsewhere = await startMemoryCache()
    server.misbehave.set('GET /', (response) =>
      response.writeHead(status, { location: `${elsewhere.url}${listPath}` }).end(),
    )
    assertTold(await start(around), server, `answered ${status}`)
    assert.equal(elsewhere.asked, [], 'a redirect is followed')
    await elsewhere.end()
  })

for (const status of [403, 413, 507])
  test(`O-03 a server that takes nothing, ${status}`, async (around) => {
    const { server } = around
    server.misbehave.set('PUT /', (response) => response.writeHead(status).end())
    const machine = await fill(around)
    assertTold(machine, server, `answered ${status}`)
    assert.is(server.entries.size, 0)
    assert.is(server.asked.filter(({ method }) => method === 'PUT').length, 1)
  })

const piece = { hash: 'a'.repeat(64), size: 10, bytes: 10 }
const lists: Readonly<Record<string, unknown>> = {
  'is no JSON': undefined,
  'is of another version': { version: 2, packs: [] },
  'names a path': { version: 1, packs: [{ ...piece, hash: '../../x' }] },
  'has fields that nobody wrote': { version: 1, packs: [], more: true },
  'names a pack that is too large': { version: 1, packs: [{ ...piece, bytes: 2 ** 40 }] },
  'names a pack of less than nothing': { version: 1, packs: [{ ...piece, size: -1 }] },
  'names too many packs': { version: 1, packs: Array.from({ length: 65 }, () => piece) },
  'names more than a cache may have': {
    version: 1,
    packs: Array.from({ length: 60 }, () => ({ ...piece, bytes: 8e7 })),
  },
}
for (const [what, list] of Object.entries(lists))
  test(`O-03 a list that ${what}`, async (around) => {
    const { server } = around
    if (list === undefined) server.entries.set(listPath, Buffer.from('<html>Sign in</html>'))
    else setList(server, list)
    const machine = await start(around)
    assertTold(machine, server, 'has a list that no build wrote')
    assert.not.ok(existsSync(join(machine.folder, 'shared')) && readdirSync(join(machine.folder, 'shared')).length)
  })

test('O-03 a pack of other bytes is not seen, the others are, and it is left out of the next list', async (around) => {
  const { server } = around
  await fill(around, 'one')
  await fill(around, 'two')
  const [first, second] = listOf(server).packs
  server.entries.set(`/cas/${first!.hash}`, Buffer.alloc(first!.size))
  const machine = await start(around)
  assertTold(machine, server, 'gave other bytes than those of the hash')
  assert.equal([valueOf(machine, 'one'), valueOf(machine, 'two')], [undefined, 'The value of two.'])
  machine.store.put('kind', 'one', 'Made again.')
  await machine.shared.share(async () => [])
  const after = listOf(server).packs.map(({ hash }) => hash)
  assert.is(after.length, 2)
  assert.is(after[0], second!.hash)
  assert.is(valueOf(await start(around), 'one'), 'Made again.')
})

test('O-03 a pack that is shorter, longer, or far larger than it says', async (around) => {
  const { server } = around
  await fill(around)
  const { packs, ...rest } = listOf(server)
  const body = server.entries.get(`/cas/${packs[0]!.hash}`)!
  const bomb = zstdCompressSync(Buffer.alloc(2 ** 26))
  const hash = hashOf(bomb)
  server.entries.set(`/cas/${hash}`, bomb)
  const cases = [
    [{ ...packs[0]!, size: body.length - 1 }, 'gave more bytes than it should'],
    [{ ...packs[0]!, bytes: packs[0]!.bytes + 1 }, 'has a pack that no build wrote'],
    [{ hash, size: bomb.length, bytes: 1000 }, 'has a pack that no build wrote'],
  ] as const
  for (const [wrong, reason] of cases) {
    setList(server, { ...rest, packs: [wrong] })
    const machine = await start(around)
    assertTold(machine, server, reason)
    assert.is(valueOf(machine), undefined)
  }
})

for (const path of ['output/../../x', '/etc/x', 'output//x', 'output\\..\\x', 'output/./x', 'x', 'output/c:x'])
  test(`O-03 a list of files that names ${path}`, async (around) => {
    const { server } = around
    await fill(around)
    const files = zstdCompressSync(JSON.stringify({ [path]: hashOf('<p>value</p>') }))
    const bytes = Buffer.byteLength(JSON.stringify({ [path]: hashOf('') }))
    server.entries.set(`/cas/${hashOf(files)}`, files)
    setList(server, { ...listOf(server), snapshot: { hash: hashOf(files), size: files.length, bytes } })
    const machine = await start(around)
    assertTold(machine, server, 'has a list of files that no build wrote')
    assert.equal(machine.shared.files, {})
    assert.is(valueOf(machine), 'The value of value.')
  })

test('O-03 what a list that cannot be read stands for is replaced', async (around) => {
  const { server } = around
  server.entries.set(listPath, Buffer.from('damaged'))
  const machine = await fill(around)
  assertTold(machine, server, 'has a list that no build wrote')
  assert.is(valueOf(await start(around)), 'The value of value.')
})

test.run()

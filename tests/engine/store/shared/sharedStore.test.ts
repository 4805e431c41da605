/** What machines give each other through a server, and what they do not. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as assert from 'uvu/assert'
import { restore } from '../../../../engine/store/shared/snapshot.ts'
import { listOf, setList } from '../../../support/sharedList.ts'
import { assertTold, fill, machineSuite, start, token, valueOf } from '../../../support/storeMachines.ts'

const test = machineSuite('shared store')

test('what one machine leaves another one takes', async (around) => {
  const first = await fill(around)
  assert.is(first.shared.problem(), undefined)
  const second = await start(around)
  assert.is(valueOf(second), 'The value of value.')
  restore(second.shared.files, 'output', { folder: join(second.folder, 'out'), store: second.store })
  assert.equal(readdirSync(join(second.folder, 'out')), ['page.html'])
})

test('O-04 the token goes to the server and nowhere else', async (around) => {
  const { server } = around
  await fill(around)
  await start(around, { token: 'name:password' })
  assert.equal(
    [...new Set(server.asked.map(({ authorization }) => authorization))],
    [`Bearer ${token}`, `Basic ${Buffer.from('name:password').toString('base64')}`],
  )
  assert.not.match([...server.entries].map(([path, body]) => `${path} ${body}`).join('\n'), token)
  const before = server.asked.length
  assertTold(await start(around, { token: `${token}\nx-other: 1` }), server, 'has no token that a header can hold')
  assert.is(server.asked.length, before)
})

test('a pack that is gone is nothing to tell, and left out of the next list', async (around) => {
  const { server } = around
  await fill(around, 'one')
  server.entries.delete(`/cas/${listOf(server).packs[0]!.hash}`)
  const machine = await fill(around, 'two')
  assert.is(machine.shared.problem(), undefined)
  assert.is(listOf(server).packs.length, 1)
  assert.is(valueOf(await start(around), 'two'), 'The value of two.')
})

test('O-02 two runs at once: what both have made is there', async (around) => {
  const [one, two] = [await start(around), await start(around)]
  one.store.put('kind', 'one', '1')
  two.store.put('kind', 'two', '2')
  await one.shared.share(async () => [])
  await two.shared.share(async () => [])
  const third = await start(around)
  assert.equal([valueOf(third, 'one'), valueOf(third, 'two')], ['1', '2'])
})

test('a machine takes only what it does not have, and drops what is in no list', async (around) => {
  const { server } = around
  const { folder } = await fill(around, 'one')
  await fill(around, 'two')
  server.asked.length = 0
  await start(around, { folder })
  // The list, the pack of the other machine, and its files.
  assert.is(server.asked.length, 3)
  setList(server, { version: 1, packs: [] })
  await start(around, { folder })
  assert.equal(readdirSync(join(folder, 'shared')), [])
})

test('a list that is full begins anew, with what the run needs', async (around) => {
  const { server } = around
  await fill(around, 'one')
  const machine = await start(around)
  assert.is(valueOf(machine, 'one'), 'The value of one.')
  setList(server, { ...listOf(server), packs: Array.from({ length: 64 }, () => listOf(server).packs[0]!) })
  const later = await start(around, { folder: machine.folder })
  assert.is(valueOf(later, 'one'), 'The value of one.')
  later.store.put('kind', 'two', '2')
  await later.shared.share(async () => [])
  assert.is(listOf(server).packs.length, 1)
  const last = await start(around)
  assert.equal([valueOf(last, 'one'), valueOf(last, 'two')], ['The value of one.', '2'])
})

test('a site that is too large for the time is shared in several runs', async (around) => {
  const { server } = around
  const machine = await start(around)
  const part = (text: string) => Buffer.alloc(20 * 2 ** 20, text)
  for (const text of ['a', 'b', 'c']) machine.store.put('kind', text, part(text))
  let packs = 0
  server.misbehave.set('PUT /cas/', (response, body, { url }) => {
    if (++packs > 1) return response.writeHead(503).end()
    server.entries.set(url!, body)
    response.writeHead(201).end()
  })
  await machine.shared.share(async () => [])
  assertTold(machine, server, 'answered 503')
  server.misbehave.clear()
  const other = await start(around)
  assert.ok(other.store.get('kind', 'a'))
  assert.not.ok(other.store.get('kind', 'c'))
})

test('a value that no pack can hold stays here', async (around) => {
  const { server } = around
  const machine = await start(around)
  machine.store.put('kind', 'large', Buffer.alloc(33 * 2 ** 20))
  machine.store.put('kind', 'small', 'x')
  await machine.shared.share(async () => [])
  assert.is(machine.shared.problem(), undefined)
  const other = await start(around)
  assert.equal([valueOf(other, 'large'), valueOf(other, 'small')], [undefined, 'x'])
  assert.is(listOf(server).packs.length, 1)
})

test.run()

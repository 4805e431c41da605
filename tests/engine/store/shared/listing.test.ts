/** The list of a shared store: what is believed of one, and how long one becomes. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  emptyListing,
  limits,
  readListing,
  writeListing,
  type Listing,
  type Piece,
} from '../../../../engine/store/shared/listing.ts'
import { RemoteError, type Remote } from '../../../../engine/store/shared/remote.ts'

const pieceOf = (index: number, bytes = 10): Piece => ({
  hash: index.toString(16).padStart(64, '0'),
  size: 10,
  bytes,
})

/** A server that has one list. */
function serverWith(list?: unknown) {
  let body = list === undefined ? undefined : Buffer.from(JSON.stringify(list))
  const remote = {
    read: async () => body,
    write: async (_key: string, given: Uint8Array) => void (body = Buffer.from(given)),
  } as unknown as Remote
  return remote
}

const reading = (list: unknown) => readListing(serverWith(list), 'key')

async function isRefused(list: unknown): Promise<boolean> {
  try {
    await reading(list)
    return false
  } catch (error) {
    assert.ok(error instanceof RemoteError && error.isContent)
    return true
  }
}

test('a list that was written is read', async () => {
  assert.equal(await readListing(serverWith(), 'key'), emptyListing)
  for (const list of [
    { version: 1, packs: [] },
    { version: 1, packs: [pieceOf(1), pieceOf(2)], snapshot: pieceOf(3) },
  ] satisfies readonly Listing[]) {
    const remote = serverWith()
    await writeListing(remote, 'key', list)
    assert.equal(await readListing(remote, 'key'), list)
  }
})

test('O-03 a list with anything that no build writes is not believed', async () => {
  const piece = pieceOf(1)
  const largest = 2.5 * limits.pack
  const wrong: readonly Partial<Record<keyof Piece, unknown>>[] = [
    { hash: `${piece.hash}0` },
    { hash: piece.hash.slice(1) },
    { hash: `../${piece.hash}` },
    { hash: piece.hash.replace('1', 'A') },
    { hash: 1 },
    { size: 0 },
    { size: -1 },
    { size: 1.5 },
    { size: '10' },
    { size: largest + 1 },
    { bytes: 0 },
    { bytes: largest + 1 },
    { bytes: undefined },
    { more: true } as object,
  ]
  for (const each of wrong) {
    assert.ok(await isRefused({ version: 1, packs: [{ ...piece, ...each }] }), JSON.stringify(each))
    assert.ok(await isRefused({ version: 1, packs: [], snapshot: { ...piece, ...each } }), JSON.stringify(each))
  }
  assert.equal((await reading({ version: 1, packs: [pieceOf(1, largest), { ...piece, size: 1 }] })).packs.length, 2)
  assert.ok(await isRefused({ version: 1 }))
  assert.ok(await isRefused([]))
})

const full = Array.from({ length: 64 }, (_, index) => pieceOf(index, limits.pack))

test('O-03 a list may be full, and not fuller', async () => {
  assert.is((await reading({ version: 1, packs: full })).packs.length, 64)
  assert.ok(await isRefused({ version: 1, packs: [...full.slice(1), pieceOf(0, limits.pack + 1)] }))
  const small = Array.from({ length: 65 }, (_, index) => pieceOf(index))
  assert.ok(await isRefused({ version: 1, packs: small }))
})

test('of more packs than a list may have the newest are kept', async () => {
  const kept = async (packs: readonly Piece[]) => {
    const remote = serverWith()
    await writeListing(remote, 'key', { version: 1, packs })
    return (await readListing(remote, 'key')).packs
  }
  const small = Array.from({ length: 70 }, (_, index) => pieceOf(index))
  assert.equal(await kept(small), small.slice(6))
  assert.equal(await kept(full), full)
  const large = [...full.slice(1), pieceOf(99, 2 * limits.pack)]
  assert.equal(await kept(large), large.slice(1))
})

test.run()

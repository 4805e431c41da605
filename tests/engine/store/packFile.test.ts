/** Bytes of packs and of their indexes: machines give each other packs, and a later version reads those of an earlier one. */
import { closeSync, openSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../engine/store/hash.ts'
import { createPack, keyDigest, readIndex, readRecord, scanPack, writeIndex } from '../../../engine/store/packFile.ts'
import { createSpots, type Spot } from '../../../engine/store/spots.ts'
import { inFolder } from '../../support/packRuns.ts'

const [a, b] = [keyDigest('kind', 'a'), keyDigest('kind', 'b')]
const bytes = (hex: string) => Buffer.from(hex, 'hex')
const sha = (...parts: readonly Uint8Array[]) => bytes(hashOf(Buffer.concat(parts)))

/** A pack with a value under each of two keys. */
function filled(folder: string): { readonly file: string; readonly spots: Map<string, Spot>; readonly size: number } {
  const file = join(folder, 'a.pack')
  const writer = createPack(file)
  const spots = new Map([a, b].map((key, index) => [key, writer.append(key, Buffer.from(index ? '' : 'first'))]))
  writer.close()
  return { file, spots, size: writer.size() }
}

function reading<T>(file: string, work: (fd: number) => T): T {
  const fd = openSync(file, 'r')
  try {
    return work(fd)
  } finally {
    closeSync(fd)
  }
}

const scanned = (file: string, from = 0) =>
  reading(file, (fd) => {
    const found = new Map<string, Spot>()
    const end = scanPack(fd, from, (key, spot) => found.set(key, spot))
    return { found, end }
  })

const indexed = (file: string) => {
  const index = readIndex(file)
  return { size: index?.size ?? 0, found: new Map(createSpots(index?.entries).entries()) }
}

const spotsOf = (entries: Readonly<Record<string, Spot>>) => {
  const spots = createSpots()
  for (const [key, spot] of Object.entries(entries)) spots.set(key, spot)
  return spots
}

test(
  'a pack has the bytes that are described',
  inFolder((folder) => {
    const { file, size } = filled(folder)
    const record = (name: string, value: string) => {
      const key = sha(Buffer.from(`kind\n${name}`))
      const length = Buffer.from([value.length, 0, 0, 0])
      return Buffer.concat([length, key, sha(key, sha(Buffer.from(value))), Buffer.from(value)])
    }
    const expected = Buffer.concat([Buffer.from('sitepk1\n'), record('a', 'first'), record('b', '')])
    assert.equal(readFileSync(file), expected)
    assert.is(size, expected.length)
  }),
)

test(
  'an index has the bytes that are described',
  inFolder((folder) => {
    const file = join(folder, 'a.pack.index')
    writeIndex(file, 2 ** 29, spotsOf({ [a]: { offset: 76, length: 5 } }))
    const body = Buffer.concat([
      Buffer.from('sitepi1\n'),
      bytes('0000002000000000'),
      Buffer.from(a, 'latin1'),
      bytes('4c000000'),
      bytes('05000000'),
    ])
    assert.equal(readFileSync(file), Buffer.concat([body, sha(body)]))
    assert.equal(indexed(file), { size: 2 ** 29, found: new Map([[a, { offset: 76, length: 5 }]]) })
    writeIndex(file, 8, spotsOf({}))
    assert.equal(indexed(file), { size: 8, found: new Map() })
  }),
)

test(
  'a value is read at its place and under its key only',
  inFolder((folder) => {
    const { file, spots } = filled(folder)
    reading(file, (fd) => {
      const spot = spots.get(a)!
      assert.equal(readRecord(fd, a, spot), Buffer.from('first'))
      assert.is(readRecord(fd, b, spots.get(b)!)?.length, 0)
      const wrong: readonly Spot[] = [
        { ...spot, length: 4 },
        { ...spot, length: 6 },
        { ...spot, offset: spot.offset + 1 },
        { ...spot, offset: 2 ** 20 },
      ]
      for (const each of wrong) assert.is(readRecord(fd, a, each), undefined)
      assert.is(readRecord(fd, b, spot), undefined)
    })
  }),
)

test(
  'each flipped bit of a record makes its value absent',
  inFolder((folder) => {
    const { file, spots } = filled(folder)
    const whole = readFileSync(file)
    const { offset, length } = spots.get(a)!
    for (let at = 8; at < offset + length; at++) {
      const damaged = Buffer.from(whole)
      damaged[at]! ^= 1
      writeFileSync(file, damaged)
      assert.is(
        reading(file, (fd) => readRecord(fd, a, spots.get(a)!)),
        undefined,
        `${at}`,
      )
    }
  }),
)

test(
  'records are found from any of their ends on, as far as they are whole',
  inFolder((folder) => {
    const { file, spots, size } = filled(folder)
    const end = spots.get(a)!.offset + 5
    assert.equal(scanned(file), { found: spots, end: size })
    assert.equal(scanned(file, end), { found: new Map([[b, spots.get(b)!]]), end: size })
    assert.equal(scanned(file, size), { found: new Map(), end: size })
    for (const cut of [size - 1, end + 1, end]) {
      truncateSync(file, cut)
      assert.equal(scanned(file), { found: new Map([[a, spots.get(a)!]]), end })
    }
    truncateSync(file, end - 1)
    assert.equal(scanned(file), { found: new Map(), end: 8 })
  }),
)

test(
  'what is no pack has no records',
  inFolder((folder) => {
    const file = join(folder, 'a.pack')
    for (const text of ['', 'sitepk', 'sitepk2\n'.padEnd(300, '\0')]) {
      writeFileSync(file, text)
      assert.equal(scanned(file), { found: new Map(), end: 0 })
    }
  }),
)

test(
  'an index with any flipped bit, or of another length, says nothing',
  inFolder((folder) => {
    const file = join(folder, 'a.pack.index')
    writeIndex(file, 90, spotsOf({ [a]: { offset: 76, length: 5 } }))
    const whole = readFileSync(file)
    const resealed = (body: Buffer) => Buffer.concat([body, sha(body)])
    const damaged = [
      ...Array.from(whole, (byte, at) => whole.with(at, byte ^ 1)),
      whole.subarray(0, -1),
      Buffer.concat([whole, Buffer.from('x')]),
      Buffer.alloc(0),
      // With a check that is right: of another kind, with half an entry, too short for a head.
      resealed(Buffer.concat([Buffer.from('sitepi2\n'), whole.subarray(8, -32)])),
      resealed(whole.subarray(0, -52)),
      resealed(whole.subarray(0, 8)),
    ]
    for (const each of damaged) {
      writeFileSync(file, each)
      assert.equal(indexed(file), { size: 0, found: new Map() })
    }
    assert.equal(indexed(join(folder, 'none')), { size: 0, found: new Map() })
  }),
)

test(
  'a pack is never written over, and an index is replaced as a whole',
  inFolder((folder) => {
    const { file, size } = filled(folder)
    assert.throws(() => createPack(file), /EEXIST/)
    assert.is(statSync(file).size, size)
    const index = `${file}.index`
    for (const size of [10, 20]) writeIndex(index, size, spotsOf({}))
    assert.is(indexed(index).size, 20)
  }),
)

test.run()

/** Packs on their way: what is taken, how they lie in their folder, and how large they become. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hashOf } from '../../../../engine/store/hash.ts'
import { keyDigest } from '../../../../engine/store/packFile.ts'
import { limits, type Piece } from '../../../../engine/store/shared/listing.ts'
import { openPackFolder, packsOf, takePiece, toPiece } from '../../../../engine/store/shared/pieces.ts'
import { RemoteError, type Remote } from '../../../../engine/store/shared/remote.ts'
import { inTempFolder } from '../../../support/tempFolder.ts'

const giving = (body: Buffer | undefined) => ({ take: async () => body }) as unknown as Remote
const text = Buffer.from('a text '.repeat(50))
const pieceOf = (letter: string): Piece => ({ hash: letter.repeat(64), size: 1, bytes: 1 })

test('what is sent is taken again, and nothing that the server has not', async () => {
  for (const bytes of [text, Buffer.from('x')]) {
    const { piece, body } = await toPiece(bytes)
    assert.equal(piece, { hash: hashOf(body), size: body.length, bytes: bytes.length })
    assert.equal(zstdDecompressSync(body), bytes)
    assert.equal(await takePiece(giving(Buffer.from(body)), piece), bytes)
  }
  assert.is(await takePiece(giving(undefined), pieceOf('a')), undefined)
})

test('O-03 what is no pack of the size that was announced is of no use', async () => {
  const body = zstdCompressSync(text)
  for (const [given, bytes] of [
    [body, text.length - 1],
    [body, text.length + 1],
    [body.subarray(0, -5), text.length],
    [text, text.length],
  ] as const) {
    const error = await takePiece(giving(given), { ...pieceOf('a'), bytes }).catch((thrown: unknown) => thrown)
    assert.ok(error instanceof RemoteError && error.isContent)
    assert.is(error.message, 'has a pack that no build wrote')
  }
})

test('a folder has the packs that were added, and keeps those that are wanted', () =>
  inTempFolder(async (folder) => {
    const packs = openPackFolder(join(folder, 'shared'))
    const [a, b] = [pieceOf('a'), pieceOf('b')]
    assert.not.ok(packs.has(a))
    packs.keepOnly([])
    packs.add(a, text)
    packs.add(b, text)
    assert.equal([a, b, pieceOf('c')].map(packs.has), [true, true, false])
    const names = readdirSync(join(folder, 'shared')).sort()
    assert.is(names.length, 2)
    assert.ok(names.every((name) => name.endsWith('.pack')))
    const name = names.find((each) => packs.isOne(each, [a]))!
    assert.equal(
      [packs.isOne(`shared/${name}`, [b, a]), packs.isOne(name, [b]), packs.isOne(name, []), packs.isOne('x', [a])],
      [true, false, false, false],
    )
    packs.keepOnly([a])
    assert.equal(readdirSync(join(folder, 'shared')), [name])
  }))

test('what a killed run left goes, but for what another run may be writing', () =>
  inTempFolder(async (folder) => {
    const wanted = `${'a'.repeat(64)}.part`
    for (const name of [wanted, `${'b'.repeat(64)}.part`, 'own-1.part', 'something.txt', 'old.pack', 'old.pack.index'])
      writeFileSync(join(folder, name), '')
    openPackFolder(folder).keepOnly([pieceOf('c'), pieceOf('a')])
    assert.equal(readdirSync(folder).sort(), [wanted, 'something.txt'].sort())
  }))

const keyed = (sizes: readonly number[]) =>
  sizes.map((size, index) => [keyDigest('kind', `${index}`), Buffer.alloc(size, index)] as const)

test('values are in packs that are full, none is in two, and nothing is left of them', () =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'deep/own.part')
    const sizesOf = (sizes: readonly number[]) => [...packsOf(keyed(sizes), file)].map(({ length }) => length)
    const [head, magic] = [68, 8]
    assert.equal(sizesOf([]), [])
    assert.equal(sizesOf([5, 0]), [magic + head + 5 + head])
    const exactly = limits.pack - magic - 2 * head - 1
    assert.equal(sizesOf([1, exactly, 1]), [limits.pack, magic + head + 1])
    assert.equal(
      sizesOf([limits.pack + 1, limits.pack]),
      [magic + head + limits.pack],
      'one that is too large is left out',
    )
    assert.not.ok(existsSync(file))
  }))

test('a pack that a killed run left half-written is in nobody’s way, and one that is not finished leaves nothing', () =>
  inTempFolder(async (folder) => {
    const file = join(folder, 'own.part')
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, 'half')
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    const packs = packsOf(keyed([limits.pack - 76, 1]), file)
    assert.is(packs.next().value?.length, limits.pack)
    packs.return(undefined as never)
    assert.equal(readdirSync(folder), [])
    const failing = packsOf(
      (function* () {
        yield* keyed([1])
        throw new Error('no more')
      })(),
      file,
    )
    assert.throws(() => failing.next(), /no more/)
    assert.equal([readdirSync(folder), openFiles()], [[], before])
  }))

test.run()

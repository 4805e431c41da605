/** Packs on their way: compressed and named by the hash of that, looked at before anybody sees them. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { hashOf } from '../hash.ts'
import { nameOf } from '../openPacks.ts'
import { createPack } from '../packFile.ts'
import { removePack } from '../packLimits.ts'
import { tryTo } from '../../errors/tryTo.ts'
import { limits, type Piece } from './listing.ts'
import { RemoteError, type Remote } from './remote.ts'

const compress = promisify(zstdCompress)
const decompress = promisify(zstdDecompress)

/** Undefined where the server does not have it any more. Throws `RemoteError`. */
export async function takePiece(remote: Remote, { hash, size, bytes }: Piece): Promise<Buffer | undefined> {
  const body = await remote.take({ hash, size })
  if (!body) return undefined
  // At once: in the usual steps of 16 KiB it takes three times as long.
  const piece = await decompress(body, { maxOutputLength: bytes, chunkSize: Math.max(bytes, 64) }).catch(
    () => undefined,
  )
  if (piece?.length !== bytes) throw new RemoteError('has a pack that no build wrote', { isContent: true })
  return piece
}

/** As it is sent. */
export async function toPiece(bytes: Uint8Array): Promise<{ readonly piece: Piece; readonly body: Uint8Array }> {
  const body = await compress(bytes, { chunkSize: 2 ** 20 })
  return { piece: { hash: hashOf(body), size: body.length, bytes: bytes.length }, body }
}

export type PackFolder = {
  /** Absolute: where a pack may lie while it is made. */
  readonly part: string
  has(piece: Piece): boolean
  /** It appears as a whole. Throws errors of the file system. */
  add(piece: Piece, bytes: Uint8Array): void
  /** Removes all others. */
  keepOnly(pieces: readonly Piece[]): void
  /** Whether a pack of the store, by its name, is one of these. */
  isOne(name: string, pieces: readonly Piece[]): boolean
}

/** `folder` is absolute. */
export function openPackFolder(folder: string): PackFolder {
  const idOf = ({ hash }: Piece) => hash.slice(0, 13)
  const idIn = (name: string) => /-([0-9a-f]{13})\.pack$/.exec(basename(name))?.[1]
  const names = () => tryTo(() => readdirSync(folder)) ?? []
  const isOne: PackFolder['isOne'] = (name, pieces) => pieces.some((piece) => idOf(piece) === idIn(name))
  return {
    part: join(folder, `own-${randomUUID()}.part`),
    has: (piece) => names().some((name) => isOne(name, [piece])),
    add(piece, bytes) {
      const part = join(folder, `${piece.hash}.part`)
      mkdirSync(folder, { recursive: true })
      writeFileSync(part, bytes)
      renameSync(part, join(folder, nameOf(Date.now(), idOf(piece))))
    },
    keepOnly(pieces) {
      for (const name of names())
        if (name.endsWith('.pack') ? !isOne(name, pieces) : isLeftPart(name, pieces)) removePack(folder, { name })
    },
    isOne,
  }
}

function makeReady(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
}

/** Another run may be writing the one of a piece. */
const isLeftPart = (name: string, pieces: readonly Piece[]): boolean =>
  name.endsWith('.part') && !pieces.some(({ hash }) => name.startsWith(hash))

/** Values in packs of a size that memory can hold. `file` is absolute, and gone in the end. */
export function* packsOf(values: Iterable<readonly [key: string, value: Uint8Array]>, file: string): Generator<Buffer> {
  let writer: ReturnType<typeof createPack> | undefined
  const finish = () => {
    writer?.close()
    writer = undefined
    return readFileSync(file)
  }
  try {
    for (const [key, value] of values) {
      if (value.length > limits.pack) continue
      if (!writer) makeReady(file)
      writer ??= createPack(file)
      writer.append(key, value)
      if (writer.size() >= limits.pack) yield finish()
    }
    if (writer) yield finish()
  } finally {
    writer?.close()
    rmSync(file, { force: true })
  }
}

/**
 * A pack: many values in one file, written at its end only.
 *
 * ```
 * pack    magic, then records: length of the value (4 bytes), digest of its key (32), check (32), value
 * index   <pack>.index: magic, size of the pack it was made from (8), entries: digest of the key (32), offset (4), length (4); check (32)
 * ```
 *
 * A check is the SHA-256 of what it stands for. A record that a killed run left half-written ends the pack.
 */
import { hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, writeFileSync, writevSync } from 'node:fs'
import { tryTo } from '../errors/tryTo.ts'
import { entryLength, type Spot, type Spots } from './spots.ts'

const packMagic = Buffer.from('sitepk1\n')
const indexMagic = Buffer.from('sitepi1\n')
const digestLength = 32
const headLength = 4 + 2 * digestLength

/** A pack takes no more than this: offsets have four bytes. */
export const maxPackBytes = 2 ** 30

const digest = (...parts: readonly (string | Uint8Array)[]): Buffer =>
  hash(
    'sha256',
    parts.length === 1 ? parts[0]! : Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))),
    'buffer',
  )

/** What a key is in a pack: 32 bytes, as text of one character each. */
export const keyDigest = (kind: string, key: string): string => digest(`${kind}\n${key}`).toString('latin1')

/** Of a value under its key. */
const checkOf = (key: Uint8Array, value: Uint8Array): Buffer => digest(key, digest(value))

export type PackWriter = {
  /** Where the value lies now. Throws errors of the file system; nothing may be appended after one. */
  append(key: string, value: Uint8Array): Spot
  readonly size: () => number
  close(): void
}

/** Throws if there is such a file. */
export function createPack(file: string): PackWriter {
  const fd = openSync(file, 'wx+')
  writevSync(fd, [packMagic])
  let size = packMagic.length
  return {
    append(key, value) {
      const keyBytes = Buffer.from(key, 'latin1')
      const head = Buffer.allocUnsafe(headLength)
      head.writeUInt32LE(value.length, 0)
      keyBytes.copy(head, 4)
      checkOf(keyBytes, value).copy(head, 4 + digestLength)
      writeWhole(fd, [head, value])
      const spot = { offset: size + headLength, length: value.length }
      size += headLength + value.length
      return spot
    },
    size: () => size,
    close: () => closeSync(fd),
  }
}

function writeWhole(fd: number, parts: readonly Uint8Array[]): void {
  const wanted = parts.reduce((sum, { length }) => sum + length, 0)
  // A disk that becomes full takes a part and says so the next time.
  if (writevSync(fd, parts as Uint8Array[]) !== wanted) throw new Error('The disk took a part of a record')
}

/** The value at a spot; undefined where it is not what was written under this key. */
export function readRecord(fd: number, key: string, { offset, length }: Spot): Uint8Array | undefined {
  const record = Buffer.allocUnsafe(headLength + length)
  if (readSync(fd, record, 0, record.length, offset - headLength) !== record.length) return undefined
  const value = record.subarray(headLength)
  const keyBytes = record.subarray(4, 4 + digestLength)
  const isWhole = record.readUInt32LE(0) === length && keyBytes.toString('latin1') === key
  return isWhole && checkOf(keyBytes, value).equals(record.subarray(4 + digestLength, headLength)) ? value : undefined
}

/** Calls `found` for each record from `from` on (0: from the start). Returns where the last whole one ends. */
export function scanPack(fd: number, from: number, found: (key: string, spot: Spot) => void): number {
  const { size } = fstatSync(fd)
  const head = Buffer.allocUnsafe(headLength)
  if (from === 0) {
    if (readSync(fd, head, 0, packMagic.length, 0) !== packMagic.length) return 0
    if (!head.subarray(0, packMagic.length).equals(packMagic)) return 0
  }
  let at = from || packMagic.length
  while (readSync(fd, head, 0, headLength, at) === headLength) {
    const length = head.readUInt32LE(0)
    const next = at + headLength + length
    if (next > size) break
    found(head.toString('latin1', 4, 4 + digestLength), { offset: at + headLength, length })
    at = next
  }
  return at
}

/** The entries of an intact index, and the size of the pack it was made from. */
export function readIndex(file: string): { readonly size: number; readonly entries: Buffer } | undefined {
  const bytes = tryTo(() => readFileSync(file))
  if (!bytes) return undefined
  const end = bytes.length - digestLength
  const start = indexMagic.length + 8
  const isWhole =
    (end - start) % entryLength === 0 &&
    bytes.subarray(0, indexMagic.length).equals(indexMagic) &&
    digest(bytes.subarray(0, end)).equals(bytes.subarray(end))
  if (!isWhole) return undefined
  return { size: Number(bytes.readBigUInt64LE(indexMagic.length)), entries: bytes.subarray(start, end) }
}

/** `size` is that of the pack with these values. */
export function writeIndex(file: string, size: number, spots: Spots): void {
  const head = Buffer.allocUnsafe(indexMagic.length + 8)
  indexMagic.copy(head)
  head.writeBigUInt64LE(BigInt(size), indexMagic.length)
  const bytes = Buffer.concat([head, spots.bytes()])
  const part = `${file}.${process.pid}`
  writeFileSync(part, Buffer.concat([bytes, digest(bytes)]))
  renameSync(part, file)
}

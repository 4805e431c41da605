/** One source from the disk: strict UTF-8, hashed. */
import { isUtf8 } from 'node:buffer'
import { nameNotUtf8, notUtf8 } from '../errors/fileMessages.ts'
import { tryTo } from '../errors/tryTo.ts'
import { ifThere } from '../errors/ifThere.ts'
import { hashOf } from '../store/hash.ts'
import type { Disk, Source } from '../types.ts'

/** Undefined if the file was deleted since it was listed: then it is not part of the site. */
export async function readSource(file: string, disk: Disk): Promise<Source | undefined> {
  const bytes = await ifThere(disk.read(file))
  if (!bytes && file.includes('\uFFFD')) throw nameNotUtf8(file)
  if (!bytes) return undefined
  assertUtf8(file, bytes)
  const realFile = disk.realFile(file)
  // Most sources are as they were, and then nobody asks for their text.
  return {
    file,
    ...(realFile !== undefined && { realFile }),
    hash: hashOf(bytes),
    get text() {
      return new TextDecoder().decode(bytes)
    },
  }
}

/** Throws `file-not-utf8`. A byte order mark is dropped, so that columns count what the writer sees. */
export function textOf(file: string, bytes: Uint8Array): string {
  assertUtf8(file, bytes)
  return new TextDecoder().decode(bytes)
}

function assertUtf8(file: string, bytes: Uint8Array): void {
  if (!isUtf8(bytes)) throw notUtf8(file, bytes, firstInvalidByte(bytes))
}

/** 0-based offset of the first invalid byte sequence. */
function firstInvalidByte(bytes: Uint8Array): number {
  let [begun, broken] = [0, bytes.length + 1]
  while (broken - begun > 1) {
    const middle = (begun + broken) >> 1
    if (beginsWell(bytes.subarray(0, middle))) begun = middle
    else broken = middle
  }
  // The last character may be cut off.
  while (!isUtf8(bytes.subarray(0, begun))) begun--
  return begun
}

const beginsWell = (bytes: Uint8Array): boolean =>
  tryTo(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })) !== undefined

/** What is kept of the cache, and for how long. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { indexOf, isShared, nameOf, type OpenPacks, type Pack } from './openPacks.ts'
import { createPack, readRecord, writeIndex } from './packFile.ts'
import { createSpots } from './spots.ts'

/** Values that are used stay; the others go with their pack. */
export type PackLimits = {
  /** A pack is removed so many days after it was made. */
  readonly days: number
  /** Values of a pack that is so old are written again when they are used. */
  readonly refreshAfterDays: number
  /** Of all packs together. The oldest go first. */
  readonly bytes: number
  /** More small packs than this become one. */
  readonly smallPacks: number
}

export const packLimits: PackLimits = { days: 30, refreshAfterDays: 7, bytes: 2 * 2 ** 30, smallPacks: 16 }

/** A pack of which it costs little to write it again. */
const smallBytes = 8 * 2 ** 20

export const msOfDay = 86_400_000

/** Old packs go, small ones become one, and each that stays has an index. `now` is in ms since 1970. */
export function keepLimits({ all, find }: OpenPacks, folder: string, limits: PackLimits, now: number): void {
  const newestFirst = all().toSorted((a, b) => b.made - a.made)
  const kept: Pack[] = []
  let bytes = 0
  for (const pack of newestFirst) {
    // How many of the shared ones there are is decided where they are shared.
    if (!isShared(pack)) bytes += pack.end
    const isEmpty = !pack.spots.size()
    if (isEmpty || now - pack.made > limits.days * msOfDay || (bytes > limits.bytes && !isShared(pack)))
      removePack(folder, pack)
    else kept.push(pack)
  }
  const small = kept.filter((pack) => !isShared(pack) && pack.end < smallBytes)
  const isMerged = small.length > limits.smallPacks && tryTo(() => merge(small, folder, find))
  for (const pack of kept) {
    if (isMerged && small.includes(pack)) removePack(folder, pack)
    else if (!pack.isIndexed) tryTo(() => writeIndex(join(folder, indexOf(pack.name)), pack.end, pack.spots))
  }
}

/** As old as the oldest of them, so that no value stays for longer than it would have. */
function merge(packs: readonly Pack[], folder: string, find: OpenPacks['find']): true {
  const name = nameOf(Math.min(...packs.map(({ made }) => made)))
  const writer = createPack(join(folder, name))
  const merged = createSpots()
  try {
    for (const pack of packs)
      for (const [key, spot] of pack.spots.entries()) {
        const value = find(key) === pack && readRecord(pack.fd, key, spot)
        if (value) merged.set(key, writer.append(key, value))
      }
    writeIndex(join(folder, indexOf(name)), writer.size(), merged)
    return true
  } catch (error) {
    tryTo(() => rmSync(join(folder, name)))
    throw error
  } finally {
    writer.close()
  }
}

/** Whoever has it open reads on. */
export function removePack(folder: string, { name }: Pick<Pack, 'name'>): void {
  for (const file of [name, indexOf(name)]) tryTo(() => rmSync(join(folder, file), { recursive: true }))
}

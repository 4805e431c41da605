/**
 * The values of earlier runs, in packs: one for each run and thread that had something to keep. Nothing is ever changed in
 * a pack, so whatever a killed run leaves is whole or is not there.
 */
import { join } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { isShared, nameOf, openPacks, type OpenPacks, type Pack } from './openPacks.ts'
import { createPack, keyDigest, maxPackBytes, readRecord, type PackWriter } from './packFile.ts'
import { keepLimits, msOfDay, packLimits, type PackLimits } from './packLimits.ts'
import type { Store } from './store.ts'

export type PackStore = Store & {
  /** Looks for values that other threads and processes have written meanwhile. */
  refresh(): void
  /** How many values were taken from packs, and written. */
  readonly counts: () => { readonly reads: number; readonly writes: number }
  /** Values that this run has taken or put, in its threads too, by what their keys are in packs. */
  touched(): ReadonlySet<string>
  /** By what its key is in packs. */
  valueAt(key: string): Uint8Array | undefined
  /** The packs of the shared store, with what their keys are. */
  sharedPacks(): readonly { readonly name: string; readonly keys: Iterable<string> }[]
  /** What is put later, by work that was still under way, is not kept. */
  close(): void
}

export type PackOptions = {
  /** Whether indexes are written and limits kept in the end: by one store of a run. */
  readonly keeps: boolean
  readonly limits?: PackLimits
  /** ms since 1970. */
  readonly now?: () => number
}

/** `folder` is absolute. A disk that refuses to be written costs time in the next run, no more. */
export function createPackStore(
  folder: string,
  { keeps, limits = packLimits, now = Date.now }: PackOptions,
): PackStore {
  const packs = openPacks(folder, now)
  const own = createOwnPack(folder, packs.add, now)
  const encode = createEncoder()
  let [reads, writes] = [0, 0]

  function append(key: string, value: Uint8Array): void {
    const pack = own.append(key, value)
    if (pack) writes++
  }

  function valueAt(key: string): Uint8Array | undefined {
    const pack = packs.find(key)
    return pack && readFrom(pack, key)
  }

  const readFrom = ({ fd, spots }: Pack, key: string): Uint8Array | undefined =>
    tryTo(() => readRecord(fd, key, spots.get(key)!))

  packs.refresh()
  const touched = createTouched(packs)
  return {
    refresh: packs.refresh,
    counts: () => ({ reads, writes }),
    get(kind, name) {
      const key = keyDigest(kind, name)
      const pack = packs.find(key)
      if (!pack) return undefined
      const value = readFrom(pack, key)
      if (!value) {
        pack.spots.delete(key)
        return undefined
      }
      reads++
      touched.note(key)
      if (now() - pack.made > limits.refreshAfterDays * msOfDay) append(key, value)
      return value
    },
    has(kind, name) {
      const key = keyDigest(kind, name)
      const isThere = packs.find(key) !== undefined
      if (isThere) touched.note(key)
      return isThere
    },
    put: (kind, name, payload) =>
      append(keyDigest(kind, name), typeof payload === 'string' ? encode(payload) : payload),
    touched: touched.all,
    valueAt,
    sharedPacks: () => packs.all().flatMap((pack) => (isShared(pack) ? [{ name: pack.name, keys: keysOf(pack) }] : [])),
    close() {
      if (keeps) {
        packs.refresh()
        keepLimits(packs, folder, limits, now())
      }
      own.close()
      packs.close()
    },
  }
}

/**
 * Text -> its bytes, until the next text. In a buffer for each they would be garbage that is old before it is collected, and
 * the allocator keeps its place.
 */
function createEncoder() {
  let room = Buffer.allocUnsafeSlow(2 ** 16)
  return (text: string): Uint8Array => {
    const length = Buffer.byteLength(text)
    if (length > maxRoomBytes) return Buffer.from(text)
    if (length > room.length) room = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(length)))
    return room.subarray(0, room.write(text))
  }
}

const maxRoomBytes = 2 ** 20

function* keysOf({ spots }: Pack): Generator<string> {
  for (const [key] of spots.entries()) yield key
}

/** Keys that were asked for and are there, or came later. To be made when the packs of earlier runs are open. */
function createTouched({ all, refresh }: OpenPacks) {
  const before = new Set(all())
  const keys = new Set<string>()
  return {
    note: (key: string): void => void keys.add(key),
    all(): ReadonlySet<string> {
      refresh()
      const later = all().filter((pack) => !before.has(pack) && !isShared(pack))
      for (const pack of later) for (const key of keysOf(pack)) keys.add(key)
      return keys
    },
  }
}

/**
 * The pack this store writes to, made with the first value. After an error of the disk, and when it was closed, it takes nothing
 * more: the system gives the number of a closed file to the next one that is opened, a connection to a browser for example.
 */
function createOwnPack(folder: string, add: (name: string) => Pack, now: () => number) {
  let open: { readonly pack: Pack; readonly writer: PackWriter } | undefined
  let isEnded = false

  function closeOpen(): void {
    open?.writer.close()
    open = undefined
  }

  function writable() {
    if (open && open.writer.size() < maxPackBytes) return open
    closeOpen()
    const name = nameOf(now())
    const writer = createPack(join(folder, name))
    return (open = { writer, pack: add(name) })
  }

  return {
    /** The pack that has the value now. */
    append(key: string, value: Uint8Array): Pack | undefined {
      if (isEnded) return undefined
      try {
        const { pack, writer } = writable()
        pack.spots.set(key, writer.append(key, value))
        pack.end = writer.size()
        return pack
      } catch {
        isEnded = true
        return undefined
      }
    },
    close() {
      closeOpen()
      isEnded = true
    },
  }
}

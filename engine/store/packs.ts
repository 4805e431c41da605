/**
 * The values of earlier runs, in packs: one for each run and thread that had something to keep. Nothing is ever changed in
 * a pack, so whatever a killed run leaves is whole or is not there.
 */
import { join } from 'node:path'
import { nameOf, openPacks, tryTo, type Pack } from './openPacks.ts'
import { createPack, keyDigest, maxPackBytes, readRecord, type PackWriter } from './packFile.ts'
import { keepLimits, msOfDay, packLimits, type PackLimits } from './packLimits.ts'
import type { Store } from './store.ts'

export type PackStore = Store & {
  /** Looks for values that other threads and processes have written meanwhile. */
  refresh(): void
  /** How many values were taken from packs, and written. */
  readonly counts: () => { readonly reads: number; readonly writes: number }
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
  let [reads, writes] = [0, 0]

  function append(key: string, value: Uint8Array): void {
    const pack = own.append(key, value)
    if (!pack) return
    packs.places.set(key, pack)
    writes++
  }

  packs.refresh()
  return {
    refresh: packs.refresh,
    counts: () => ({ reads, writes }),
    get(kind, name) {
      const key = keyDigest(kind, name)
      const pack = packs.places.get(key)
      const value = pack && tryTo(() => readRecord(pack.fd, key, pack.entries.get(key)!))
      if (!value) {
        packs.places.delete(key)
        return undefined
      }
      reads++
      if (now() - pack.made > limits.refreshAfterDays * msOfDay) append(key, value)
      return value
    },
    has: (kind, name) => packs.places.has(keyDigest(kind, name)),
    put: (kind, name, payload) =>
      append(keyDigest(kind, name), typeof payload === 'string' ? Buffer.from(payload) : payload),
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

/** The pack this store writes to, made with the first value. After an error of the disk it takes nothing more. */
function createOwnPack(folder: string, add: (name: string) => Pack, now: () => number) {
  let open: { readonly pack: Pack; readonly writer: PackWriter } | undefined
  let isFull = false

  function writable() {
    if (open && open.writer.size() < maxPackBytes) return open
    open?.writer.close()
    const name = nameOf(now())
    const writer = createPack(join(folder, name))
    return (open = { writer, pack: add(name) })
  }

  return {
    /** The pack that has the value now. */
    append(key: string, value: Uint8Array): Pack | undefined {
      if (isFull) return undefined
      try {
        const { pack, writer } = writable()
        pack.entries.set(key, writer.append(key, value))
        pack.end = writer.size()
        return pack
      } catch {
        isFull = true
        return undefined
      }
    },
    close: () => open?.writer.close(),
  }
}

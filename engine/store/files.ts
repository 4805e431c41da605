/**
 * A store with a file for each value.
 *
 * An entry begins with the hash of its owner, key and payload. A damaged entry does not match and counts as absent, and so does
 * that of another owner. A failed write only costs time in the next run.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { tryTo } from '../errors/tryTo.ts'
import { hashAll, hashOf } from './hash.ts'
import type { Store } from './store.ts'

const digestLength = 64

export type FileStore = Store & {
  /** Files of values that were taken or put, from the folder. */
  readonly touched: () => Iterable<string>
}

/**
 * For the few values that each run replaces; all others are in packs.
 *
 * `folder` is absolute and made when first written to. `owner` is the engine: another one may write its values in another form.
 */
export function createFileStore(folder: string, owner: string): FileStore {
  const touched = new Set<string>()
  const fileOf = (kind: string, key: string) => join(folder, touch(`${kind}/${key.slice(0, 2)}/${key.slice(2)}`))
  let writes = 0

  function touch(file: string): string {
    touched.add(file)
    return file
  }

  return {
    get(kind, key) {
      const entry = tryTo(() => readFileSync(fileOf(kind, key)))
      const payload = entry?.subarray(digestLength)
      const isWhole = payload && entry?.toString('latin1', 0, digestLength) === digestOf([owner, kind, key], payload)
      return isWhole ? payload : undefined
    },

    has: (kind, key) => existsSync(fileOf(kind, key)),
    touched: () => touched,

    put(kind, key, payload) {
      const file = fileOf(kind, key)
      const part = `${file}.${process.pid}-${threadId}-${writes++}`
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(part, digestOf([owner, kind, key], payload))
        // Appended, not joined: an entry may have tens of megabytes.
        appendFileSync(part, payload)
        // Renaming makes an entry complete or absent, also when two threads write it at the same time.
        moveOver(part, file)
      } catch {
        // A disk that refuses to write may also refuse to look up the file.
        tryTo(() => rmSync(part, { force: true }))
      }
    },
  }
}

const digestOf = (names: readonly string[], payload: string | Uint8Array): string =>
  hashAll([...names, hashOf(payload)])

function moveOver(part: string, file: string): void {
  try {
    renameSync(part, file)
  } catch {
    // A folder has this name. It is not an entry and would block the name forever.
    rmSync(file, { recursive: true, force: true })
    renameSync(part, file)
  }
}

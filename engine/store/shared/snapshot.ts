/**
 * Files of a run that are no values: what it left for the next one, its bundle, its output. A snapshot names them with their
 * hashes; what is in them are values, so that a file which does not change is sent once.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Store } from '../store.ts'
import { RemoteError } from './remote.ts'

/** `output/acme/index.html` -> SHA-256. Of a folder, the file that says that all are there is the last. */
export type Snapshot = Readonly<Record<string, string>>

export const fileKind = 'file'

const snapshot = v.record(v.pipe(v.string(), v.check(isBelow)), v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))

export const writeSnapshot = (files: Snapshot): Buffer => Buffer.from(JSON.stringify(files))

/** Throws `RemoteError`. */
export function readSnapshot(bytes: Buffer): Snapshot {
  try {
    return v.parse(snapshot, JSON.parse(bytes.toString()))
  } catch (cause) {
    throw new RemoteError('has a list of files that no build wrote', { isContent: true, cause })
  }
}

/**
 * Writes the files below `part` that are not there yet; those whose value is missing are left out.
 *
 * `folder` is absolute, and stands for the part. Throws errors of the file system.
 */
export function restore(files: Snapshot, part: string, { folder, store }: { folder: string; store: Store }): void {
  const start = `${part}/`
  const made = new Set<string>()
  for (const [path, hash] of Object.entries(files)) {
    const target = path.startsWith(start) && join(folder, path.slice(start.length))
    const value = target && store.get(fileKind, hash)
    if (!value) continue
    const parent = dirname(target)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeNew(target, value)
  }
}

function writeNew(file: string, value: Uint8Array): void {
  try {
    writeFileSync(file, value, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Folders of folders of a snapshot: `foldersIn(files, 'bundle')`. */
export const foldersIn = (files: Snapshot, part: string): ReadonlySet<string> =>
  new Set(Object.keys(files).flatMap((path) => (path.startsWith(`${part}/`) ? [path.split('/')[1]!] : [])))

/** A hostile list names no file elsewhere, on any system. */
export function isBelow(path: string): boolean {
  const parts = path.split('/')
  return parts.length > 1 && !/[\\\0:]/.test(path) && !parts.some((part) => ['', '.', '..'].includes(part))
}

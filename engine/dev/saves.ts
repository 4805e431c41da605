/** Files as editors leave them: many empty a file first and fill it then. */
import { setTimeout } from 'node:timers/promises'
import { readSource } from '../disk/source.ts'
import { isEmptyVersion, savedAt, versionOf } from '../disk/versionOf.ts'
import type { Disk, Source } from '../types.ts'

/** In ms: the time in which an editor has filled a file it emptied, and the watcher has reported it. */
export const saveDelay = 50

/** In ms. What was emptied before that is meant to be empty. */
const fillTime = 1000

/** Whether the editor of a file that is empty since `time` (in ms since 1970) may still fill it. In the future that is where the clock was set back. */
export const isBeingFilled = (time: number): boolean => Math.abs(Date.now() - time) < fillTime

/** An empty source is read again after its editor had the time to fill it. */
export async function readSaved(file: string, disk: Disk): Promise<Source | undefined> {
  const source = await readSource(file, disk)
  if (source?.text !== '') return source
  await setTimeout(saveDelay)
  return readSource(file, disk)
}

/**
 * What `read` gives of the file `path` (absolute), of one version: it may be saved while it is read. One that was just emptied is
 * awaited. Whatever `read` throws is thrown.
 */
export async function readWhole(path: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
  for (let left = 2 * (fillTime / saveDelay); ; left--) {
    const before = await versionOf(path)
    const bytes = await read()
    const version = await versionOf(path)
    const isAwaited = isEmptyVersion(version) && isBeingFilled(savedAt(version))
    if (!left || (version === before && !isAwaited)) return bytes
    if (isAwaited) await setTimeout(saveDelay)
  }
}

/** Files as editors leave them: many empty a file first and fill it then. */
import { setTimeout } from 'node:timers/promises'
import { readSource } from '../disk/source.ts'
import type { Disk, Source } from '../types.ts'

/** In ms: the time in which an editor has filled a file it emptied, and the watcher has reported it. */
export const saveDelay = 50

/** An empty source is read again after its editor had the time to fill it. */
export async function readSaved(file: string, disk: Disk): Promise<Source | undefined> {
  const source = await readSource(file, disk)
  if (source?.text !== '') return source
  await setTimeout(saveDelay)
  return readSource(file, disk)
}

/** Files as editors leave them: many empty a file first and fill it then. */
import { setTimeout } from 'node:timers/promises'
import { readSource } from '../source.ts'
import type { Disk, Source } from '../types.ts'

/** Between an editor's emptying a file and our hearing that it was filled. In ms. */
export const saveTime = 50

/** A source is not believed to be empty before its editor had the time to fill it. */
export async function readSaved(file: string, disk: Disk): Promise<Source | undefined> {
  const source = await readSource(file, disk)
  if (source?.text !== '') return source
  await setTimeout(saveTime)
  return readSource(file, disk)
}

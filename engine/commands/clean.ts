/** Removes output and cache of the engine. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loadOutputManifest } from '../emit/manifest.ts'
import { loadPreviousOutput } from '../emit/previous.ts'
import { removeTree } from '../emit/removeTree.ts'
import { cacheFolder } from '../run/cacheFolder.ts'
import type { Config } from '../types.ts'

/** The folders that were removed, project-relative. A folder without our manifest stays. Throws `output-unsafe` where one holds more. */
export async function clean({ out, root }: Config): Promise<readonly string[]> {
  const removed: string[] = []
  for (const folder of [out, `${out}.prev`]) {
    if (!(await loadOutputManifest(join(root, folder)))) continue
    await loadPreviousOutput(join(root, folder), root)
    removed.push(folder)
  }
  if (await stat(join(root, cacheFolder)).catch(() => undefined)) removed.push(cacheFolder)
  for (const folder of removed) await removeTree(join(root, folder))
  return removed
}

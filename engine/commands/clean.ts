/** Removes output and cache of the engine. */
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { loadOutputManifest } from '../emit/manifest.ts'
import { removeTree } from '../emit/removeTree.ts'
import { cacheFolder } from '../run/cacheFolder.ts'
import type { Config } from '../types.ts'

/** The folders that were removed, project-relative. A folder without our manifest stays. */
export async function clean(config: Config): Promise<readonly string[]> {
  const removed: string[] = []
  for (const folder of [config.out, `${config.out}.prev`]) {
    if (!(await loadOutputManifest(join(config.root, folder)))) continue
    await removeTree(join(config.root, folder))
    removed.push(folder)
  }
  if (await stat(join(config.root, cacheFolder)).catch(() => undefined)) {
    await rm(join(config.root, cacheFolder), { recursive: true, force: true })
    removed.push(cacheFolder)
  }
  return removed
}

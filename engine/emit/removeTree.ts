/** Removes a folder of an output with all that is in it, also where somebody has made it read-only. */
import { chmod, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export async function removeTree(folder: string): Promise<void> {
  const remove = () => rm(folder, { recursive: true, force: true })
  await remove().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error
    await makeWritable(folder)
    await remove()
  })
}

/** Names are removed from folders, so that permissions of files do not matter. */
async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await makeWritable(join(folder, entry.name))
}

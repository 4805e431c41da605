/** Removes a folder of an output with all that is in it, also where somebody has made it read-only. */
import { rmSync } from 'node:fs'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export async function removeTree(folder: string): Promise<void> {
  // Its cousin with promises takes five times the processor.
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    remove()
  } catch (error) {
    if (!/^(?:EACCES|EPERM)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error
    await makeWritable(folder)
    remove()
  }
}

/** Names are removed from folders, so that permissions of files do not matter. */
async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await makeWritable(join(folder, entry.name))
}

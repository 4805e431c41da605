/** Removes a folder of an output with all that is in it, also where somebody has made it read-only. */
import { rmSync } from 'node:fs'
import { chmod, readdir } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'

const isWindows = platform() === 'win32'

export async function removeTree(folder: string): Promise<void> {
  // Its cousin with promises takes five times the processor. Windows refuses it while a program has a file open, as one does that
  // looks for viruses at what was just written.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: isWindows ? 5 : 0 })
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

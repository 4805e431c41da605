/** Where tests make their folders: below the repository, where modules are found, and among the temporary ones of the machine. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Temporary files of this process and of what it starts lie in a folder that ends with it, whatever they leave there. */
export function prepareFolders(root: string): void {
  const own = join(root, '.bench')
  // What `tests/support/bundles.ts` keeps is of the code as it was.
  rmSync(join(own, 'bundles'), { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  const temporary = mkdtempSync(join(tmpdir(), 'site-tests-'))
  // Some tests run a program as a person who is not the owner.
  chmodSync(temporary, 0o755)
  process.once('exit', () => rmSync(temporary, { recursive: true, force: true }))
  process.env.TMPDIR = temporary
  for (const folder of [own, temporary]) spread(folder)
}

/**
 * Folders made in this one lie apart from each other. Tests remove thousands of files while others make some, and an
 * ext4 without a journal looks through what was removed nearby in the last minutes for each file that is made: a tenth
 * of all processor time. Where the file system has no such flag nothing happens.
 */
function spread(folder: string): void {
  spawnSync('chattr', ['+T', folder], { stdio: 'ignore' })
}

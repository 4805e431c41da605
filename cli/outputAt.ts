import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** An output that a command is given: from the root, as all that a run writes, or from the current folder, as a shell completes it. */
export function outputAt(folder: string, root: string): string {
  const [ofRoot, here] = [resolve(root, folder), resolve(folder)]
  return existsSync(ofRoot) || !existsSync(here) ? ofRoot : here
}

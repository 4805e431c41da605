/** The lock files of a project: other packages are other code. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Of whichever package manager. */
const names = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']

/** From the root: those of the project, or of the workspace it is a part of. `root` is absolute. */
export function lockFiles(root: string): readonly string[] {
  for (let folder = root, start = ''; ; folder = dirname(folder), start += '../') {
    const found = names.filter((name) => existsSync(join(folder, name)))
    if (found.length || dirname(folder) === folder) return found.map((name) => start + name)
  }
}

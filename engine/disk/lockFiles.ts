/** The lock files of a project: other packages are other code. */
import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { manifestIn } from '../paths/manifestIn.ts'

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const managers: Readonly<Record<string, PackageManager>> = {
  'package-lock.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
}

/** From the root: those of the project, or of the workspace it is a part of. `root` is absolute. */
export function lockFiles(root: string): readonly string[] {
  for (let folder = root, start = ''; ; folder = dirname(folder), start += '../') {
    const found = Object.keys(managers).filter((name) => existsSync(join(folder, name)))
    if (found.length || dirname(folder) === folder) return found.map((name) => start + name)
  }
}

/** The one that `packageManager` of package.json names, here or in the workspace; else the one whose lock file there is. */
export function packageManager(root: string): PackageManager {
  const [lockFile = ''] = lockFiles(root)
  const named = [root, join(root, posix.dirname(lockFile))]
    .map((folder) => String(manifestIn(folder)['packageManager']).replace(/@.*/, ''))
    .find((name): name is PackageManager => Object.values<string>(managers).includes(name))
  return named ?? managers[posix.basename(lockFile)] ?? 'npm'
}

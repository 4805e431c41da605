/** Where a project lies in its repository, and which packages it takes from files. */
import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { manifestIn } from '../../engine/paths/manifestIn.ts'
import { slashed } from '../../engine/paths/slashed.ts'

export type Repository = {
  /** Folder of the project in the repository, `docs`; '' for its root, and where there is no repository. */
  readonly folder: string
  /** From the project to the root of the repository: `../`. */
  readonly up: string
  /** Files of packages that package.json names, from the project: `vendor/engine.tgz`. */
  readonly packages: readonly string[]
}

export function repositoryOf(root: string): Repository {
  const folder = slashed(relative(gitRoot(root) ?? root, root))
  return { folder, up: folder && '../'.repeat(folder.split('/').length), packages: packageFiles(root) }
}

/** In a second work tree `.git` is a file. */
function gitRoot(from: string): string | undefined {
  if (existsSync(join(from, '.git'))) return from
  const above = dirname(from)
  return above === from ? undefined : gitRoot(above)
}

function packageFiles(root: string): readonly string[] {
  const { dependencies, devDependencies } = manifestIn(root)
  const versions: Readonly<Record<string, string>> = { ...Object(dependencies), ...Object(devDependencies) }
  return Object.values(versions).flatMap((version) =>
    version.startsWith('file:') ? [version.slice('file:'.length).replace(/^\.\//, '')] : [],
  )
}

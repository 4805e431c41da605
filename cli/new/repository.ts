/** Where a project lies in its repository, and which packages it takes from files. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { tryTo } from '../../engine/errors/tryTo.ts'

export type Repository = {
  /** Folder of the project in the repository, `docs`; '' for its root, and where there is no repository. */
  readonly folder: string
  /** From the project to the root of the repository: `../`. */
  readonly up: string
  /** Files of packages that package.json names, from the project: `vendor/engine.tgz`. */
  readonly packages: readonly string[]
}

export function repositoryOf(root: string): Repository {
  const folder = posix(relative(gitRoot(root) ?? root, root))
  return { folder, up: folder && '../'.repeat(folder.split('/').length), packages: packageFiles(root) }
}

const posix = (path: string): string => path.split(sep).join('/')

/** In a second work tree `.git` is a file. */
function gitRoot(from: string): string | undefined {
  if (existsSync(join(from, '.git'))) return from
  const above = dirname(from)
  return above === from ? undefined : gitRoot(above)
}

type Manifest = { readonly [list: string]: Readonly<Record<string, string>> | undefined }

/** Nothing where there is none yet. */
export const manifestOf = (root: string): Manifest =>
  Object(tryTo(() => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))))

function packageFiles(root: string): readonly string[] {
  const { dependencies, devDependencies } = manifestOf(root)
  return Object.values({ ...dependencies, ...devDependencies }).flatMap((version) =>
    version.startsWith('file:') ? [version.slice('file:'.length).replace(/^\.\//, '')] : [],
  )
}

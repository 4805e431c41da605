/** Packages behind links in the bundler: modules are named by the link in `node_modules`, as pages and styles name them. */
import { readdirSync, statSync, type Dirent } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { enginePackage, isOutside, isUnderDevelopment, realFolder } from '../paths/linkedPackage.ts'
import type { Config } from '../types.ts'
import { slashed } from '../paths/slashed.ts'

/** A package, or a folder of one. */
export type LinkedPackage = {
  /** From the root: `node_modules/stars`. */
  readonly folder: string
  /** Absolute, with links resolved. */
  readonly real: string
}

/** Packages under development. `root` is absolute. Sorted. */
export function linkedPackages(root: string): readonly LinkedPackage[] {
  const scopes = entriesIn(root, 'node_modules').flatMap((entry) =>
    entry.name.startsWith('@') && entry.isDirectory() ? entriesIn(root, `node_modules/${entry.name}`) : entry,
  )
  const links = scopes.filter((entry) => entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name))
  return links.sort().flatMap((link) => {
    const real = realFolder(link)
    if (real === undefined || real === enginePackage || !isUnderDevelopment(root, real)) return []
    return isOutside(root, real) ? [{ folder: slashed(relative(root, link)), real }] : []
  })
}

/**
 * Folders of components in packages that a workspace has further up, or that lie elsewhere in `node_modules`. The rest of such a
 * package keeps its real name: from there it finds what its package manager has put beside it.
 */
export const linkedComponents = ({ root, components }: Config): readonly LinkedPackage[] =>
  components.flatMap((folder) => {
    const real = folder.startsWith('node_modules/') ? realFolder(join(root, folder)) : undefined
    if (real === undefined || real === join(root, folder) || isUnderDevelopment(root, real)) return []
    return [{ folder, real }]
  })

function entriesIn(root: string, folder: string): readonly Dirent[] {
  const path = join(root, folder)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  return isFolder ? readdirSync(path, { withFileTypes: true }) : []
}

/**
 * By their real names they would find other packages than the project does, React or the engine a second time, or none. What they
 * cannot find from the link they look for from where they are.
 */
export function namedByLink(root: string, packages: readonly LinkedPackage[]): readonly Plugin[] {
  if (!packages.length) return []
  const links = packages.map(({ folder, real }) => ({
    named: `${slashed(join(root, folder))}/`,
    real: `${slashed(real)}/`,
  }))
  const moved = (id: string, from: 'named' | 'real', to: 'named' | 'real'): string | undefined => {
    const link = links.find((each) => id.startsWith(each[from]))
    return link && link[to] + id.slice(link[from].length)
  }
  return [
    {
      name: 'site:linked-packages',
      enforce: 'pre',
      resolveId: {
        order: 'pre',
        async handler(source, importer, options) {
          const within = { ...options, skipSelf: true }
          const other = importer && (moved(importer, 'named', 'real') ?? moved(importer, 'real', 'named'))
          const found =
            (await this.resolve(source, importer, within)) ?? (other && (await this.resolve(source, other, within)))
          // What dev makes ready for browsers is installed, as the name would say of these: it is not read again.
          const named = found && !('scan' in options && options.scan) && moved(found.id, 'real', 'named')
          return named ? { ...found, id: named } : found || undefined
        },
      },
    },
  ]
}

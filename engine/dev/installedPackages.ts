/** Packages that are others while the dev server runs, or offer other modules: Node and the bundler keep what they have loaded. */
import { join, relative } from 'node:path'
import { packageFileVersion } from '../disk/versionOf.ts'
import { packageDoorsChanged, packageEdited, packageReplaced } from '../errors/messages.ts'
import type { SiteError } from '../errors/SiteError.ts'
import { folderOfPackage, isUnderDevelopment, realFolder } from '../paths/linkedPackage.ts'
import { manifestIn, type Manifest } from '../paths/manifestIn.ts'
import type { Diagnostic } from '../types.ts'
import { slashed } from '../paths/slashed.ts'

export type Report = { problems(diagnostics: readonly Diagnostic[]): void }

/** In ms. No watcher looks into `node_modules`, and package managers exchange folders and links there. */
const interval = 3000

type Installed = {
  /** Absolute. */
  readonly root: string
  /** Files of packages, absolute, and their versions when they were loaded. */
  readonly loadedByNode: ReadonlyMap<string, string>
}

/** Tells of each package that the manifest of the project names, and of files that were loaded. Returns how to stop. */
export function watchInstalled({ root, loadedByNode }: Installed, report: Report): () => void {
  const comparisons = [
    createComparison(() => versionsIn(root), packageReplaced),
    // The bundler remembers which modules a package offers.
    createComparison(
      () => doorsIn(root),
      (name, _loaded, now) => (now === undefined ? undefined : packageDoorsChanged(name)),
    ),
    createEdits({ root, loadedByNode }),
  ]
  const compare = () => {
    for (const problem of comparisons.flatMap((changed) => changed())) report.problems(warningsOf(problem.diagnostics))
  }
  const timer = setInterval(compare, interval)
  return () => clearInterval(timer)
}

type Tell = (name: string, loaded: string, now: string | undefined) => SiteError | undefined

/** What is to be told of values by name that are others than they were when the server started, once for each change. */
function createComparison(read: () => ReadonlyMap<string, string>, tell: Tell): () => readonly SiteError[] {
  const loaded = new Map(read())
  const told = new Map<string, string | undefined>(loaded)
  return () => {
    const current = read()
    // What was not there has not been loaded.
    for (const [name, value] of current) {
      if (loaded.has(name)) continue
      loaded.set(name, value)
      told.set(name, value)
    }
    return [...loaded].flatMap(([name, value]) => {
      const now = current.get(name)
      if (now === told.get(name)) return []
      told.set(name, now)
      return (now === value ? undefined : tell(name, value, now)) ?? []
    })
  }
}

/** Of packages that were edited where they are installed, once for each. One that another version takes the place of is told as that. */
function createEdits({ root, loadedByNode }: Installed): () => readonly SiteError[] {
  const versions = versionsIn(root)
  const told = new Set<string>()
  return () =>
    [...loadedByNode].flatMap(([file, version]) => {
      if ([undefined, version].includes(packageFileVersion(file))) return []
      const name = String(manifestIn(folderOfPackage(file) ?? root)['name'])
      if (told.has(name) || versionsIn(root).get(name) !== versions.get(name)) return []
      told.add(name)
      return packageEdited(name, slashed(relative(root, file)))
    })
}

const warningsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map((each) => ({ ...each, severity: 'warning' as const }))

/** Of what is installed. Packages under development are taken in as they are saved. */
const versionsIn = (root: string): ReadonlyMap<string, string> =>
  manifestsIn(root, ({ isLinked, manifest: { version } }) =>
    !isLinked && typeof version === 'string' ? version : undefined,
  )

/** What packages under development say of the modules they offer. */
const doorsIn = (root: string): ReadonlyMap<string, string> =>
  manifestsIn(root, ({ isLinked, manifest: { name, exports, imports, main, module } }) =>
    // Half of a file that is being saved has no name.
    isLinked && name !== undefined ? JSON.stringify([exports, imports, main, module]) : undefined,
  )

type Known = { readonly isLinked: boolean; readonly manifest: Manifest }

/** Of each package that the project names, by its name. */
function manifestsIn(root: string, valueOf: (known: Known) => string | undefined): ReadonlyMap<string, string> {
  const { dependencies, devDependencies } = manifestIn(root)
  const names = Object.keys({ ...(dependencies as object), ...(devDependencies as object) })
  return new Map(
    names.flatMap((name) => {
      const folder = realFolder(join(root, 'node_modules', name))
      const value =
        folder === undefined
          ? undefined
          : valueOf({ isLinked: isUnderDevelopment(root, folder), manifest: manifestIn(folder) })
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Packages that other versions take the place of while the dev server runs: Node and the bundler keep what they have loaded. */
import { join } from 'node:path'
import { packageReplaced } from '../errors/messages.ts'
import { isUnderDevelopment, realFolder } from '../paths/linkedPackage.ts'
import { manifestIn } from '../paths/manifestIn.ts'
import type { Diagnostic } from '../types.ts'

export type Report = { problems(diagnostics: readonly Diagnostic[]): void }

/** In ms. No watcher looks into `node_modules`, and package managers exchange folders and links there. */
const interval = 3000

/** Tells of each package that the manifest of the project names. `root` is absolute; returns how to stop. */
export function watchInstalled(root: string, report: Report): () => void {
  const loaded = versionsIn(root)
  const told = new Map<string, string | undefined>(loaded)

  function compare(): void {
    const installed = versionsIn(root)
    // What was not there has not been loaded.
    for (const [name, version] of installed) {
      if (loaded.has(name)) continue
      loaded.set(name, version)
      told.set(name, version)
    }
    for (const [name, version] of loaded) {
      const now = installed.get(name)
      if (now === told.get(name)) continue
      told.set(name, now)
      if (now !== version) report.problems(warningsOf(packageReplaced(name, version, now).diagnostics))
    }
  }
  const timer = setInterval(compare, interval)
  return () => clearInterval(timer)
}

const warningsOf = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map((each) => ({ ...each, severity: 'warning' as const }))

/** Of what is installed. Packages under development are taken in as they are saved. */
function versionsIn(root: string): Map<string, string> {
  const { dependencies, devDependencies } = manifestIn(root)
  const names = Object.keys({ ...(dependencies as object), ...(devDependencies as object) })
  const folders = names.map((name) => [name, realFolder(join(root, 'node_modules', name))] as const)
  return new Map(
    folders.flatMap(([name, folder]) => {
      const version =
        folder !== undefined && !isUnderDevelopment(root, folder) ? manifestIn(folder)['version'] : undefined
      return typeof version === 'string' ? [[name, version]] : []
    }),
  )
}

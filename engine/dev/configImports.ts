/** What the configuration is made of besides its own files. */
import type { DevBundler } from '../bundle/dev/bundler.ts'
import type { Config } from '../types.ts'
import type { Changes } from './changes.ts'
import { configEntries, isConfigFile } from './configFiles.ts'

/**
 * Has the configuration loaded again where it imports a file: menus, strings, schemas. The bundler knows imports of modules
 * it has loaded, so the first file makes it load the configuration.
 */
export function createConfigImports(config: () => Config, bundler: () => DevBundler, changes: Pick<Changes, 'add'>) {
  let isLoaded = false

  async function isImported(file: string): Promise<boolean> {
    const entries = configEntries(config())
    if (!isLoaded) {
      const loads = await Promise.allSettled(entries.map((entry) => bundler().importModule(entry)))
      isLoaded = true
      // What it imported before is not known: the file that is gone may be the reason.
      if (loads.some(({ status }) => status === 'rejected')) return true
    }
    return bundler().isImportedBy(file, entries)
  }

  return async function onChange(file: string): Promise<void> {
    if (!isConfigFile(file, config()) && (await isImported(file))) changes.add(config().file)
  }
}

/** Which files the configuration is made of. */
import type { DevBundler } from '../bundle/devBundler.ts'
import type { Config } from '../types.ts'

/** The configuration itself and modules of brands, which Node has loaded; prose, data and pages are read again anyway. */
export const isConfigFile = (file: string, { file: own, brandsFolder }: Config): boolean =>
  file === own || (file.startsWith(`${brandsFolder}/`) && /^[^/]+\/[^/]+\/[^/]+\.ts$/.test(file))

/**
 * Answers whether the configuration imports a file: menus, strings, schemas. The bundler knows imports of modules it
 * has loaded, so the first question makes it load the configuration.
 */
export function createConfigImports(config: () => Config, bundler: () => DevBundler) {
  let isLoaded = false

  return async function isImportedByConfig(file: string): Promise<boolean> {
    const { file: own, brands, brandsFolder } = config()
    const entries = [own, ...brands.map(({ id }) => `${brandsFolder}/${id}/brand.ts`)]
    if (isConfigFile(file, config())) return false
    if (!isLoaded) {
      const loads = await Promise.allSettled(entries.map((entry) => bundler().importModule(entry)))
      isLoaded = true
      // What it imported before is not known: the file that is gone may be the reason.
      if (loads.some(({ status }) => status === 'rejected')) return true
    }
    return bundler().isImportedBy(file, entries)
  }
}

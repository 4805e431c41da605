/** Stylesheets that modules import by name, in dev. A build finds them among the bundler's files. */
import { existsSync } from 'node:fs'
import { isCSSRequest, type EnvironmentModuleGraph, type EnvironmentModuleNode, type Plugin } from 'vite'

/** Addresses of what these files, and all that they import, need; the deepest import is the first, as in a build. */
export function stylesheetsOf(files: readonly string[], modules: EnvironmentModuleGraph): readonly string[] {
  const seen = new Set<EnvironmentModuleNode>()
  const found: string[] = []

  function walk(module: EnvironmentModuleNode): void {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of module.importedModules) walk(imported)
    // Another version has another address, so that an open page loads it as another stylesheet.
    if (isStylesheet(module)) found.push(`${module.url}?t=${module.lastInvalidationTimestamp}`)
  }

  for (const file of files) for (const module of modules.getModulesByFile(file) ?? []) walk(module)
  return found
}

/** With a query it is a text or an address for its importer. Without a file it was made from a component, whose plugin inserts it. */
const isStylesheet = ({ url, file }: EnvironmentModuleNode) =>
  isCSSRequest(url) && !url.includes('?') && file !== null && existsSync(file)

/** Stylesheet links are replaced with their page. The bundler must not replace them as well, because each would undo the other's change. */
export const keepLinkedStylesheets: Plugin = {
  name: 'site:keep-linked-stylesheets',
  hotUpdate: ({ modules }) => modules.filter(({ url }) => !/[?&]direct\b/.test(url)),
}

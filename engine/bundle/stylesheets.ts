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
    // Another version has another address, so that an open page takes it for another sheet.
    if (isStylesheet(module)) found.push(`${module.url}?t=${module.lastInvalidationTimestamp}`)
  }

  for (const file of files) for (const module of modules.getModulesByFile(file) ?? []) walk(module)
  return found
}

/** With a query it is a text or an address for its importer. What is no file was made of a component, whose plugin shows it. */
const isStylesheet = ({ url, file }: EnvironmentModuleNode) =>
  isCSSRequest(url) && !url.includes('?') && file !== null && existsSync(file)

/** Links are exchanged with their page. If the bundler exchanged them as well, each would undo what the other did. */
export const linkedByPages: Plugin = {
  name: 'site:linked-by-pages',
  hotUpdate: ({ modules }) => modules.filter(({ url }) => !/[?&]direct\b/.test(url)),
}

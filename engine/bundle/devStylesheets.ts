/** Stylesheets of modules in dev, in the order of a build, which finds them among the bundler's files. */
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
    if (isStylesheet(module)) found.push(`${module.url}?t=${changedAt(module)}`)
  }

  for (const file of files) for (const module of modules.getModulesByFile(file) ?? []) walk(module)
  return found
}

/**
 * With a query it is a text or an address for its importer. Without a file a plugin made it, and inserts it by itself, unless it says
 * that it answers links: `resolveId` gives it the meta data `{ linkable: true }`.
 */
const isStylesheet = ({ url, file, meta }: EnvironmentModuleNode) =>
  isCSSRequest(url) && !url.includes('?') && (meta?.['linkable'] === true || (file !== null && existsSync(file)))

/** What a plugin made of the styles of a component changes with that component. */
const changedAt = ({ lastInvalidationTimestamp, importers }: EnvironmentModuleNode): number =>
  Math.max(lastInvalidationTimestamp, ...[...importers].map((each) => each.lastInvalidationTimestamp))

/**
 * Each link with the name the bundler's script knows its stylesheet by: modules that come to life later, and import it as well, do not
 * insert it once more, behind all others.
 */
export const withNames = (html: string): string =>
  html.replaceAll(
    /<link rel="stylesheet" (?=href="(?:\/@fs)?(\/[^"?]+)\?t=\d+")/g,
    (link, name: string) => `${link}data-vite-dev-id="${name}" `,
  )

/** Stylesheet links are replaced with their page. The bundler must not replace them as well, because each would undo the other's change. */
export const keepLinkedStylesheets: Plugin = {
  name: 'site:keep-linked-stylesheets',
  hotUpdate: ({ modules }) => modules.filter(({ url }) => !/[?&]direct\b/.test(url)),
}

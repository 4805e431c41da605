/** The bundler's module graphs, asked by project files. */
import { posix, relative, sep } from 'node:path'
import { isCSSRequest, type DevEnvironment, type EnvironmentModuleNode } from 'vite'
import { moduleNames } from '../../paths/paths.ts'
import type { Config } from '../../types.ts'
import type { Globs } from '../globs.ts'
import { linkedPackages } from '../linkedPackages.ts'
import { clientEntry, renderEntry, viewsEntry } from '../virtual.ts'

export type FileEvent = 'add' | 'change' | 'unlink'
export const fileEvents: readonly FileEvent[] = ['add', 'change', 'unlink']

export type DevModules = {
  /** Absolute path of a project file. */
  pathOf(file: string): string
  /** Project file of an absolute path. */
  fileOf(path: string): string
  /** Whether rendering has imported the file. */
  has(file: string): boolean
  /**
   * Whether the file is a module, of the browser's half too, or lies in a folder of components or a linked package. While some
   * module cannot be loaded, or a stylesheet names a file that is not there, any file may be what it misses.
   */
  isRelevant(file: string): boolean
  invalidate(files: readonly string[]): void
  /** Modules that name others, and those that are made of the configuration: the list of views is part of one, another names the site's script. */
  invalidateEntries(): void
  /** A browser keeps what a stylesheet names as long as the stylesheet has the same address. */
  invalidateStylesheets(): void
  /** Stylesheets that name what is not there, by their addresses without a query, in place of those named before. */
  expectFiles(sheets: readonly string[]): void
  /** Another one after each invalidation. */
  version(): number
  isImportedBy(file: string, entries: readonly string[]): boolean
}

type DevEnvironments = {
  readonly render: DevEnvironment
  readonly client: DevEnvironment
  readonly globs: Pick<Globs, 'modulesWith'>
}

const entries: ReadonlySet<string | null> = new Set([renderEntry, viewsEntry, clientEntry].map((name) => `\0${name}`))

export function createDevModules(config: Config, environments: DevEnvironments): DevModules {
  const { render, client, globs } = environments
  const modules = render.moduleGraph
  const linked = linkedPackages(config.root).map(({ folder }) => folder)
  const folders = [config.folder, ...config.components, config.brandsFolder, ...linked].map((folder) => `${folder}/`)
  const failedLoads = createFailedLoads(environments)
  let version = 0
  let lacking: readonly string[] = []
  const pathOf = (file: string) => posix.join(config.root.replaceAll('\\', '/'), file)
  const isIn = (graph: DevEnvironment['moduleGraph'], file: string) =>
    Boolean(graph.getModulesByFile(pathOf(file))?.size)

  return {
    pathOf,
    fileOf: (path) => relative(config.root, path).split(sep).join('/'),
    has: (file) => isIn(modules, file),
    isRelevant: (file) =>
      folders.some((folder) => file.startsWith(folder)) ||
      [file, ...namesakesOf(file)].some((name) => isIn(modules, name) || isIn(client.moduleGraph, name)) ||
      globs.modulesWith(file).length > 0 ||
      failedLoads.any() ||
      lacking.length > 0,

    version: () => version,

    invalidate(files) {
      if (!files.length) return
      version += 1
      const all = new Set(files.flatMap((file) => [file, ...globs.modulesWith(file)]).map(pathOf))
      for (const { moduleGraph } of [render, client]) {
        forget(all, files.flatMap(namesakesOf).map(pathOf), moduleGraph)
        const urls = lacking.flatMap((sheet) => [sheet, `${sheet}?direct`])
        for (const sheet of urls.flatMap((url) => moduleGraph.urlToModuleMap.get(url) ?? []))
          moduleGraph.invalidateModule(sheet)
      }
      failedLoads.invalidate()
    },

    expectFiles: (sheets) => void (lacking = sheets),

    invalidateEntries() {
      version += 1
      for (const { moduleGraph } of [render, client]) {
        for (const entry of moduleGraph.idToModuleMap.values())
          if (entries.has(entry.id)) moduleGraph.invalidateModule(entry)
        // What plugins make of the configuration: it watches the file.
        moduleGraph.onFileChange(pathOf(config.file))
      }
    },

    invalidateStylesheets() {
      version += 1
      for (const { moduleGraph } of [render, client])
        for (const module of moduleGraph.idToModuleMap.values())
          if (isCSSRequest(module.url)) moduleGraph.invalidateModule(module)
    },

    isImportedBy(file, entries) {
      const wanted = new Set(entries.map(pathOf))
      const found = new Set(modules.getModulesByFile(pathOf(file)))
      // The loop also visits importers that it adds.
      for (const module of found) {
        if (module.file && wanted.has(module.file)) return true
        for (const importer of module.importers) found.add(importer)
      }
      return false
    },
  }
}

/** Modules that an import without an extension may mean in place of a file: `tone.js` comes before `tone.ts`, `words.ts` before `words/index.ts`. */
function namesakesOf(file: string): readonly string[] {
  const [, stem] = /^(.+)\.(?:[cm]?[jt]sx?|json)$/.exec(file) ?? []
  if (stem === undefined) return []
  const names = [stem, `${stem}/index`, ...(posix.basename(stem) === 'index' ? [posix.dirname(stem)] : [])]
  return names.flatMap(moduleNames).filter((name) => name !== file)
}

/** Files that have changed, and others, for which whoever imports them looks again. Absolute. */
function forget(changed: ReadonlySet<string>, others: readonly string[], graph: DevEnvironment['moduleGraph']): void {
  for (const path of changed) graph.onFileChange(path)
  for (const path of others)
    for (const { importers } of graph.getModulesByFile(path) ?? [])
      for (const importer of importers) graph.invalidateModule(importer)
}

/**
 * Modules that could not be loaded. No file says when they can be: what they name is not there, so nothing leads from it to
 * them, and whoever imported them remembers the failure. So with every change they are asked for again.
 */
type FailedLoads = {
  any(): boolean
  /** Whoever imports one of them is run again when it is asked for. */
  invalidate(): void
}

function createFailedLoads({ render, client }: Pick<DevEnvironments, 'render' | 'client'>): FailedLoads {
  const failed = new Set<EnvironmentModuleNode>()
  /** Of packages, which are no modules when they are not there: who imports them has them by their names. */
  const importersOfPackages = new Set<EnvironmentModuleNode>()
  const { moduleGraph } = render
  const fetchModule = render.fetchModule.bind(render)
  render.fetchModule = async (url, importer, options) => {
    try {
      return await fetchModule(url, importer, options)
    } catch (error) {
      const module = await moduleGraph.getModuleByUrl(url)
      const importing = importer === undefined ? undefined : moduleGraph.getModuleById(importer)
      if (module) failed.add(module)
      else if (importing) importersOfPackages.add(importing)
      throw error
    }
  }

  const any = () => failed.size + importersOfPackages.size > 0
  return {
    any,
    invalidate() {
      if (!any()) return
      // Resolvers remember where nothing was, and hear of no file that comes where nobody watches. Any file will do.
      for (const { pluginContainer, config } of [render, client])
        void pluginContainer.watchChange(config.root, { event: 'create' }).catch(() => {})
      // Each by itself: as importers of a module that has changed they would keep the code that names what was missing.
      for (const { importers } of failed) for (const importer of importers) moduleGraph.invalidateModule(importer)
      for (const importer of importersOfPackages) moduleGraph.invalidateModule(importer)
      failed.clear()
      importersOfPackages.clear()
    },
  }
}

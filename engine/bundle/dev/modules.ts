/** The bundler's module graphs, asked by project files. */
import { posix, relative } from 'node:path'
import { isCSSRequest, type DevEnvironment, type EnvironmentModuleNode } from 'vite'
import { moduleNames } from '../../paths/paths.ts'
import type { Config } from '../../types.ts'
import type { Globs } from '../globs.ts'
import { aliasFolders, tsconfigFiles } from '../tsconfig.ts'
import { linkedPackages, type LinkedPackage } from '../linkedPackages.ts'
import { createFailedLoads } from './failedLoads.ts'
import { clientEntry, renderEntry, viewsEntry } from '../virtual.ts'
import { forwardSlashes, slashed } from '../../paths/slashed.ts'

export type DevModules = {
  /** Absolute path of a project file. */
  pathOf(file: string): string
  /** Project file of an absolute path. */
  fileOf(path: string): string
  /** Whether rendering has imported the file, or aliases by which it imports are written in it. */
  has(file: string): boolean
  /**
   * Whether the file is a module, of the browser's half too, or lies in a folder of components or a linked package. While some
   * module cannot be loaded, or a stylesheet names a file that is not there, any file may be what it misses.
   */
  isRelevant(file: string): boolean
  /** These project files have changed. */
  invalidate(files: readonly string[]): void
  /** Modules that name others, and those that are made of the configuration: the list of views is part of one, another names the site's script. */
  invalidateEntries(): void
  /** A browser keeps what a stylesheet names as long as the stylesheet has the same address. */
  invalidateStylesheets(): void
  /** Stylesheets that name what is not there, by their addresses without a query, in place of those named before. */
  expectFiles(sheets: readonly string[]): void
  /** Another one after each invalidation. */
  version(): number
  /** Whether one of `entries`, project modules that rendering has imported, imports the file, directly or not. */
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
  const linked = linkedPackages(config.root)
  const folders = foldersOf(config, linked)
  const failedLoads = createFailedLoads(environments, linked)
  let version = 0
  let lacking: readonly string[] = []
  const pathOf = (file: string) => posix.join(forwardSlashes(config.root), file)
  const isTsconfig = (file: string) => tsconfigFiles(config.root).includes(file)
  const isIn = (graph: DevEnvironment['moduleGraph'], file: string) =>
    Boolean(graph.getModulesByFile(pathOf(file))?.size)

  return {
    pathOf,
    fileOf: (path) => slashed(relative(config.root, path)),
    has: (file) => isIn(modules, file) || isTsconfig(file),
    isRelevant: (file) =>
      folders.some((folder) => file.startsWith(folder)) ||
      [file, ...namesakesOf(file, config)].some((name) => isIn(modules, name) || isIn(client.moduleGraph, name)) ||
      globs.modulesWith(file).length > 0 ||
      isTsconfig(file) ||
      failedLoads.any() ||
      lacking.length > 0,

    version: () => version,

    invalidate(files) {
      if (!files.length) return
      version += 1
      const all = new Set(files.flatMap((file) => [file, ...globs.modulesWith(file)]).map(pathOf))
      for (const environment of [render, client]) {
        const { moduleGraph } = environment
        if (files.some(isTsconfig)) forgetAll(environment)
        forget(all, files.flatMap((file) => namesakesOf(file, config)).map(pathOf), moduleGraph)
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

    isImportedBy: (file, entries) =>
      isImportedBy(new Set(modules.getModulesByFile(pathOf(file))), new Set(entries.map(pathOf))),
  }
}

/** Whatever lies in one of them may be a component. Each with a slash at its end. */
const foldersOf = ({ folder, components, brandsFolder }: Config, linked: readonly LinkedPackage[]): readonly string[] =>
  [folder, ...components, brandsFolder, ...linked.map((each) => each.folder)].map((each) => `${each}/`)

/**
 * Modules that an import may mean in place of a file: without an extension `tone.js` comes before `tone.ts`, `words.ts` before
 * `words/index.ts`; by an alias the first of its folders that has it.
 */
function namesakesOf(file: string, { root }: Config): readonly string[] {
  const [, stem] = /^(.+)\.(?:[cm]?[jt]sx?|json)$/.exec(file) ?? []
  if (stem === undefined) return []
  const aliased = aliasFolders(root)
  const stems = aliased.flatMap((from) =>
    stem.startsWith(from) ? aliased.map((to) => to + stem.slice(from.length)) : [],
  )
  const names = [stem, ...stems].flatMap((name) => [
    name,
    `${name}/index`,
    ...(posix.basename(name) === 'index' ? [posix.dirname(name)] : []),
  ])
  return names.flatMap(moduleNames).filter((name) => name !== file)
}

/** Whether one of `found` is one of the files `wanted`, or is imported by one. */
function isImportedBy(found: Set<EnvironmentModuleNode>, wanted: ReadonlySet<string>): boolean {
  // The loop also visits importers that it adds.
  for (const module of found) {
    if (module.file && wanted.has(module.file)) return true
    for (const importer of module.importers) found.add(importer)
  }
  return false
}

/** Aliases lead elsewhere: resolvers remember what they have read of them until a file comes or goes. */
function forgetAll({ moduleGraph, pluginContainer, config, hot }: DevEnvironment): void {
  void pluginContainer.watchChange(config.root, { event: 'create' })
  moduleGraph.invalidateAll()
  hot.send({ type: 'full-reload' })
}

/** Files that have changed, and others, for which whoever imports them looks again. Absolute. */
function forget(changed: ReadonlySet<string>, others: readonly string[], graph: DevEnvironment['moduleGraph']): void {
  for (const path of changed) graph.onFileChange(path)
  for (const path of others)
    for (const { importers } of graph.getModulesByFile(path) ?? [])
      for (const importer of importers) graph.invalidateModule(importer)
}

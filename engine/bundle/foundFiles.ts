/** What a bundle is made of and only the bundler finds: what styles name, what aliases and patterns lead to, what plugins look through. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, posix } from 'node:path'
import fastGlob from 'fast-glob'
import type { Rolldown, Plugin as VitePlugin } from 'vite'
import { namesIn } from '../disk/namesIn.ts'
import { tryTo } from '../errors/tryTo.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { packageFolder } from '../paths/packageOf.ts'
import { machine, seenIn, seenValue } from '../store/environment.ts'
import { hashAll, hashOf } from '../store/hash.ts'
import type { Config } from '../types.ts'
import { environmentOf, knownFiles } from './bundleInputs.ts'
import { createGlobs } from './globs.ts'
import { aliasFolders } from './tsconfig.ts'
import { forwardSlashes, slashed } from '../paths/slashed.ts'

/** File, from the root -> hash; a folder, with a slash at its end, -> hash of the names in it; globs -> hash of the files that they mean, or of their names; `names:` and a folder -> hash of the names of modules there; `env:` and a variable -> hash of what it says. */
export type FoundFiles = Readonly<Record<string, string>>

type Where = Pick<Config, 'root' | 'out'>

/** Whether the files that the bundler found are as it found them, and no others have come to where a plugin looked for some. */
export const isCurrent = (found: FoundFiles, config: Where): boolean =>
  Object.entries(found).every(([file, hash]) => hashIn(config, file) === hash)

const hashIn = (config: Where, file: string): string => tryTo(() => hashOfFound(config, file)) ?? ''

function hashOfFound(config: Where, file: string): string {
  if (file.startsWith(scanned)) return hashAll(filesOf(config.root, file.slice(scanned.length)))
  if (file.startsWith(imported)) return hashAll(matching(config.root, JSON.parse(file.slice(imported.length))))
  if (file.startsWith(variable)) return hashAll([seenValue(file.slice(variable.length)) ?? ''])
  if (file.startsWith(besides))
    return hashAll((namesIn(config.root, file.slice(besides.length)) ?? []).filter((name) => isCode.test(name)).sort())
  return file.endsWith('/') ? hashAll(namesBelow(config, file)) : hashOf(readFileSync(join(config.root, file)))
}

/** Before globs, as no file is called. */
const [scanned, imported, besides, variable] = ['scans:', 'imports:', 'names:', 'env:'] as const

const matching = (cwd: string, globs: readonly string[]): readonly string[] =>
  fastGlob.sync([...globs], { cwd, ignore: ['**/node_modules/**'] }).sort()

/** Names and bytes, in turn. */
const filesOf = (cwd: string, glob: string) =>
  matching(cwd, [glob]).flatMap((file) => [file, readFileSync(join(cwd, file))])

/** The output, the one before (`dist.prev`) and what stands beside them while a build runs. */
const isMade = ({ out }: Pick<Where, 'out'>, name: string): boolean =>
  name === out || name.startsWith(`${out}/`) || name.startsWith(`${out}.`)

/** Of all files below it; of the project itself only of those that lie there, and none that a build writes. */
function namesBelow({ root, out }: Where, folder: string): readonly string[] {
  const isProject = folder === './'
  return readdirSync(join(root, folder), { recursive: !isProject, encoding: 'utf8' })
    .map(slashed)
    .filter((name) => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(name) && !(isProject && isMade({ out }, name)))
    .sort()
}

/**
 * Collects what the bundler reads. `found` gives what of it the key does not know; `seen` is of what it does not read.
 *
 * A plugin that makes a stylesheet of the classes it finds in texts names each text it has read (`addWatchFile`), but not those that
 * are not there yet. So the names in the folders of such texts count as well.
 */
export function collectInputs(config: Config, imports: readonly string[]) {
  const components = [config.folder, ...config.components]
  const root = forwardSlashes(config.root)
  const modules = new Set<string>()
  const watched = new Set<string>()
  const named = (id: string, files: Set<string>) => {
    // The project itself may lie below a folder with such a sign.
    const start = id.startsWith(`${root}/`) ? root.length : 0
    const path = id.slice(0, start) + id.slice(start).replace(/[?#].*$/s, '')
    if (isAbsolute(path)) files.add(fromRoot(config.root, path))
  }
  const globs = createGlobs(config.root)
  const plugin: VitePlugin = {
    name: 'site:bundle-inputs',
    options({ plugins }) {
      hearWatched([plugins], (file) => named(file, watched))
    },
    buildEnd() {
      for (const id of this.getModuleIds()) named(id, modules)
    },
    generateBundle(_, output) {
      for (const each of Object.values(output))
        if (each.type === 'asset') for (const name of each.originalFileNames) named(join(config.root, name), modules)
    },
  }
  const found = (): FoundFiles => {
    const known = knownFiles(config, imports)
    const isOther = (file: string) => !known.has(file) && !isMade(config, file)
    const isOwn = (file: string) => isOther(file) && !isElsewhere(file)
    const texts = [...watched].filter(
      (file) => isOwn(file) && !modules.has(file) && file !== 'package.json' && isFile(join(config.root, file)),
    )
    const folders = texts.map((file) => (file.includes('/') ? file.replace(/\/.*/s, '/') : './'))
    const looked = config.plugins.flatMap(({ scans = [] }) => scans.map((glob) => scanned + glob))
    // What is there is a module of its own.
    const wanted = globs.all().map((patterns) => imported + JSON.stringify(patterns))
    // Of these every name is part of the key.
    const isComponent = (file: string) => components.some((folder) => file.startsWith(`${folder}/`))
    const others = [...modules].filter(isOther)
    const all = new Set([
      ...others,
      ...manifestsOf(others),
      ...others.flatMap((file) => variablesOf(config, file)),
      ...[...modules].filter((file) => !isComponent(file)).flatMap(foldersOf),
      ...texts,
      ...folders,
      ...aliasFolders(config.root).filter((folder) => !isComponent(folder)),
      ...looked,
      ...wanted,
    ])
    return Object.fromEntries([...all].sort().map((file) => [file, hashIn(config, file)]))
  }
  /** Hashes of what components may look at while they render: the environment, and files beside them, modules among those. */
  const seen = () => {
    const known = knownFiles(config, imports)
    const all = Object.entries(found())
    return {
      environment: hashAll([JSON.stringify([environmentOf(known), all.filter(([name]) => name.startsWith(variable))])]),
      beside: hashAll([JSON.stringify(all), ...[...known].flat()]),
    }
  }
  return { plugins: [plugin, globs.plugin], found, seen }
}

const isElsewhere = (file: string): boolean => /(?:^|\/)(?:node_modules|\.\.)(?:\/|$)/.test(file)

/** What code of a package reads of the environment. That a part of it prints as the machine does says nothing of what is called. */
const variablesOf = ({ root }: Where, file: string): readonly string[] =>
  seenIn(tryTo(() => readFileSync(join(root, file))) ?? Buffer.alloc(0)).flatMap((name) =>
    name === machine ? [] : variable + name,
  )

/** What a package offers by which name; and where another one of its name would lie nearer to the project. */
const manifestsOf = (files: readonly string[]): readonly string[] => {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file) ?? []))
  const nearer = (folder: string): readonly string[] =>
    folder.startsWith('../') ? [folder, ...nearer(folder.slice('../'.length))] : [folder]
  return [...folders].flatMap(nearer).map((folder) => `${folder}/package.json`)
}

/** Where a file that comes may be taken for the module: `tone.js` before `tone.ts`, `words.ts` before `words/index.ts`. */
function foldersOf(file: string): readonly string[] {
  if (packageFolder.test(file) || !isCode.test(file)) return []
  const folder = posix.dirname(file)
  const folders = /\/index\.\w+$/.test(file) ? [folder, posix.dirname(folder)] : [folder]
  return folders.map((each) => `${besides}${each}`)
}

const isCode = /\.(?:[cm]?[jt]sx?|json)$/

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

type Hook = ((this: Rolldown.PluginContext, ...args: unknown[]) => unknown) | { handler: Hook }

/** The bundler does not tell which files it was asked to watch, so hooks are called with a context that tells. */
function hearWatched(plugins: unknown, listener: (file: string) => void): void {
  if (Array.isArray(plugins)) for (const each of plugins) hearWatched(each, listener)
  else if (plugins && typeof plugins === 'object')
    for (const name of ['buildStart', 'resolveId', 'load', 'transform']) hearHook(plugins as never, name, listener)
}

function hearHook(holder: Record<string, Hook>, name: string, listener: (file: string) => void): void {
  const hook = holder[name]
  if (typeof hook === 'object') return hearHook(hook, 'handler', listener)
  if (typeof hook !== 'function') return
  holder[name] = function (...args) {
    const { addWatchFile } = this
    this.addWatchFile = (file) => {
      listener(file)
      addWatchFile.call(this, file)
    }
    return hook.apply(this, args)
  }
}

/** Where packages lie, and which of their modules an import of them means: for hashes that change with their text. */
import { existsSync, lstatSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, posix, relative } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { manifestIn, type Manifest } from '../paths/manifestIn.ts'
import { packageFolder } from '../paths/packageOf.ts'
import { moduleNames } from '../paths/paths.ts'
import { enginePackage, engineRoot, isUnderDevelopment, realFolder } from '../paths/linkedPackage.ts'
import { memoized } from '../store/memoized.ts'
import { slashed } from '../paths/slashed.ts'

export type Packages = {
  /** Whether an import names a package that lies where Node would look, or a module of Node. */
  isThere(specifier: string, importer: string): boolean
  /** Whether a project file may import this: the package is there, and offers something by this name. */
  isOffered(specifier: string): boolean
  /**
   * Files, from the root, that an import may mean under any condition. None of a package that is not there, and none of the engine,
   * whose code has a hash of its own. `isAny`: of installed packages that a project file imports too, and not only of linked ones.
   */
  entriesOf(specifier: string, importer: string, isAny: boolean): readonly string[]
  /** Whether a file that was found is of a package that is not linked. */
  isInstalled(file: string): boolean
}

type Package = {
  /** From the root: `node_modules/stars`, `../node_modules/stars`. */
  readonly folder: string
  /** Under development, beside the project or in it: its real folder is in no `node_modules`. */
  readonly isLinked: boolean
  readonly isEngine: boolean
}

const engineFolders = ['engine', 'plugins', 'preset', 'theme']

/** For imports of one moment: what is found is remembered. `root` is absolute. */
export function createPackages(root: string): Packages {
  const known = new Map<string, Package | undefined>()
  const packages = new Map<string, Package | undefined>()
  const above = foldersAbove(root)
  const ofEngine = engineFolders.map((folder) => `${slashed(relative(root, join(engineRoot, folder)))}/`)
  const isOwn = (file: string) => !packageFolder.test(file) && !ofEngine.some((folder) => file.startsWith(folder))

  function packageIn(folder: string): Package | undefined {
    if (!packages.has(folder)) packages.set(folder, readPackage(root, folder))
    return packages.get(folder)
  }
  function find(specifier: string, importer: string): Package | undefined {
    const [name] = packageName.exec(specifier) ?? []
    if (name === undefined) return undefined
    const [own] = packageFolder.exec(importer) ?? []
    const key = `${own}:${name}`
    if (known.has(key)) return known.get(key)
    const folders = (own === undefined ? above : [`${own}/`, ...above]).map((base) => `${base}node_modules/${name}`)
    const found = folders.map(packageIn).find((each) => each !== undefined)
    known.set(key, found)
    return found
  }
  const manifestOf = memoized((folder: string) => manifestIn(join(root, folder)))

  /** Whether a file of the project imports by the name of the project, as modules of a package may. */
  function isItself(specifier: string, importer: string): boolean {
    const { name, exports } = manifestOf('')
    return exports !== undefined && isOwn(importer) && packageName.exec(specifier)?.[0] === name
  }

  return {
    isInstalled(file) {
      const [folder] = packageFolder.exec(file) ?? []
      return folder !== undefined && !packageIn(folder)?.isLinked
    },
    isOffered(specifier) {
      const found = find(specifier, '')
      if (!found || found.isEngine) return found !== undefined
      const entries = entriesIn(manifestOf(found.folder), belowName(specifier))
      const files = inFolder(found.folder, entries).flatMap(moduleNames)
      return files.some((file) => existsSync(join(root, file)))
    },
    isThere: (specifier, importer) => isBuiltin(specifier) || find(specifier, importer) !== undefined,
    entriesOf(specifier, importer, isAny) {
      if (specifier.startsWith('#')) {
        const [folder = ''] = packageFolder.exec(importer) ?? []
        return inFolder(folder, matches(manifestOf(folder).imports, specifier))
      }
      if (isBuiltin(specifier)) return []
      if (isItself(specifier, importer)) return inFolder('', entriesIn(manifestOf(''), belowName(specifier)))
      const found = find(specifier, importer)
      if (!found || found.isEngine || !(found.isLinked || (isAny && isOwn(importer)))) return []
      return inFolder(found.folder, entriesIn(manifestOf(found.folder), belowName(specifier)))
    },
  }
}

/** Texts in compiled modules look like imports, too. */
const packageName = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?=\/|$)/

/** `/shared` of `stars/shared`. */
const belowName = (specifier: string): string => specifier.replace(packageName, '')

const inFolder = (folder: string, entries: readonly string[]): readonly string[] =>
  entries.map((entry) => posix.join(folder, entry))

/** The project's own folder and those above it, named from there: '', `../`. */
function foldersAbove(root: string): readonly string[] {
  const folders = ['']
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) folders.push(`../${folders.at(-1)!}`)
  return folders
}

function readPackage(root: string, folder: string): Package | undefined {
  const path = join(root, folder)
  const real = isLink(path) ? realFolder(path) : existsSync(path) ? path : undefined
  if (real === undefined) return undefined
  return { folder, isLinked: real !== path && isUnderDevelopment(root, real), isEngine: real === enginePackage }
}

/** False, too, where a file lies in place of one of the folders above it. */
const isLink = (path: string): boolean =>
  tryTo(() => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) ?? false

/** `below` is '' or `/shared`. */
function entriesIn({ exports, main, module }: Manifest, below: string): readonly string[] {
  if (exports !== undefined) {
    const isMap = Object.keys(Object(exports)).some((key) => key.startsWith('.'))
    return matches(isMap ? exports : { '.': exports }, `.${below}`)
  }
  if (below) return [below.slice(1)]
  const named = [main, module].filter((each) => typeof each === 'string')
  return named.length ? named : ['index']
}

/** What a map of `exports` or `imports` says of a name. */
function matches(map: unknown, name: string): readonly string[] {
  return Object.entries(Object(map) as Record<string, unknown>).flatMap(([key, target]) => {
    const [start, end] = key.split('*') as [string, string?]
    if (end === undefined) return key === name ? targetsOf(target) : []
    if (!name.startsWith(start) || !name.endsWith(end) || name.length < start.length + end.length) return []
    const middle = name.slice(start.length, name.length - end.length)
    return targetsOf(target).map((each) => each.replaceAll('*', middle))
  })
}

/** Of all conditions: whichever holds, its file is among them. */
function targetsOf(target: unknown): readonly string[] {
  if (typeof target === 'string') return target.startsWith('./') && !/\.d\.[cm]?ts$/.test(target) ? [target] : []
  return Object.values(Object(target)).flatMap(targetsOf)
}

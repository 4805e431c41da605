/** Project files with the project's modules they import, for hashes that change with any of them. */
import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import fastGlob from 'fast-glob'
import { tryTo } from '../errors/tryTo.ts'
import { packageIn } from '../paths/packageModule.ts'
import { moduleNames, resolveFile } from '../paths/paths.ts'
import { hashAll, hashOf } from '../store/hash.ts'
import { memoized } from '../store/memoized.ts'
import type { Config } from '../types.ts'
import { createPackages, type Packages } from './packages.ts'

/** No name is longer than a file's may be: texts in compiled modules look like imports. */
const imports = /\b(?:from|import)\s*(?:url)?\(?\s*['"]([^'"\n]{1,200})['"]/g
/** What is imported when it is needed, and modules of CommonJS. A name that is put together is none. */
const calls = /\b(?:import|require)\s*\(\s*(?:\/\*[^*\n]*\*\/\s*)?['"`]([^'"`$\n]{1,200})['"`]/g
/** In a stylesheet an address needs no quotes. */
const bareImports = /@import\s+url\(\s*([^'"()\s]{1,200})\s*\)/g

/** Packages whose modules count too: none, those under development, or besides them those that project files import. */
export type Followed = 'none' | 'linked' | 'imported'

/** File -> bytes; empty for a missing file. `root` is absolute; imports that leave it are ignored. */
export function modulesOf(
  root: string,
  files: readonly string[],
  followed: Followed = 'none',
): ReadonlyMap<string, Uint8Array> {
  const packages = createPackages(root)
  return gatherAll(files, (file) => readModule(root, file, { packages, followed }))
}

/** The same as text. */
export const moduleTexts = (root: string, files: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...modulesOf(root, files)].map(([file, bytes]) => [file, Buffer.from(bytes).toString()]))

/**
 * Module -> a hash that changes with it and with any that it imports; undefined where one of them imports what is neither a
 * project file nor a package that is there: an alias, say. For many modules of one moment: each is read once.
 */
export function createModuleHashes(root: string): (file: string) => string | undefined {
  const packages = createPackages(root)
  const read = memoized((file: string) => {
    const module = readModule(root, file, { packages, followed: 'linked' })
    const isFollowed = module.packages.every((name) => packages.isThere(name, file))
    return { ...module, hash: hashOf(module.bytes), isFollowed }
  })
  return (file) => {
    const files = [...gatherAll([file], read).keys()]
    return files.every((name) => read(name).isFollowed)
      ? hashAll(files.flatMap((name) => [name, read(name).hash]))
      : undefined
  }
}

/** Component modules that the project has of its own, and not from a package. Sorted. */
export const ownComponents = (config: Config): readonly string[] => ownSources(config, 'ts,tsx')

/** With stylesheets and the configuration: what names files that browsers load. */
export const ownNaming = (config: Config): readonly string[] => [config.file, ...ownSources(config, 'ts,tsx,css')]

function ownSources({ root, folder, components, brandsFolder }: Config, endings: string): readonly string[] {
  const own = [folder, ...components, brandsFolder].filter(
    (each) => !/(?:^|\/)(?:node_modules|\.\.)(?:\/|$)/.test(each),
  )
  const globs = own.map((each) => `${fastGlob.escapePath(each)}/**/*.{${endings}}`)
  return [...new Set(fastGlob.sync(globs, { cwd: root, ignore: ['**/node_modules/**'] }))].sort()
}

type Module = {
  readonly bytes: Uint8Array
  /** Project files. */
  readonly imports: readonly string[]
  /** Whatever else is imported, as it is written. */
  readonly packages: readonly string[]
}

function gatherAll(files: readonly string[], read: (file: string) => Module): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  const gather = (file: string) => {
    if (found.has(file)) return
    const { bytes, imports } = read(file)
    found.set(file, bytes)
    for (const imported of imports) gather(imported)
  }
  for (const file of files) gather(file)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

type Following = { readonly packages: Packages; readonly followed: Followed }

function readModule(root: string, file: string, { packages, followed }: Following): Module {
  const name = packageIn(file)
  if (name !== undefined)
    return { bytes: new Uint8Array(), imports: packages.entriesOf(name, '', followed === 'imported'), packages: [name] }
  const bytes = packages.isInstalled(file) ? readUpTo(join(root, file), largestByHand) : readOrEmpty(join(root, file))
  const isStylesheet = file.endsWith('.css')
  if (!isStylesheet && !/\.[cm]?[jt]sx?$/.test(file)) return { bytes, imports: [], packages: [] }
  const text = Buffer.from(bytes).toString()
  const written = [imports, isStylesheet ? bareImports : calls].flatMap((pattern) => [...text.matchAll(pattern)])
  const names = written.flatMap(([, name]) => (isStylesheet ? importedSheets(name!) : name!))
  const others = names.filter((name) => !isPath(name))
  const files = [
    ...names.filter(isPath).flatMap((name) => resolveImport(file, name) ?? []),
    ...(followed === 'none' ? [] : others.flatMap((name) => packages.entriesOf(name, file, followed === 'imported'))),
  ]
  return { bytes, imports: files.map((name) => fileOf(root, name)), packages: others }
}

/** `print.css` in a stylesheet is a file beside it, or of a package. */
const importedSheets = (name: string): readonly string[] =>
  isPath(name) ? [name] : /^[a-z][a-z+.-]*:/i.test(name) ? [] : [`./${name}`, name]

const isPath = (name: string): boolean => /^\.{0,2}\//.test(name)

function resolveImport(file: string, name: string): string | undefined {
  // The bundler takes `/site/ui/Card.tsx` from the project root.
  if (name.startsWith('/')) return name.slice(1)
  // A package may lie above the project.
  return file.startsWith('../') ? posix.join(posix.dirname(file), name) : resolveFile(file, name)
}

/** The name itself where there is no such file: a hash changes as soon as there is one. */
const fileOf = (root: string, name: string): string =>
  moduleNames(name).find((each) => statSync(join(root, each), { throwIfNoEntry: false })?.isFile()) ?? name

/** In bytes. Larger modules of packages are made by programs, and take longer to read than all of a project. */
const largestByHand = 64 * 1024

/** What is larger is told apart by its size. */
function readUpTo(file: string, limit: number): Uint8Array {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 }
  return size > limit ? Buffer.from(`${size} bytes`) : readOrEmpty(file)
}

const readOrEmpty = (file: string): Uint8Array => tryTo(() => readFileSync(file)) ?? new Uint8Array()

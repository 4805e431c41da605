/** Project files with the project's modules they import, for hashes that change with any of them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import fastGlob from 'fast-glob'
import { moduleNames, resolveFile } from '../paths/paths.ts'
import { hashAll, hashOf } from '../store/hash.ts'
import type { Config } from '../types.ts'

const imports = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** File -> bytes; empty for a missing file. `root` is absolute; imports that leave it are ignored. */
export const modulesOf = (root: string, files: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  gatherAll(files, (file) => readModule(root, file))

/**
 * Module -> a hash that changes with it and with any that it imports; undefined where one of them imports what is neither a
 * project file nor a package that is there: an alias, say. For many modules of one moment: each is read once.
 */
export function createModuleHashes(root: string): (file: string) => string | undefined {
  const isInstalled = createPackages(root)
  const modules = new Map<string, Module & { readonly hash: string; readonly isFollowed: boolean }>()
  const read = (file: string) => {
    const known = modules.get(file)
    if (known) return known
    const module = readModule(root, file)
    const made = { ...module, hash: hashOf(module.bytes), isFollowed: module.packages.every(isInstalled) }
    modules.set(file, made)
    return made
  }
  return (file) => {
    const files = [...gatherAll([file], read).keys()]
    return files.every((name) => read(name).isFollowed)
      ? hashAll(files.flatMap((name) => [name, read(name).hash]))
      : undefined
  }
}

/** Component modules that the project has of its own, and not from a package. Sorted. */
export function ownComponents({ root, folder, components, brandsFolder }: Config): readonly string[] {
  const own = [folder, ...components, brandsFolder].filter(
    (each) => !/(?:^|\/)(?:node_modules|\.\.)(?:\/|$)/.test(each),
  )
  const globs = own.map((each) => `${fastGlob.escapePath(each)}/**/*.{ts,tsx}`)
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

function readModule(root: string, file: string): Module {
  const bytes = readOrEmpty(join(root, file))
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { bytes, imports: [], packages: [] }
  const names = [...Buffer.from(bytes).toString().matchAll(imports)].map(([, name]) => name!)
  const files = names.filter(isPath).flatMap((name) => {
    // The bundler takes `/site/ui/Card.tsx` from the project root.
    const found = name.startsWith('/') ? name.slice(1) : resolveFile(file, name)
    return found === undefined ? [] : [fileOf(root, found)]
  })
  return { bytes, imports: files, packages: names.filter((name) => !isPath(name)) }
}

const isPath = (name: string): boolean => /^\.{0,2}\//.test(name)

/** Whether an import names a package that lies where Node would look, or a module of Node. */
function createPackages(root: string): (name: string) => boolean {
  const folders: string[] = []
  for (let folder = root; !folders.includes(folder); folder = dirname(folder)) folders.push(folder)
  const known = new Map<string, boolean>()
  return (specifier) => {
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? []
    const isThere = () => folders.some((folder) => existsSync(join(folder, 'node_modules', name)))
    if (!known.has(name)) known.set(name, isBuiltin(specifier) || isThere())
    return known.get(name)!
  }
}

/** The name itself where there is no such file: a hash changes as soon as there is one. */
const fileOf = (root: string, name: string): string =>
  moduleNames(name).find((each) => statSync(join(root, each), { throwIfNoEntry: false })?.isFile()) ?? name

function readOrEmpty(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    return new Uint8Array()
  }
}

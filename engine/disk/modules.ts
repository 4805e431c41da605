/** Project files with the project's modules they import, for hashes that change with any of them. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { moduleNames, resolveFile } from '../paths/paths.ts'
import type { Config } from '../types.ts'

const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

/** File -> bytes; empty for a missing file. `root` is absolute; imports that leave it are ignored. */
export function modulesOf(root: string, files: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  for (const file of files) gather(root, file, found)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Component modules that the project has of its own, and not from a package. Sorted. */
export function ownComponents({ root, folder, components, brandsFolder }: Config): readonly string[] {
  const own = [folder, ...components, brandsFolder].filter(
    (each) => !/(?:^|\/)(?:node_modules|\.\.)(?:\/|$)/.test(each),
  )
  const globs = own.map((each) => `${fastGlob.escapePath(each)}/**/*.{ts,tsx}`)
  return [...new Set(fastGlob.sync(globs, { cwd: root, ignore: ['**/node_modules/**'] }))].sort()
}

function gather(root: string, file: string, found: Map<string, Uint8Array>): void {
  if (found.has(file)) return
  const bytes = readOrEmpty(join(root, file))
  found.set(file, bytes)
  if (!/\.[cm]?[jt]sx?$/.test(file)) return
  for (const [, name] of Buffer.from(bytes).toString().matchAll(relativeImport)) {
    const imported = resolveFile(file, name!)
    if (imported) gather(root, fileOf(root, imported), found)
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

/** The sources of a site, as they are remembered and copied. */
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { walk } from '../../../engine/disk/walk.ts'

/** Bytes by name, and where links lead, without what a build or a server makes. */
export type Tree = ReadonlyMap<string, Buffer | string>

export function treeAt(root: string): Tree {
  const files = new Map<string, Buffer | string>()
  for (const top of readdirSync(root, { withFileTypes: true })) {
    if (/^(?:node_modules|dist.*)$/.test(top.name)) continue
    const below = top.isDirectory() ? walk(join(root, top.name)) : []
    for (const { entry, name } of [{ entry: top, name: '' }, ...below]) {
      const file = join(top.name, name)
      if (entry.isSymbolicLink()) files.set(file, readlinkSync(join(root, file)))
      else if (entry.isFile()) files.set(file, readFileSync(join(root, file)))
    }
  }
  return files
}

/** Saves what differs and deletes what else there is. Gives how many files that were. */
export function restore(root: string, wanted: Tree): number {
  const now = treeAt(root)
  const tooMany = [...now].filter(([file, is]) => typeof wanted.get(file) !== typeof is).map(([file]) => file)
  for (const file of tooMany) rmSync(join(root, file))
  removeEmptyFolders(root, '')
  const other = [...wanted].filter(([file, is]) => !isDeepStrictEqual(now.get(file), is))
  for (const [file, is] of other) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    if (typeof is === 'string') symlinkSync(is, join(root, file))
    else writeFileSync(join(root, file), is)
  }
  return tooMany.length + other.length
}

/** One of them may stand where a file belongs. */
function removeEmptyFolders(root: string, folder: string): boolean {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  const left = entries.filter((entry) => {
    const name = join(folder, entry.name)
    return !entry.isDirectory() || /^(?:node_modules|dist.*)$/.test(name) || !removeEmptyFolders(root, name)
  })
  if (left.length || !folder) return false
  rmSync(join(root, folder), { recursive: true })
  return true
}

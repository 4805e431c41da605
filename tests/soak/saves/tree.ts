/** The sources of a site, as they are remembered and copied. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Bytes by name, without what a build or a server makes. */
export type Tree = ReadonlyMap<string, Buffer>

export function treeAt(root: string): Tree {
  const files = new Map<string, Buffer>()
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (/^(?:node_modules|dist.*)$/.test(entry.name)) continue
    if (!entry.isDirectory()) files.set(entry.name, readFileSync(join(root, entry.name)))
    else
      for (const each of readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true }))
        if (each.isFile()) {
          const path = join(each.parentPath, each.name)
          files.set(path.slice(root.length + 1), readFileSync(path))
        }
  }
  return files
}

/** Saves what differs and deletes what else there is. Gives how many files that were. */
export function restore(root: string, wanted: Tree): number {
  const now = treeAt(root)
  const tooMany = [...now.keys()].filter((file) => !wanted.has(file))
  for (const file of tooMany) rmSync(join(root, file))
  removeEmptyFolders(root, '')
  const other = [...wanted].filter(([file, bytes]) => !now.get(file)?.equals(bytes))
  for (const [file, bytes] of other) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), bytes)
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

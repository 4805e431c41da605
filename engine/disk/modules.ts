/** Project files with the project's modules they import, for hashes that change with any of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveFile } from '../paths/paths.ts'

const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

/** File -> bytes; empty for a missing file. `root` is absolute; imports that leave it are ignored. */
export function modulesOf(root: string, files: readonly string[]): ReadonlyMap<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  for (const file of files) gather(root, file, found)
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function gather(root: string, file: string, found: Map<string, Uint8Array>): void {
  if (found.has(file)) return
  const bytes = readOrEmpty(join(root, file))
  found.set(file, bytes)
  if (!/\.tsx?$/.test(file)) return
  for (const [, name] of Buffer.from(bytes).toString().matchAll(relativeImport)) {
    const imported = resolveFile(file, name!)
    if (imported) gather(root, imported, found)
  }
}

function readOrEmpty(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    return new Uint8Array()
  }
}

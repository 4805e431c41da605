/** The files that packing makes, and the manifest that it changes for a moment. */
import { existsSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const lib = join(root, 'lib')
export const manifestFile = join(root, 'package.json')
/** The repository's own, while the package's is in its place. */
export const keptManifest = join(root, 'package.json.kept')

export function restoreManifest(): void {
  if (existsSync(keptManifest)) renameSync(keptManifest, manifestFile)
}

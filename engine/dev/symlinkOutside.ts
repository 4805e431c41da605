/** Symbolic links in the project that lead out of it: the bundler would follow them for any request. */
import { realpath } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import { absoluteName } from '../paths/absoluteName.ts'

/** `path` is that of a request. Packages are code that is trusted, and package managers link them from anywhere. */
export async function isSymlinkOutside(path: string, root: string): Promise<boolean> {
  const named = path.replace(/\/+$/, '')
  const file = normalize(absoluteName(named) ?? join(root, named))
  // Files elsewhere that are named as such are for the bundler's own list.
  if (!file.startsWith(`${root}${sep}`) || file.includes(`${sep}node_modules${sep}`)) return false
  const [real, base] = await Promise.all([realpath(file).catch(() => file), realpath(root)])
  return real !== file && !real.startsWith(`${base}${sep}`)
}

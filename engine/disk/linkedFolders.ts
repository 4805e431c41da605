/** Links to folders, which a disk does not enter when it lists files. */
import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastGlob from 'fast-glob'
import { tryTo } from '../errors/tryTo.ts'

const options = { ignore: ['**/node_modules/**'], onlyFiles: false, followSymbolicLinks: false }

export type LinkedFolder = {
  /** From the root, as are the files. */
  readonly link: string
  /** What would be found behind the link; undefined outside of the project, which is not looked at. */
  readonly files: readonly string[] | undefined
}

/** Those below a folder of the project, sorted. `root` is absolute. */
export async function linkedFolders(root: string, below: string): Promise<readonly LinkedFolder[]> {
  const base = realpathSync(root)
  const entries = fastGlob.sync(`${fastGlob.escapePath(below)}/**`, {
    ...options,
    cwd: base,
    objectMode: true as const,
  })
  const links = entries.filter(({ dirent }) => dirent.isSymbolicLink()).map(({ path }) => path)
  const found: LinkedFolder[] = []
  for (const link of links.sort()) {
    const folder = folderAt(join(base, link))
    if (folder === undefined) continue
    const isInside = folder === base || folder.startsWith(base + sep)
    const names = isInside ? await fastGlob('**', { ...options, cwd: folder }) : undefined
    found.push({ link, files: names?.map((name) => `${link}/${name}`) })
  }
  return found
}

/** A loop, or a link to nothing, is told where it is read. */
const folderAt = (link: string): string | undefined =>
  tryTo(() => {
    const folder = realpathSync(link)
    return statSync(folder).isDirectory() ? folder : undefined
  })

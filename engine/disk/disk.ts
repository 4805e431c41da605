/** The project's files on a real disk. */
import { constants } from 'node:fs'
import { lstat, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastGlob from 'fast-glob'
import { toDiagnostic } from '../errors/foreign.ts'
import { fileMissing, fileOutside, linkDangling, linkLoop } from '../errors/fileMessages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Disk } from '../types.ts'

/** `root` is absolute. Links are followed only inside of it. */
export async function createDisk(root: string): Promise<Disk> {
  const base = await realpath(root)

  return {
    async list(globs) {
      const entries = await fastGlob(globs as string[], {
        cwd: base,
        ignore: ['**/node_modules/**', '**/*~'],
        followSymbolicLinks: false,
        onlyFiles: false,
        objectMode: true,
      })
      // A FIFO or a device would block the read; a link to a file is checked when it is read.
      const files = entries.filter(({ dirent }) => dirent.isFile() || dirent.isSymbolicLink())
      return files.map(({ path }) => path).sort(byCodeUnit)
    },

    async read(file) {
      const wanted = join(base, file)
      // A name with `..` that leaves the root is refused before the disk is touched.
      if (!isInside(wanted, base)) throw fileOutside(file)
      const real = await realpath(wanted).catch(async (cause) => {
        const isLink = await lstat(wanted).then(
          (stats) => stats.isSymbolicLink(),
          () => false,
        )
        throw unreadable(file, cause, { root: base, isLink })
      })
      if (!isInside(real, base)) throw fileOutside(file)
      const handle = await open(real, readOnly).catch((cause) => {
        throw unreadable(file, cause, { root: base, isLink: false })
      })
      try {
        const stats = await handle.stat()
        if (!stats.isFile()) throw fileMissing(file)
        return await handle.readFile()
      } finally {
        await handle.close()
      }
    },
  }
}

/** The checked file is the opened file: a link put in its place meanwhile is not followed, and a pipe does not block. */
const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const isInside = (path: string, base: string): boolean => path.startsWith(base + sep)

/** Only a file that is not there is missing; one that cannot be read must not vanish from the site in silence. */
function unreadable(
  file: string,
  cause: NodeJS.ErrnoException,
  { root, isLink }: { readonly root: string; readonly isLink: boolean },
): SiteError {
  if (cause.code === 'ELOOP') return linkLoop(file, cause)
  if (!/^(?:ENOENT|ENOTDIR)$/.test(cause.code ?? '')) return SiteError.from([toDiagnostic(cause, { file, root })])
  return isLink ? linkDangling(file, cause) : fileMissing(file, cause)
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

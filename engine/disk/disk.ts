/** The project's files on a real disk. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { toDiagnostic } from '../errors/foreign.ts'
import {
  fileHidden,
  fileMissing,
  fileOutside,
  fileSpecial,
  linkDangling,
  linkLoop,
  linkToFolder,
} from '../errors/fileMessages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { tryTo } from '../errors/tryTo.ts'
import { createFolderLinks, isInside } from './folderLinks.ts'
import { isBehindHidden } from '../paths/paths.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { slashed } from '../paths/slashed.ts'
import type { Disk } from '../types.ts'

/** `root` is absolute. Links are followed only inside of it. */
export async function createDisk(root: string): Promise<Disk> {
  const base = await realpath(root)
  const realFolder = createRealFolders()
  const links = createFolderLinks(base)

  /** What is behind no link; undefined for all else, which `openBehind` looks at. */
  function openPlain(wanted: string): number | undefined {
    const folder = constants.O_NOFOLLOW ? dirname(wanted) : undefined
    return folder !== undefined && realFolder(folder) === folder ? openSync(wanted, readOnly) : undefined
  }

  function openBehind(wanted: string, file: string): number {
    const at = { file, root: base }
    const real = attempt(
      () => realpathSync.native(wanted),
      (cause) => unreadable(cause, { ...at, isLink: isLink(wanted) }),
    )
    if (!isInside(real, base)) throw fileOutside(file)
    if (isBehindHidden(relative(base, real))) throw fileHidden(file)
    return attempt(
      () => openSync(real, readOnly),
      (cause) => unreadable(cause, { ...at, isLink: false }),
    )
  }

  return {
    folderLinks: links.known,

    // Asked anew each time: while a dev server runs, links are laid and taken away.
    realFile(file) {
      const folder = join(base, dirname(file))
      const real = tryTo(() => realFolder(folder)) ?? folder
      return real === folder ? undefined : slashed(relative(base, join(real, basename(file))))
    },

    // At once, as below.
    async list(globs) {
      const entries = attempt(
        () => fastGlob.sync(globs as string[], { ...listing, cwd: base, fs: { statSync: links.statSync } }),
        (cause) => unlisted(cause, base),
      )
      // Whatever else is no file, as a pipe, is told when it is read.
      return entries.flatMap(({ path, dirent }) => (dirent.isDirectory() ? [] : path)).sort(byCodeUnit)
    },

    // At once: waiting for a file takes several times as long as reading it, and a build with nothing to do reads all of them.
    async read(file) {
      const wanted = join(base, file)
      // A name with `..` that leaves the root is refused before the disk is touched.
      if (!isInside(wanted, base)) throw fileOutside(file)
      const opened = tryTo(() => openPlain(wanted)) ?? openBehind(wanted, file)
      try {
        const stats = fstatSync(opened)
        if (stats.isDirectory()) throw isLink(wanted) ? linkToFolder(file) : fileMissing(file)
        if (!stats.isFile()) throw fileSpecial(file)
        return readFileSync(opened)
      } finally {
        closeSync(opened)
      }
    },
  }
}

const listing = { ignore: ['**/node_modules/**', '**/*~'], onlyFiles: false, objectMode: true as const }

/**
 * Where folders really are, for the reads of one step of this thread: sources come in batches from few folders, and each part of
 * each path would be looked at for each of them.
 */
function createRealFolders(): (folder: string) => string {
  const known = new Map<string, string>()
  return (folder) => {
    const real = known.get(folder) ?? realpathSync.native(folder)
    if (!known.size) queueMicrotask(() => known.clear())
    known.set(folder, real)
    return real
  }
}

function attempt<T>(work: () => T, failure: (cause: NodeJS.ErrnoException) => SiteError): T {
  try {
    return work()
  } catch (cause) {
    throw failure(cause as NodeJS.ErrnoException)
  }
}

/** What should be a folder on the way to it may be a file. */
const isLink = (path: string): boolean => tryTo(() => lstatSync(path).isSymbolicLink()) ?? false

/** The checked file is the opened file: a link put in its place meanwhile is not followed, and a pipe does not block. */
const readOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Only a file that is not there is missing; one that cannot be read must not vanish from the site in silence. */
function unreadable(
  cause: NodeJS.ErrnoException,
  { file, root, isLink }: { readonly file: string; readonly root: string; readonly isLink: boolean },
): SiteError {
  // Of a socket, or a device that is not there.
  if (/^(?:ENXIO|EOPNOTSUPP|ENODEV)$/.test(cause.code ?? '')) return fileSpecial(file, cause)
  if (cause.code === 'ELOOP') return linkLoop(file, cause)
  if (!/^(?:ENOENT|ENOTDIR)$/.test(cause.code ?? '')) return SiteError.from([toDiagnostic(cause, { file, root })])
  return isLink ? linkDangling(file, cause) : fileMissing(file, cause)
}

/** A folder that cannot be listed is told by its name: what lies in it must not vanish either. */
function unlisted(cause: NodeJS.ErrnoException, root: string): SiteError {
  const place = cause.path === undefined ? undefined : { file: fromRoot(root, resolve(root, cause.path)) }
  return SiteError.from([{ ...toDiagnostic(cause, { root }), ...(place && { place }) }])
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

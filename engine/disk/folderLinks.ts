/** Links to folders, which are entered where nothing speaks against it. */
import { lstatSync, realpathSync, statSync, type Stats } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { isBehindHidden } from '../paths/paths.ts'
import { slashed } from '../paths/slashed.ts'
import type { Disk } from '../types.ts'

type FolderLinks = {
  /** For what lists files, which asks this of links alone: of those that are not entered, it tells of the link. */
  statSync(path: string): Stats
  readonly known: Disk['folderLinks']
}

/** `base` is absolute, and no link leads to it. */
export function createFolderLinks(base: string): FolderLinks {
  const known = new Map<string, string | undefined>()
  const nameOf = (path: string) => slashed(relative(base, path))
  return {
    known,
    statSync(path) {
      const target = folderAt(path)
      if (target === undefined) return lstatSync(path)
      const isEntered = mayEnter(base, path, target)
      known.set(nameOf(path), isEntered ? nameOf(target) : undefined)
      return isEntered ? statSync(path) : lstatSync(path)
    },
  }
}

/** The folder that a link leads into, absolute; undefined for one that is not entered. `base` as above. */
export function folderBehind(base: string, link: string): string | undefined {
  const target = folderAt(link)
  return target !== undefined && mayEnter(base, link, target) ? target : undefined
}

/** Not outside, nor what is hidden, nor a folder that holds the link, where there would be no end. */
function mayEnter(base: string, link: string, target: string): boolean {
  if (!isInside(target, base) || isBehindHidden(relative(base, target))) return false
  for (let folder = dirname(link); folder.length >= base.length; folder = dirname(folder)) {
    const real = realpathSync.native(folder)
    if (real === target || isInside(real, target)) return false
  }
  return true
}

/** Where a link to a folder leads; undefined for one to a file. A loop, or a link to nothing, is told where it is read. */
const folderAt = (link: string): string | undefined =>
  tryTo(() => (statSync(link).isDirectory() ? realpathSync.native(link) : undefined))

export const isInside = (path: string, base: string): boolean => path.startsWith(base + sep)

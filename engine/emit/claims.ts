/** Whose each file of a brand's output is: no two may have one name, nor one the name of another's folder. */
import { posix } from 'node:path'
import { fileEmittedTwice, pathsDifferByCase } from '../errors/messages.ts'
import type { SiteError } from '../errors/SiteError.ts'
import { caseFolded } from '../paths/paths.ts'

export type Claims = {
  /** Throws `file-emitted-twice` and `paths-differ-by-case`. */
  claim(path: string, owner: string): void
  /** The file that has this name, or one that many disks take for the same. */
  claimed(path: string): string | undefined
}

type Owned = { readonly path: string; readonly owner: string }

export function createClaims(): Claims {
  const owners = new Map<string, Owned>()
  /** Folders of files, with the owner of the first file. */
  const folders = new Map<string, Owned>()
  return {
    claimed: (path) => owners.get(keyOf(path))?.path,
    claim(path, owner) {
      const key = keyOf(path)
      const own = { path, owner }
      const taken = owners.get(key) ?? folders.get(key)
      if (taken) throw claimedTwice(taken, own)
      owners.set(key, own)
      for (
        let folder = posix.dirname(path);
        folder !== '.' && !folders.has(keyOf(folder));
        folder = posix.dirname(folder)
      ) {
        const file = owners.get(keyOf(folder))
        if (file) throw claimedTwice(file, { path: folder, owner })
        folders.set(keyOf(folder), { path: folder, owner })
      }
    },
  }
}

/** Names below `assets/` tell the content of their file: it never changes, and browsers may keep it for ever. */
export const isNamedByContent = (name: string): boolean => name.startsWith('assets/')

/** Many disks take names that differ by case for one. What is named by its content is the same file then. */
const keyOf = (path: string): string => (isNamedByContent(path) ? path : caseFolded(path))

const claimedTwice = (first: Owned, second: Owned): SiteError =>
  first.path === second.path
    ? fileEmittedTwice(first.path, first.owner, second.owner)
    : pathsDifferByCase(first, second, second.path)

/**
 * The finished builds on the disk: the one in `<out>`, and the one before it in `<out>.prev`.
 *
 * A build is swapped in by two renames (docs/decisions/07-swap-the-output.md). It is identified by the inode and the
 * time of its manifest, which both survive a rename; so a file can be opened first and then be proven to belong to a
 * build, wherever its folder is by now. No response mixes two builds.
 */
import { constants } from 'node:fs'
import { lstat, open, realpath, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { loadManifest, manifestName, type Manifest } from './manifest.ts'

export type ServedBuild<Site> = {
  readonly stamp: string
  /** Made from the manifest, once. */
  readonly site: Site
}

/** Newest first, one or two. */
export type NewestBuilds<Site> = readonly [ServedBuild<Site>, ...ServedBuild<Site>[]]

export type ServedBuilds<Site> = {
  /** Checks the disk at most every 200 ms, or at once with `revalidate`. */
  current(options?: { readonly revalidate?: boolean }): Promise<NewestBuilds<Site>>
  /** Undefined where the build is not on the disk any more, or the file is not the plain file that was built. */
  open(build: ServedBuild<Site>, file: string, size: number): Promise<FileHandle | undefined>
}

/** `out` is absolute. Throws `SiteError` `output-missing`; if a build disappears later, the last one is still served. */
export async function createServedBuilds<Site>(
  out: string,
  prepare: (manifest: Manifest) => Site,
  onProblem: (error: unknown) => void,
): Promise<ServedBuilds<Site>> {
  const folders = [out, `${out}.prev`]
  let known: NewestBuilds<Site> = [await load(out, [])]
  let checked = 0
  let reported = ''
  let checking: Promise<void> | undefined

  async function load(folder: string, reusable: readonly ServedBuild<Site>[]): Promise<ServedBuild<Site>> {
    for (;;) {
      const stamp = await stampOf(folder)
      const reused = reusable.find((build) => build.stamp === stamp)
      if (reused) return reused
      const manifest = await loadManifest(folder)
      // Otherwise another build was swapped in between stamp and manifest.
      if (stamp && stamp === (await stampOf(folder))) return { stamp, site: prepare(manifest) }
    }
  }

  async function check(): Promise<void> {
    try {
      // Between the two renames there is no output; the last build is still served.
      const newest = (await stampOf(out)) === undefined ? known[0] : await load(out, known)
      if (newest === known[0] && checked > 0) return
      const previous = await load(`${out}.prev`, known).catch(() => undefined)
      known = previous && previous !== newest ? [newest, previous] : [newest]
    } catch (error) {
      // Once, and not with each check.
      if (String(error) !== reported) onProblem(error)
      reported = String(error)
    } finally {
      checked = performance.now()
      checking = undefined
    }
  }

  return {
    async current({ revalidate = false } = {}) {
      if (revalidate || performance.now() - checked > interval) await (checking ??= check())
      return known
    },

    async open(build, file, size) {
      for (const folder of folders) {
        const handle = await openInside(folder, file, size)
        if (handle && (await stampOf(folder)) === build.stamp) return handle
        await handle?.close()
      }
      return undefined
    },
  }
}

/** Milliseconds. */
const interval = 200

async function stampOf(folder: string): Promise<string | undefined> {
  const stats = await stat(join(folder, manifestName), { bigint: true }).catch(() => undefined)
  return stats && `${stats.ino}-${stats.mtimeNs}-${stats.size}`
}

/** Follows no link below `folder`: what lies outside was not built. With `O_NONBLOCK` opening a pipe does not block. */
async function openInside(folder: string, file: string, size: number): Promise<FileHandle | undefined> {
  let handle: FileHandle | undefined
  try {
    const wanted = join(await realpath(folder), file)
    if (!(await lstat(wanted)).isFile() || (await realpath(wanted)) !== wanted) return undefined
    handle = await open(wanted, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
    const stats = await handle.stat()
    // Another size would contradict the Content-Length that was sent.
    if (stats.isFile() && stats.size === size) return handle
  } catch {
    // It does not exist, or is not a file of the build.
  }
  await handle?.close()
  return undefined
}

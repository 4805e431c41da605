/**
 * The finished builds on the disk: the one in `<out>`, and the one before it in `<out>.prev`.
 *
 * A build is swapped in by two renames (decision D8). A generation is known by the inode and the time of its
 * manifest, which both survive a rename; so a file can be opened first and then be proven to belong to a generation,
 * wherever that stands by now. No answer mixes two builds.
 */
import { constants } from 'node:fs'
import { lstat, open, realpath, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { loadManifest, manifestName, type Manifest } from './manifest.ts'

export type Generation<Site> = {
  readonly stamp: string
  /** What was made of the manifest, once. */
  readonly site: Site
}

/** Newest first, one or two. */
export type Newest<Site> = readonly [Generation<Site>, ...Generation<Site>[]]

export type Generations<Site> = {
  /** Looks at the disk at most every 200 ms, unless `fresh`. */
  current(options?: { readonly fresh?: boolean }): Promise<Newest<Site>>
  /** Undefined where the generation has left the disk, or the file is not the plain file that was built. */
  open(generation: Generation<Site>, file: string, size: number): Promise<FileHandle | undefined>
}

/** `out` is absolute. Throws `SiteError` `output-missing`; later a build that disappears leaves the last one in place. */
export async function createGenerations<Site>(
  out: string,
  prepare: (manifest: Manifest) => Site,
  onProblem: (error: unknown) => void,
): Promise<Generations<Site>> {
  const folders = [out, `${out}.prev`]
  let known: Newest<Site> = [await load(out, [])]
  let checked = 0
  let reported = ''
  let checking: Promise<void> | undefined

  async function load(folder: string, reusable: readonly Generation<Site>[]): Promise<Generation<Site>> {
    for (;;) {
      const stamp = await stampOf(folder)
      const reused = reusable.find((generation) => generation.stamp === stamp)
      if (reused) return reused
      const manifest = await loadManifest(folder)
      // Another build came in between stamp and manifest: they do not belong together.
      if (stamp && stamp === (await stampOf(folder))) return { stamp, site: prepare(manifest) }
    }
  }

  async function check(): Promise<void> {
    try {
      // Between the two renames there is no output; what was served so far goes on.
      const newest = (await stampOf(out)) === undefined ? known[0] : await load(out, known)
      if (newest === known[0] && checked > 0) return
      const former = await load(`${out}.prev`, known).catch(() => undefined)
      known = former && former !== newest ? [newest, former] : [newest]
    } catch (error) {
      // Five times a second the same would help nobody.
      if (String(error) !== reported) onProblem(error)
      reported = String(error)
    } finally {
      checked = performance.now()
      checking = undefined
    }
  }

  return {
    async current({ fresh = false } = {}) {
      if (fresh || performance.now() - checked > interval) await (checking ??= check())
      return known
    },

    async open(generation, file, size) {
      for (const folder of folders) {
        const handle = await openInside(folder, file, size)
        if (handle && (await stampOf(folder)) === generation.stamp) return handle
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

/** Follows no link below `folder`: what lies outside was not built. `O_NONBLOCK` keeps a pipe from stopping us for ever. */
async function openInside(folder: string, file: string, size: number): Promise<FileHandle | undefined> {
  let handle: FileHandle | undefined
  try {
    const wanted = join(await realpath(folder), file)
    if (!(await lstat(wanted)).isFile() || (await realpath(wanted)) !== wanted) return undefined
    handle = await open(wanted, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0))
    const stats = await handle.stat()
    // Another size would break the framing of the answer.
    if (stats.isFile() && stats.size === size) return handle
  } catch {
    // Not there, or not ours.
  }
  await handle?.close()
  return undefined
}

/**
 * Where the bundler keeps pre-bundled packages. One folder stays for the next start; a second
 * server beside the first has one of its own while it runs, because the bundler replaces such a folder as a whole; so has
 * one whose cache cannot be written.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeLock } from '../emit/lock.ts'
import { SiteError } from '../errors/SiteError.ts'
import { cacheFolder } from '../run/cacheFolder.ts'

export type BundlerCache = {
  /** Absolute. */
  readonly path: string
  close(): Promise<void>
}

/** The session makes the folder around it, and sweeps up after servers that were killed. */
export async function openBundlerCache(root: string): Promise<BundlerCache> {
  const kept = join(root, cacheFolder, 'vite')
  try {
    return { path: kept, close: await takeLock(kept, () => {}) }
  } catch (error) {
    const isHeld = error instanceof SiteError
    const own = isHeld ? join(root, cacheFolder, `once-${process.pid}`) : await mkdtemp(join(tmpdir(), 'site-'))
    return { path: join(own, 'vite'), close: () => rm(own, { recursive: true, force: true }) }
  }
}

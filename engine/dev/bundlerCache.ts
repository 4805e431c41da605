/**
 * Where the bundler keeps pre-bundled packages. One folder stays for the next start; a second
 * server beside the first has one of its own while it runs, because the bundler replaces such a folder as a whole; so has
 * one whose cache cannot be written.
 */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fastGlob from 'fast-glob'
import { takeLock } from '../emit/lock.ts'
import { SiteError } from '../errors/SiteError.ts'
import { folderOfPackage } from '../paths/linkedPackage.ts'
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
    const close = await takeLock(kept, () => {})
    if (await hasEdited(join(kept, 'deps')).catch(() => false)) await rm(join(kept, 'deps'), { recursive: true })
    return { path: kept, close }
  } catch (error) {
    const isHeld = error instanceof SiteError
    const own = isHeld ? join(root, cacheFolder, `once-${process.pid}`) : await mkdtemp(join(tmpdir(), 'site-'))
    return { path: join(own, 'vite'), close: () => rm(own, { recursive: true, force: true }) }
  }
}

type Prepared = { readonly optimized: Readonly<Record<string, { readonly src: string }>> }

/** Whether a package was edited since it was made ready: the bundler compares what the lock file says of it, and not its files. */
async function hasEdited(folder: string): Promise<boolean> {
  const list = join(folder, '_metadata.json')
  const { mtimeMs } = await stat(list)
  const { optimized } = JSON.parse(await readFile(list, 'utf8')) as Prepared
  const packages = new Set(Object.values(optimized).map(({ src }) => folderOfPackage(resolve(folder, src))!))
  for (const cwd of packages)
    for (const { stats } of await fastGlob('**/*.{js,mjs,cjs,json}', { cwd, stats: true }))
      // Package managers give files the time at which they were packed.
      if (stats!.ctimeMs > mtimeMs) return true
  return false
}

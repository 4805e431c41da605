/** The doors and identities of one run. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDisk } from './disk.ts'
import { hashAll } from './hash.ts'
import { codeId, moduleId } from './store/codeId.ts'
import { createStore, type Store } from './store/store.ts'
import type { Config, Disk } from './types.ts'

export type Session = {
  readonly disk: Disk
  readonly store: Store
  /** Identity of engine, plugins and configuration. */
  readonly code: string
  /** Identity of the modules of one brand. */
  brandCode(id: string): string
  /** Absolute. Holds the store and the bundles. */
  readonly cache: string
  close(): void
}

/** Where everything remembered lies, from the root. */
export const cacheFolder = 'node_modules/.cache/site'

/** Without `remember` nothing of earlier runs is used, and nothing is left for later ones. */
export async function openSession(config: Config, { remember }: { remember: boolean }): Promise<Session> {
  const folder = join(config.root, cacheFolder)
  const cache = join(folder, remember ? 'kept' : `once-${process.pid}`)
  for (const part of ['', 'store', 'bundle']) makeFolder(join(cache, part))
  sweep(folder)
  return {
    disk: await createDisk(config.root),
    store: createStore(join(cache, 'store')),
    code: hashAll([codeId(config.root, [config.file, 'package-lock.json']), ...versionsOf(config)]),
    brandCode: (id) => moduleId(config.root, [`${config.brandsFolder}/${id}/brand.ts`]),
    cache,
    close: () => remember || rmSync(cache, { recursive: true, force: true }),
  }
}

/** By name: the order of plugins shows in what they make, or not at all. */
const versionsOf = ({ plugins }: Config): readonly string[] =>
  plugins.map(({ name, version = '' }) => `${name} ${version}`).sort()

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    // Something else stands there; everything below is ours and can be made anew.
    rmSync(folder, { force: true })
    mkdirSync(folder, { recursive: true })
  }
}

/** What runs that were killed have left. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^once-(\d+)$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) remove(join(folder, name))
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // A bundling process of that run is still writing; the next run removes what it leaves.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

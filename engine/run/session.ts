/** Disk, store and hashes of one run. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../emit/lock.ts'
import { toDiagnostic } from '../errors/foreign.ts'
import { createDisk } from '../disk/disk.ts'
import { lockFiles } from '../disk/lockFiles.ts'
import { createLoaded, withLoaded, type Loaded } from '../disk/loaded.ts'
import { tryTo } from '../errors/tryTo.ts'
import { hashAll } from '../store/hash.ts'
import { engineId, moduleId } from '../store/codeId.ts'
import { optionsText } from '../store/optionsText.ts'
import { createFileStore, type FileStore } from '../store/files.ts'
import { createPackStore, type PackStore } from '../store/packs.ts'
import { sweepCache } from '../store/sweep.ts'
import { cacheFolder } from './cacheFolder.ts'
import { keepTaskNames } from './taskNames.ts'
import type { Config, Disk } from '../types.ts'

export type Session = {
  readonly disk: Disk
  /** What plugins have loaded, which is also on `disk`. */
  readonly loaded: Loaded
  /** Values by the hash of their inputs. */
  readonly store: PackStore
  /** What the last run left for the next one; replaced by each. */
  readonly memos: FileStore
  /** Identity of engine, plugins and configuration. */
  readonly code: string
  /** Identity of the modules of one brand. */
  brandCode(id: string): string
  /** Absolute. Holds the store and the bundles. */
  readonly cache: string
  /** Absolute. A folder outside of the project that is removed in the end; made when first asked for. */
  spare(): string
  close(): void
}

type SessionOptions = {
  /** Without it nothing of earlier runs is used and nothing is kept for later ones. */
  readonly remember: boolean
  readonly note?: ((text: string) => void) | undefined
}

/** A cache that cannot be written costs time and never fails a run. */
export async function openSession(config: Config, { remember, note = () => {} }: SessionOptions): Promise<Session> {
  const folder = join(config.root, cacheFolder)
  const spare = createSpare()
  let cache = join(folder, remember ? 'kept' : `once-${process.pid}`)
  try {
    makeCache(cache)
    sweep(folder)
    if (remember) sweepCache(cache, parts)
    if (remember) keepTaskNames(config)
  } catch (error) {
    note(
      `${cacheFolder} cannot be used, so nothing is remembered: ${toDiagnostic(error, { root: config.root }).message}`,
    )
    makeCache((cache = join(spare.folder(), 'cache')))
  }
  const store = createPackStore(join(cache, 'values'), { keeps: remember })
  const engine = engineId()
  const memos = createFileStore(join(cache, 'memos'), engine)
  const loaded = createLoaded(config, memos)
  return {
    disk: withLoaded(await createDisk(config.root), loaded.textOf),
    loaded,
    store,
    memos,
    // Sorted: the order of plugins is in the configuration.
    code: hashAll([
      engine,
      moduleId(config.root, [config.file, ...lockFiles(config.root)]),
      // What prose is read by. The text of a configuration does not tell what it takes from the environment.
      JSON.stringify([config.locales, config.images, config.inlineStyles, config.frames]),
      ...givenTo(config),
    ]),
    brandCode: (id) => moduleId(config.root, [`${config.brandsFolder}/${id}/brand.ts`]),
    cache,
    spare: spare.folder,
    close() {
      store.close()
      if (!remember) remove(cache)
      spare.remove()
    },
  }
}

/** Without the folder of the project, so that it is the same on every machine. */
function givenTo({ plugins, root }: Config): readonly string[] {
  const folder = JSON.stringify(root).slice(1, -1)
  return plugins.map(({ name, options }) => `${name} ${optionsText(options?.given).replaceAll(folder, '')}`).sort()
}

function createSpare() {
  let made: string | undefined
  return {
    folder: () => (made ??= mkdtempSync(join(tmpdir(), 'site-'))),
    remove: () => made && remove(made),
  }
}

/** Values, what the last run left, bundles. */
const parts = ['values', 'memos', 'bundle']

function makeCache(cache: string): void {
  for (const part of ['', ...parts]) makeFolder(join(cache, part))
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch {
    // A file has this name. The cache folder is ours: replace it.
    rmSync(folder, { force: true })
    mkdirSync(folder, { recursive: true })
  }
}

/** Removes folders of runs that were killed. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^once-(\d+)$/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) remove(join(folder, name))
  }
}

/** A bundling process of that run may still be writing; the next run removes what it leaves. */
const remove = (folder: string): void => tryTo(() => rmSync(folder, { recursive: true, force: true }))

/** What a build takes from the shared store before it begins, and what it leaves there. */
import { existsSync, readdirSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { loadOutputManifest, manifestName, type OutputManifest } from '../emit/manifest.ts'
import { removeTree } from '../emit/removeTree.ts'
import { tryTo } from '../errors/tryTo.ts'
import type { Bundle } from '../renderer.ts'
import { hashAll } from '../store/hash.ts'
import type { SharedFile } from '../store/shared/leave.ts'
import { openSharedStore, type SharedStore } from '../store/shared/sharedStore.ts'
import { foldersIn, restore } from '../store/shared/snapshot.ts'
import type { Config, Diagnostic } from '../types.ts'
import { cacheFiles, filesWithin } from './cacheFiles.ts'
import type { BuildOptions } from './options.ts'
import type { Session } from './session.ts'

export type Sharing = {
  /** Absolute: the output of another machine to build from, where this one has none. */
  readonly from: string | undefined
  /** To be called when the output is there. */
  share(bundle: Bundle): Promise<void>
  /** The first thing that went wrong. */
  readonly problem: () => Diagnostic | undefined
  end(): Promise<void>
}

const none: Sharing = { from: undefined, share: async () => {}, problem: () => undefined, end: async () => {} }

/** A cache or a folder that cannot be written costs time. */
export async function openSharing(session: Session, config: Config, options: BuildOptions): Promise<Sharing> {
  if (!config.store || !options.cache) return none
  const { url, timeout, readOnly } = config.store
  const { store, cache } = session
  const shared = await openSharedStore({
    ...{ url, timeout, store },
    token: options.storeToken,
    signal: options.signal,
    key: keyOf(session, config),
    values: join(cache, 'values'),
  })
  restoreCache(shared, session)
  const out = join(config.root, config.out)
  const isWhole = options.write && !options.shard && !options.brands && !options.locales
  const from = isWhole && !options.from && isFree(out) ? await restoreOutput(shared, session, config) : undefined
  return {
    from,
    async share(bundle) {
      if (isWhole && !readOnly) await shared.share(() => filesOf(session, bundle, out))
    },
    problem: shared.problem,
    end: async () => {
      if (from) await removeTree(from)
    },
  }
}

/**
 * Runs with the same key share. Values have all they were made of in their keys, but for addresses of brands and for which machine a native package was made for.
 */
const keyOf = ({ code }: Session, { brands }: Config): string =>
  hashAll(['site store 1', platform(), arch(), code, JSON.stringify(brands.map(({ id, origin }) => [id, origin]))])

/** Nothing is there, nor what the last build left beside it. */
const isFree = (out: string): boolean =>
  [out, `${out}.prev`].every((folder) => !existsSync(folder) || tryTo(() => readdirSync(folder))?.length === 0)

function restoreCache({ files }: SharedStore, { cache, store }: Session): void {
  const isNew = (id: string) => !existsSync(join(cache, 'bundle', id))
  const parts = ['memos', ...[...foldersIn(files, 'bundle')].filter(isNew).map((id) => `bundle/${id}`)]
  // What is there in part is looked at before it is used.
  for (const part of parts) tryTo(() => restore(files, part, { folder: join(cache, part), store }))
}

/** The folder with the files of a build; undefined where there are none, or something else is among them. */
async function restoreOutput(
  { files }: SharedStore,
  { store }: Session,
  { root, out }: Config,
): Promise<string | undefined> {
  if (!files[`output/${manifestName}`]) return undefined
  const from = `${join(root, out)}.staging-${process.pid}-shared`
  try {
    restore(files, 'output', { folder: from, store })
    const known = new Set(filesIn((await loadOutputManifest(from))!).map(({ path }) => `output/${path}`))
    const own = Object.keys(files).filter((path) => path.startsWith('output/') && path !== `output/${manifestName}`)
    if (own.every((path) => known.has(path) && !path.endsWith(`/${manifestName}`))) return from
  } catch {
    // It is made as if there were none.
  }
  await removeTree(from)
  return undefined
}

async function filesOf(session: Session, bundle: Bundle, out: string): Promise<readonly SharedFile[]> {
  const manifest = await loadOutputManifest(out)
  return [
    ...cacheFiles(session, bundle),
    ...(manifest ? filesIn(manifest) : []).map(({ path, hash }) => ({
      path: `output/${path}`,
      file: join(out, path),
      hash,
    })),
    ...filesWithin('output', out, [manifestName]),
  ]
}

const filesIn = ({ brands }: OutputManifest): readonly { readonly path: string; readonly hash: string }[] =>
  Object.entries(brands).flatMap(([brand, { files }]) =>
    Object.entries(files).map(([file, { hash }]) => ({ path: `${brand}/${file}`, hash })),
  )

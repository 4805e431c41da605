import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inBatches } from '../disk/inBatches.ts'
import { componentPlace, writtenAt } from '../errors/componentPlace.ts'
import { hashOf } from '../store/hash.ts'
import type { Bundle, Renderer } from '../renderer.ts'
import type { FoundFiles } from './foundFiles.ts'

/** What a build leaves in the cache: everything of a `Bundle` that is data. */
export type BundleManifest = {
  /** Of the key and of what was made: where texts that plugins looked through change nothing of it, pages are kept. */
  readonly id: string
  /** With `found`, what it was made of; see `bundleInputs.ts` and `foundFiles.ts`. */
  readonly key: string
  readonly found: FoundFiles
  readonly entry: string
  readonly base: readonly string[]
  readonly views: Readonly<Record<string, readonly string[]>>
  readonly islands: Readonly<Record<string, { readonly href: string; readonly preloads: readonly string[] }>>
  readonly client: { readonly href: string; readonly preloads: readonly string[] }
  readonly files: readonly string[]
  /** See `base` and `versionOf` of a `Bundle`. */
  readonly versions: { readonly base: string; readonly modules: Readonly<Record<string, string>> }
  /** Hash of each file of the bundle: a cache may be damaged. */
  readonly hashes: Readonly<Record<string, string>>
}

/** A bundle on the disk, as rendering sees it; workers open the same folder. `root` is that of the project. */
export function openBundle(manifest: BundleManifest, folder: string, root: string): Bundle {
  return {
    id: manifest.id,
    base: manifest.versions.base,
    // What the bundler has made no chunk for may be anywhere in it.
    versionOf: (module) => manifest.versions.modules[module] ?? manifest.id,
    folder,
    renderer: async () =>
      ((await import(pathToFileURL(join(folder, manifest.entry)).href)) as { renderer: Renderer }).renderer,
    assetsOf(modules, used) {
      const hrefs = used.flatMap((island) => {
        const entry = manifest.islands[island]
        return entry ? [entry.href, ...entry.preloads] : []
      })
      return {
        styles: [...new Set([...manifest.base, ...modules.flatMap((module) => manifest.views[module] ?? [])])],
        preloads: [...new Set([...manifest.client.preloads, ...hrefs])],
        scripts: [manifest.client.href],
      }
    },
    islandHref: (island) => manifest.islands[island]?.href ?? '',
    placeOf: (error) => componentPlace(error, root, writtenAt),
    files: manifest.files.map((path) => ({ path, from: join(folder, 'client', path) })),
  }
}

/** In a render thread. */
export async function loadBundle(folder: string, id: string, root: string): Promise<Bundle> {
  const manifest = await loadBundleManifest(folder)
  if (manifest?.id !== id) throw new Error(`The bundle ${id} is not there any more`)
  return openBundle(manifest, folder, root)
}

/** Undefined where none was finished. */
export const loadBundleManifest = (folder: string): Promise<BundleManifest | undefined> =>
  readFile(join(folder, 'bundle.json'), 'utf8')
    .then((text) => JSON.parse(text) as BundleManifest)
    .catch(() => undefined)

/** Whether all its files are as they were made. */
export async function isIntact({ hashes }: BundleManifest, folder: string): Promise<boolean> {
  const files = Object.entries(hashes)
  const same = await inBatches(
    files,
    async ([file, hash]) => hash === (await readFile(join(folder, file)).then(hashOf, () => '')),
  )
  return files.length > 0 && same.every(Boolean)
}

/** Makes one bundle of what Vite built for its two environments: copies assets, merges stylesheets, lists all files. */
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashAll, hashOf } from '../store/hash.ts'
import { inBatches } from '../disk/inBatches.ts'
import { filesBelow } from '../disk/walk.ts'
import type { LazyParts } from './lazyParts.ts'
import type { BundleManifest } from './openBundle.ts'
import { chunkVersions, type ServerChunk } from './chunkVersions.ts'
import { mergeStylesheets } from './mergeStylesheets.ts'
import { clientEntry, importEntry, islandEntry, renderEntry } from './virtual.ts'

type Chunk = ServerChunk & {
  readonly src?: string
  readonly isDynamicEntry?: boolean
  readonly css?: readonly string[]
}
type ViteManifest = Readonly<Record<string, Chunk>>

type Made = Pick<BundleManifest, 'key' | 'found'>

type Parts = {
  readonly islands: readonly string[]
  /** What prose imports. */
  readonly imports: readonly string[]
  readonly lazyParts: LazyParts
  /** Hashes of what components may see and no module says: the environment, and files. */
  readonly environment: string
  readonly beside: string
}

export async function assembleBundle(
  folder: string,
  made: Made,
  { islands, imports, lazyParts, environment, beside }: Parts,
): Promise<BundleManifest> {
  const client = await load(join(folder, 'client'))
  const render = withLazyParts(await load(join(folder, 'render')), lazyParts)
  await cp(join(folder, 'render/assets'), join(folder, 'client/assets'), {
    recursive: true,
    // Render modules must never be served.
    filter: (from) => !/\.js(?:\.map)?$/.test(from),
  }).catch(ignoreMissing)

  // What the site's own script imports is seen by the browser's environment alone.
  const base = [...stylesOf(render, keyOf(render, renderEntry)), ...stylesOf(client, keyOf(client, clientEntry))]
  // Other modules are parts of them, and have no source.
  const views = Object.keys(render).filter((key) => render[key]!.src && /\.(?:tsx|js)$/.test(key))
  const keysOf = new Map([
    ...views.map((key) => [key, key] as const),
    ...imports.map((name) => [name, keyOf(render, importEntry(name))] as const),
  ])
  const sheets = await mergeStylesheets(join(folder, 'client'), {
    base,
    views: Object.fromEntries([...keysOf].map(([name, key]) => [name, stylesOf(render, key)])),
    // What a script imports when it is needed comes with its styles, by their own names.
    named: Object.keys(client).flatMap((key) => (client[key]!.isDynamicEntry ? stylesOf(client, key) : [])),
  })
  const entryOf = (name: string) => {
    const key = keyOf(client, name)
    return { href: `/${client[key]!.file}`, preloads: preloadsOf(client, key) }
  }
  const versionOf = await chunkVersions({ folder: join(folder, 'render'), chunks: render, beside })
  const files = browserFiles(join(folder, 'client'))
  const bundle = {
    entry: `render/${render[keyOf(render, renderEntry)]!.file}`,
    ...sheets,
    islands: Object.fromEntries(islands.map((island) => [island, entryOf(islandEntry(island))])),
    client: entryOf(clientEntry),
    files,
    versions: {
      // A script of another version may keep its state in another module: so pages change with any of them.
      base: hashAll([
        versionOf([keyOf(render, renderEntry)]),
        environment,
        JSON.stringify([sheets.base, files.filter(isScript)]),
      ]),
      modules: Object.fromEntries(
        [...keysOf].map(([name, key]) => [name, hashAll([versionOf([key]), JSON.stringify(sheets.views[name])])]),
      ),
    },
    hashes: await hashesOf(folder),
  }
  return { id: idOf(made.key, bundle), ...made, ...bundle }
}

/** The same wherever it was made: maps of sources name these from where they lie themselves. */
function idOf(key: string, { hashes, ...bundle }: Pick<BundleManifest, 'hashes'>): string {
  const code = Object.entries(hashes).filter(([file]) => !file.endsWith('.map'))
  return hashAll([key, JSON.stringify([bundle, code])])
}

const load = async (folder: string): Promise<ViteManifest> =>
  JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))

/** A page that shows a part needs what the part imports, whenever that is loaded. */
function withLazyParts(render: ViteManifest, lazyParts: LazyParts): ViteManifest {
  const keys = new Map(Object.entries(render).map(([key, { file }]) => [file, key]))
  const partsOf = ({ file }: Chunk) => (lazyParts.get(file) ?? []).flatMap((part) => keys.get(part) ?? [])
  return Object.fromEntries(
    Object.entries(render).map(([key, chunk]) => [
      key,
      { ...chunk, imports: [...partsOf(chunk), ...(chunk.imports ?? [])] },
    ]),
  )
}

/** Vite writes the key of a virtual module with or without its NUL, depending on the place. */
function keyOf(manifest: ViteManifest, name: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(name))
  if (!key) throw new Error(`The bundler's manifest has no entry for ${name}`)
  return key
}

function closure(manifest: ViteManifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, seen)
  return seen
}

const stylesOf = (manifest: ViteManifest, key: string): string[] =>
  [...new Set([...closure(manifest, key)].reverse().flatMap((chunk) => manifest[chunk]?.css ?? []))].map(
    (file) => `/${file}`,
  )

const preloadsOf = (manifest: ViteManifest, key: string): string[] =>
  [...closure(manifest, key)].filter((chunk) => chunk !== key).map((chunk) => `/${manifest[chunk]!.file}`)

const browserFiles = (folder: string): readonly string[] =>
  filesBelow(folder).filter((file) => !/(?:^|\/)manifest\.json$/.test(file))

const isScript = (file: string): boolean => file.endsWith('.js')

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await inBatches(
    filesBelow(folder),
    async (file) => [file, hashOf(await readFile(join(folder, file)))] as const,
  )
  return Object.fromEntries(entries)
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

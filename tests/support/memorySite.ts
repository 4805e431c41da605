/** The stages on a memory disk with a fake bundle: a whole site in some milliseconds. */
import { check } from '../../engine/check/check.ts'
import { applySeverities } from '../../engine/errors/severities.ts'
import { resolveOptions } from '../../engine/config/resolveOptions.ts'
import { emit } from '../../engine/emit/emit.ts'
import { createEmitContext } from '../../engine/run/emitContext.ts'
import type { History } from '../../engine/disk/history.ts'
import type { Output } from '../../engine/emit/output.ts'
import { createBodies } from '../../engine/render/bodies.ts'
import { emptyPageCache, type PageCache } from '../../engine/render/pageCache.ts'
import { createReferences } from '../../engine/render/references.ts'
import { render } from '../../engine/render/render.ts'
import type { Bundle } from '../../engine/renderer.ts'
import { read } from '../../engine/read/read.ts'
import { route } from '../../engine/route/route.ts'
import { expandGlobs, scan } from '../../engine/scan/scan.ts'
import { SiteError } from '../../engine/errors/SiteError.ts'
import type { Store } from '../../engine/store/store.ts'
import { createMemoryStore } from './memoryStore.ts'
import type {
  Brand,
  CheckContext,
  Config,
  Diagnostic,
  Disk,
  Document,
  PageRecord,
  Plugin,
  Route,
  Site,
} from '../../engine/types.ts'
import { createFakeBundle } from './fakeBundle.ts'
import { createMemoryDisk } from './memoryDisk.ts'

export const acme: Brand = { id: 'acme', origin: 'https://acme.example', locales: ['zh', 'en'], content: 'acme' }

const { brands: folders, ...defaults } = resolveOptions('/nowhere', { locales: [], plugins: [] }, {})

export const configOf = (more: Partial<Config> = {}): Config => ({
  root: '/nowhere',
  file: 'site.config.ts',
  locales: [
    { id: 'zh', name: '中文', lang: 'zh-CN' },
    { id: 'en', name: 'English', lang: 'en' },
  ],
  brands: [acme],
  plugins: [],
  ...defaults,
  brandsFolder: folders.folder,
  severities: {},
  production: true,
  now: new Date('2026-01-01T00:00:00Z'),
  ...more,
})

export type MemorySite = {
  readonly files: Readonly<Record<string, string | Uint8Array>>
  readonly plugins: readonly Plugin[]
  readonly config?: Partial<Config>
  /** In place of one made from `files`. */
  readonly disk?: Disk
  readonly bundle?: Bundle
  /** What a run before remembered. */
  readonly store?: Store
  readonly cache?: PageCache
  readonly history?: History
}

export type MemoryBuild = {
  readonly documents: readonly Document[]
  readonly site: Site
  /** By path. */
  readonly routes: ReadonlyMap<string, Route>
  readonly records: readonly PageRecord[]
  /** Output below the brand's folder. Pages that were kept are not in it. */
  readonly files: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
  readonly cache: PageCache
  /** Paths of the pages that were rendered. */
  readonly rendered: readonly string[]
  readonly bodies: number
}

/** Throws what the stages throw. Of the first brand. */
export async function buildInMemory({
  files,
  plugins,
  config: more,
  disk = createMemoryDisk(files),
  bundle = createFakeBundle(),
  store = createMemoryStore(),
  cache = emptyPageCache,
  history,
}: MemorySite): Promise<MemoryBuild> {
  const config = configOf({ plugins, ...more })
  const documents = await read(await scan(config, disk), { config, disk, memos: store, code: 'code' })
  const { site, diagnostics: found } = await route(config, documents, config.brands[0]!)
  const bodies = createBodies(config, disk, store, 'code')
  const written = new Map<string, string>()
  const rendered: string[] = []
  const result = await render({
    site,
    bundle,
    disk,
    bodies,
    cache,
    references: createReferences(disk),
    common: { code: 'code', bundle: bundle.id, site: 'site' },
    isWanted: () => true,
    threads: () => {
      throw new Error('This site is too large for a test in memory')
    },
    signal: new AbortController().signal,
    isThere: () => true,
    hadOutput: () => true,
    keep: async () => {},
    write: async ({ record, html }) => {
      rendered.push(record.path)
      written.set(record.file, Buffer.from(html).toString())
    },
    progress: () => {},
  })
  const assets = Object.assign({}, ...Object.values(result.cache.pages).map((page) => page.assets))
  const scripts = [...new Set(Object.values(result.cache.pages).flatMap((page) => page.scripts))].sort()
  const context = createEmitContext({
    pages: result.records,
    site,
    bodies,
    references: createReferences(disk),
    disk,
    store,
    code: 'code',
    history: history ?? (async () => undefined),
    scripts,
    inputs: Object.values(result.cache.pages).map(({ inputs }) => inputs),
  })
  const emitted = await emit({
    bundleFiles: [],
    assets,
    disk,
    output: outputOf(written, site.brand.id),
    context,
    onFailure: ({ error }) => {
      throw error
    },
  })
  const names = new Set([...result.records.map(({ file }) => file), ...Object.keys(emitted)])
  const checked = await check({
    site,
    pages: result.records,
    files: names,
    hasFile: (file) => names.has(file),
    isComplete: result.isComplete,
    scripts,
    assets,
    sizeOf: (file) => {
      const body = written.get(file)
      return body === undefined ? undefined : Buffer.byteLength(body)
    },
    list: (globs) => disk.list(expandGlobs(globs, config)),
    body: context.body,
    source: context.source,
  })
  return {
    documents,
    site,
    routes: new Map(site.routes.map((each) => [each.path, each])),
    records: result.records,
    files: written,
    diagnostics: [...result.failures, ...applySeverities([...found, ...result.diagnostics, ...checked], config)],
    cache: result.cache,
    rendered,
    bodies: bodies.count(),
  }
}

function outputOf(written: Map<string, string>, brand: string): Output {
  const nothing = async () => {}
  const write = async (file: string, body: string | Uint8Array) =>
    void written.set(file.slice(brand.length + 1), Buffer.from(body).toString())
  return {
    previous: undefined,
    lost: new Set(),
    isUntouched: false,
    staging: '',
    placeOf: (file) => file,
    write,
    writes: () => 0,
    keep: nothing,
    commit: nothing,
    abort: nothing,
  }
}

/** As far as the routes of the first brand. */
export async function routeInMemory({
  files,
  plugins,
  config: more,
}: Pick<MemorySite, 'files' | 'plugins' | 'config'>): Promise<
  Pick<MemoryBuild, 'site' | 'routes' | 'diagnostics'> & Pick<Awaited<ReturnType<typeof route>>, 'scheduled'>
> {
  const config = configOf({ plugins, ...more })
  const disk = createMemoryDisk(files)
  const documents = await read(await scan(config, disk), { config, disk, memos: createMemoryStore(), code: 'code' })
  const { site, diagnostics, scheduled } = await route(config, documents, config.brands[0]!)
  return { site, diagnostics, scheduled, routes: new Map(site.routes.map((each) => [each.path, each])) }
}

/** For checks of records that were made by hand: there are none, no file has a size, nothing is on the disk. */
export const emptyContext: Omit<CheckContext, 'site'> = {
  pages: [],
  files: new Set(),
  isComplete: true,
  scripts: [],
  assets: {},
  sizeOf: () => undefined,
  list: async () => [],
  body: async (file) => {
    throw new Error(`There is no ${file}`)
  },
  source: async () => undefined,
}

/** One plugin's rules over records that were made by hand. Without routes, each record has its own. */
export const checkWith = (
  plugin: Plugin,
  records: readonly PageRecord[],
  site: Site,
  files: ReadonlySet<string>,
  context: typeof emptyContext = emptyContext,
): Promise<readonly Diagnostic[]> =>
  check({
    ...context,
    site: {
      ...site,
      config: { ...site.config, plugins: [plugin] },
      routes: site.routes.length ? site.routes : records.map(({ path, locale }) => ({ ...bareRoute, path, locale })),
    },
    pages: records,
    files,
    hasFile: (file) => files.has(file),
  })
const bareRoute = { brand: 'acme', key: '', view: '' }

/** The problems something throws; fails where it throws none. */
export async function problemsOf(work: () => unknown): Promise<readonly Diagnostic[]> {
  try {
    await work()
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
  throw new Error('Nothing was thrown')
}

/** `code file:line:column`, as short as it is known. */
export const brief = ({ code, place }: Diagnostic): string =>
  [code, place && [place.file, place.line, place.column].filter((part) => part !== undefined).join(':')]
    .filter(Boolean)
    .join(' ')

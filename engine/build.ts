/** The way from files to a site: each stage by its name, in order. The stages know nothing of each other. */
import { bundle } from './bundle/bundle.ts'
import { check, settle } from './check/check.ts'
import { commit, type BuiltBrand } from './emit/commit.ts'
import { emit } from './emit/emit.ts'
import { keepReferred } from './emit/referred.ts'
import { createEmitContext } from './emitting.ts'
import { hashAll } from './hash.ts'
import { createHistory, dated, type History } from './history.ts'
import { read } from './read/read.ts'
import { loadMemo, saveMemo } from './render/memo.ts'
import { siteHash } from './render/page.ts'
import { render, type RenderedSite } from './render/render.ts'
import { limitsOf, withPatience } from './patience.ts'
import type { Bundle } from './rendering.ts'
import type { Reporter } from './report.ts'
import { route } from './route/route.ts'
import { openRun, type Run } from './run.ts'
import { placed, scan } from './scan/scan.ts'
import { createStages, type StageTime } from './stages.ts'
import type { CheckContext, Config, Diagnostic, Scheduled, Site } from './types.ts'

export type BuildOptions = {
  /** Use and leave what earlier runs remembered. */
  readonly cache: boolean
  /** False for `site check`. */
  readonly write: boolean
  readonly report: Reporter
  readonly signal: AbortSignal
  /** Narrow the run; what is left out stays as it was in the output. */
  readonly brands?: readonly string[] | undefined
  readonly locales?: readonly string[] | undefined
  /** What to make of the problems found; what kept a page from being made is an error whatever it says. */
  readonly excuse?: ((found: readonly Diagnostic[]) => readonly Diagnostic[]) | undefined
}

export type BuildResult = {
  /** With an error among them nothing was written: the old output stands. */
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
  readonly rendered: number
  /** Markdown bodies read; equals the number of distinct changed sources, however many brands show them. */
  readonly bodies: number
  readonly files: number
  /** What a later build will be the first to publish. */
  readonly next: Scheduled | undefined
  readonly stages: readonly StageTime[]
}

/** Throws `SiteError` for what no later stage can do without; gathers everything else. */
export async function build(loaded: Config, options: BuildOptions): Promise<BuildResult> {
  const { note, pulse } = options.report
  const config = withPatience(loaded, { ...limitsOf(loaded), note, pulse: pulse?.(limitsOf(loaded)) })
  const run = await openRun(config, { ...options, note })
  const stages = createStages(options.report, options.signal)
  const warnings: Diagnostic[] = []
  const brands = config.brands.filter(({ id }) => options.brands?.includes(id) ?? true)
  try {
    const history = createHistory(config, run.store)
    const claims = await stages.run(
      'scan',
      'sources',
      () => scan(config, run.disk),
      (found) => found.length,
    )
    const documents = await stages.run(
      'read',
      'documents',
      async () =>
        dated(await read(claims, { ...run, config, warn: (problem) => void warnings.push(problem) }), history),
      (all) => all.length,
    )
    const routed = await stages.run(
      'route',
      'routes',
      () => Promise.all(brands.map((brand) => route(config, documents, brand))),
      countRoutes,
    )
    const imports = [...new Set(documents.flatMap((document) => document.imports))].sort()
    const bundled = await stages.run(
      'bundle',
      'files',
      () => bundle({ config, imports, code: run.code, cache: run.cache, note }),
      (made) => made.files.length,
    )
    const rendered = await stages.run(
      'render',
      'pages',
      () => inTurn(routed, ({ site }) => renderBrand(site, bundled, run, options)),
      countRendered,
    )
    const emitted = await stages.run(
      'emit',
      'files',
      () => inTurn(rendered, (pages) => emitBrand(pages, bundled, run, history, options)),
      countFiles,
    )
    const checked = await stages.run(
      'check',
      'problems',
      () =>
        inTurn(emitted, ({ site, records, files, assets }) =>
          check(site, records, new Set(Object.keys(files)), checkContext(config, run, { files, assets })),
        ),
      (found) => found.flat().length,
    )

    const problems = [...warnings, ...[...routed, ...rendered].flatMap(({ diagnostics }) => diagnostics)]
    const found = settle([...problems, ...checked.flat()], config)
    const diagnostics = options.excuse ? excused(found, settle(problems, config), options.excuse) : found
    if (options.write && !diagnostics.some(({ severity }) => severity === 'error')) {
      await commit(config, emitted, run.output)
      for (const { site, memo } of rendered) saveMemo(run.store, config.out, site.brand.id, memo)
    }
    const pages = rendered.reduce((sum, { records }) => sum + records.length, 0)
    return {
      diagnostics,
      pages,
      rendered: countRendered(rendered),
      bodies: run.bodiesRead(),
      files: countFiles(emitted),
      next: routed.flatMap(({ scheduled }) => scheduled).sort(bySchedule)[0],
      stages: stages.times,
    }
  } finally {
    await run.end()
  }
}

/** A page that could not be made is missing in the output: nothing excuses that. */
function excused(
  found: readonly Diagnostic[],
  problems: readonly Diagnostic[],
  excuse: NonNullable<BuildOptions['excuse']>,
): readonly Diagnostic[] {
  const failed = problems.filter(({ severity }) => severity === 'error')
  const names = new Set(failed.map((problem) => JSON.stringify(problem)))
  return [...failed, ...excuse(found.filter((problem) => !names.has(JSON.stringify(problem))))]
}

type RenderedBrand = RenderedSite & { readonly site: Site }

async function renderBrand(site: Site, bundled: Bundle, run: Run, options: BuildOptions): Promise<RenderedBrand> {
  const { brand, config } = site
  const there = run.output.previous?.brands[brand.id]?.files
  const result = await render({
    site,
    bundle: bundled,
    disk: run.disk,
    bodies: run.bodies,
    references: run.references,
    memo: loadMemo(run.store, config.out, brand.id),
    common: { code: run.code, bundle: bundled.id, site: hashAll([siteHash(config, brand), run.brandCode(brand.id)]) },
    locales: options.locales ?? brand.locales,
    threads: () => run.threads(bundled.id),
    signal: options.signal,
    isThere: ({ record, hash }) => there?.[record.file]?.hash === hash,
    stands: (file) => there?.[file] !== undefined,
    keep: ({ record }) => run.output.keep(`${brand.id}/${record.file}`),
    write: ({ record, hash, html }) =>
      there?.[record.file]?.hash === hash
        ? run.output.keep(`${brand.id}/${record.file}`)
        : run.output.write(`${brand.id}/${record.file}`, html),
    progress: (done, total) => options.report.progress(`render ${brand.id}`, done, total),
  })
  return { ...result, site }
}

async function emitBrand(
  { site, records, memo }: RenderedBrand,
  bundled: Bundle,
  run: Run,
  history: History,
  { locales }: BuildOptions,
): Promise<BuiltBrand & Pick<RenderedBrand, 'site' | 'records'> & Pick<CheckContext, 'assets'>> {
  const pages = Object.values(memo.pages)
  const assets: Record<string, string> = Object.assign({}, ...pages.map((page) => page.assets))
  const scriptHashes = [...new Set(pages.flatMap(({ scripts }) => scripts))].sort()
  const files = await emit({
    site,
    records,
    bundleFiles: bundled.files,
    assets,
    disk: run.disk,
    output: run.output,
    context: createEmitContext({
      ...run,
      site,
      history,
      scripts: scriptHashes,
      traces: pages.map(({ inputs }) => inputs),
    }),
  })
  const own = pages.map(
    ({ record, hash }) => [record.file, { hash, size: record.bytes, locale: record.locale }] as const,
  )
  const referred = site.brand.locales.every((id) => locales?.includes(id) ?? true)
    ? {}
    : await keepReferred(run.output, site.brand.id, files)
  return {
    site,
    records,
    assets,
    brand: site.brand.id,
    scriptHashes,
    files: { ...referred, ...Object.fromEntries(own), ...files },
  }
}

const checkContext = (
  config: Config,
  { disk }: Run,
  { files, assets }: Pick<BuiltBrand, 'files'> & Pick<CheckContext, 'assets'>,
): CheckContext => ({
  assets,
  sizeOf: (file) => files[file]?.size,
  list: (globs) => disk.list(globs.map((glob) => placed(glob, config))),
})

/** Brands one after the other, so that memory holds one at a time. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const bySchedule = (a: Scheduled, b: Scheduled) => (a.at + a.file < b.at + b.file ? -1 : 1)
const countRoutes = (routed: readonly { site: Site }[]) => routed.reduce((sum, { site }) => sum + site.routes.length, 0)
const countRendered = (rendered: readonly RenderedSite[]) => rendered.reduce((sum, site) => sum + site.rendered, 0)
const countFiles = (emitted: readonly BuiltBrand[]) =>
  emitted.reduce((sum, { files }) => sum + Object.keys(files).length, 0)

/** From files to a site: each stage by its name, in order. Stages do not know each other; `run/` hands them what they need. */
import { bundle } from './bundle/bundle.ts'
import { read } from './read/read.ts'
import type { Bundle } from './renderer.ts'
import type { RoutedSite } from './route/route.ts'
import { checkBrand } from './run/checkBrand.ts'
import { emitBrand, type EmittedBrand } from './run/emitBrand.ts'
import { stopAtFailures } from './run/failures.ts'
import type { BuildOptions } from './run/options.ts'
import { readAhead } from './run/readAhead.ts'
import { renderBrand, type RenderedBrand } from './run/renderBrand.ts'
import { missingIncludes } from './run/missingIncludes.ts'
import { concludeBuild, type BuildResult } from './run/result.ts'
import { routeBrands } from './run/routeBrands.ts'
import { openRun } from './run/run.ts'
import { hiddenByLinks } from './scan/hiddenByLinks.ts'
import { findSources } from './scan/findSources.ts'
import { concludePart } from './shards/concludePart.ts'
import type { Config, Diagnostic, Document } from './types.ts'

export type { BuildOptions, BuildResult }

/** Throws `SiteError` for what no later stage can do without, with all that can be said in spite of it; gathers everything else. */
export async function build(loaded: Config, options: BuildOptions): Promise<BuildResult> {
  const run = await openRun(loaded, options)
  const { config, stage } = run
  try {
    const claims = await stage('scan', () => findSources({ ...run, stop: options.signal }), count)
    for (const problem of [...(await missingIncludes(config)), ...hiddenByLinks(run.disk)]) run.warn(problem)
    const documents = await stage('read', async () => run.withDates(await read(claims, run)), count)
    const routed = await stage('route', () => routeBrands(documents, run), countRoutes)
    const endReading = readAhead(routed, run)
    const tried = await stage(
      'bundle',
      () => run.failures.attempt(() => bundle({ ...run, imports: importsOf(documents) })),
      countFiles,
    )
    await endReading()
    const bundled = await stopAtFailures(tried, { documents, routed }, run)
    const rendered = await stage('render', () => inTurn(routed, (site) => renderBrand(site, bundled, run)), countPages)
    await run.endThreads()
    if (options.shard) return await concludePart({ rendered, bundled, claims }, run, options.shard)
    const emitted = await stage('emit', () => inTurn(rendered, (site) => emitBrand(site, bundled, run)), countOutput)
    const checked = await stage('check', () => inTurn(emitted, (site) => checkBrand(site, run)), countProblems)
    return await concludeBuild({ routed, rendered, emitted, checked, bundle: bundled }, run)
  } finally {
    await run.end()
  }
}

/** Brands one after the other, so that memory holds one at a time. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const importsOf = (documents: readonly Document[]): readonly string[] =>
  [...new Set(documents.flatMap(({ imports }) => imports))].sort()

const count = (items: readonly unknown[]): number => items.length
const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0)
const countRoutes = (brands: readonly RoutedSite[]) => sum(brands, ({ site }) => site.routes.length)
const countFiles = (bundled?: Bundle) => bundled?.files.length ?? 0
const countPages = (brands: readonly RenderedBrand[]) => sum(brands, ({ reasons }) => reasons.size)
const countOutput = (brands: readonly EmittedBrand[]) => sum(brands, ({ files }) => Object.keys(files).length)
const countProblems = (found: readonly (readonly Diagnostic[])[]) => sum(found, count)

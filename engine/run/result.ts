/** The end of a build: its problems with their final severity, the new output where there is no error, and its figures. */
import { commit } from '../emit/commit.ts'
import { loadNamedPaths, saveNamedPaths } from '../emit/namedPaths.ts'
import { applySeverities, distinctProblems } from '../errors/severities.ts'
import { saveBlockList } from '../render/pageCache.ts'
import type { Bundle } from '../renderer.ts'
import type { RoutedSite } from '../route/route.ts'
import type { Diagnostic, Scheduled } from '../types.ts'
import type { EmittedBrand } from './emitBrand.ts'
import type { RenderedBrand } from './renderBrand.ts'
import { isLeft } from './isLeft.ts'
import type { Run } from './run.ts'
import type { StageTime } from './stages.ts'

export type BuildResult = {
  /** With an error among them nothing was written: the old output stays. */
  readonly diagnostics: readonly Diagnostic[]
  /** Folder of what was written, from the root. */
  readonly out: string
  readonly pages: number
  readonly rendered: number
  /** Markdown bodies read; equals the number of distinct changed sources, however many brands show them. */
  readonly bodies: number
  readonly files: number
  /** What it cost beside pages and bodies: files written, values taken from the cache and put there (those of threads are not counted). */
  readonly work: { readonly written: number; readonly reads: number; readonly writes: number }
  /** The next scheduled page. */
  readonly next: Scheduled | undefined
  readonly stages: readonly StageTime[]
}

/** Results of the stages, by brand. */
export type Built = {
  readonly routed: readonly RoutedSite[]
  readonly rendered: readonly RenderedBrand[]
  readonly emitted: readonly EmittedBrand[]
  readonly checked: readonly (readonly Diagnostic[])[]
  readonly bundle: Bundle
}

export async function concludeBuild(built: Built, run: Run): Promise<BuildResult> {
  const { routed, rendered, emitted } = built
  const { config, options } = run
  const diagnostics = diagnosticsOf(built, run)
  if (options.write && !diagnostics.some(({ severity }) => severity === 'error')) {
    // What stands in for it was made by others: all of it is looked at.
    const previous = options.from === undefined ? run.output.previous : undefined
    const { buildId, named } = await commit({
      config,
      built: emitted,
      output: run.output,
      previous,
      named: previous ? loadNamedPaths(run.memos, config.out, previous.buildId) : new Map(),
      unserved: new Map(rendered.map(pathsWithoutFile)),
      left: new Map(rendered.map((brand) => leftFiles(brand, run))),
    })
    if (buildId !== previous?.buildId) saveNamedPaths(run.memos, config.out, buildId, named)
    for (const { site, blocks, isChanged } of rendered)
      if (isChanged) saveBlockList(run, config.out, site.brand.id, blocks)
    await run.sharing.share(built.bundle)
  }
  return {
    diagnostics: [...diagnostics, ...problemOfStore(run)],
    out: config.out,
    pages: sum(rendered.map(({ records }) => records.length)),
    rendered: sum(rendered.map(({ reasons }) => reasons.size)),
    bodies: run.bodiesRead(),
    files: sum(emitted.map(({ files }) => Object.keys(files).length)),
    work: workOf(run),
    next: routed.flatMap(({ scheduled }) => scheduled).sort(bySchedule)[0],
    stages: run.times,
  }
}

/** A warning whatever the configuration makes of warnings: the output is there, and right. */
function problemOfStore({ config, sharing }: Run): readonly Diagnostic[] {
  const problem = sharing.problem()
  return problem && config.severities[problem.code] !== 'off' ? [problem] : []
}

export const workOf = ({ output, store }: Run): BuildResult['work'] => ({
  written: output.writes(),
  ...store.counts(),
})

/** Pages of locales that were not asked for, and not-found pages, which are shown at any path but their own. */
function pathsWithoutFile({ site, records }: RenderedBrand): readonly [string, ReadonlySet<string>] {
  const made = new Set(records.map(({ path }) => path))
  const without = site.routes.filter(({ path, status }) => status === 404 || !made.has(path))
  return [site.brand.id, new Set(without.map(({ path }) => path))]
}

/** Of pages in locales that were not asked for, which are kept. */
function leftFiles({ site, records }: RenderedBrand, run: Run): readonly [string, ReadonlyMap<string, string>] {
  const left = records.filter((page) => isLeft(page, run))
  return [site.brand.id, new Map(left.map(({ file, locale }) => [file, locale]))]
}

/** The baseline never suppresses an error that kept a page from being made: the page would be missing in the output. */
function diagnosticsOf({ routed, rendered, emitted, checked }: Built, run: Run): readonly Diagnostic[] {
  const { config, options } = run
  const early = [...run.warnings, ...[...routed, ...rendered, ...emitted].flatMap(({ diagnostics }) => diagnostics)]
  const failures = distinctProblems(rendered.flatMap((brand) => brand.failures))
  const found = distinctProblems([...failures, ...applySeverities([...early, ...checked.flat()], config)])
  if (!options.applyBaseline) return found
  const failed = distinctProblems([...failures, ...applySeverities(early, config)]).filter(
    ({ severity }) => severity === 'error',
  )
  const identities = new Set(failed.map((problem) => JSON.stringify(problem)))
  return [...failed, ...options.applyBaseline(found.filter((problem) => !identities.has(JSON.stringify(problem))))]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const bySchedule = (a: Scheduled, b: Scheduled) => (a.at + a.file < b.at + b.file ? -1 : 1)

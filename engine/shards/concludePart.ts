/** The end of a run that makes one part: no file of all pages is made, and nothing is checked that needs them. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { applySeverities, distinctProblems } from '../errors/severities.ts'
import type { Bundle } from '../renderer.ts'
import { place } from '../emit/linkOrCopy.ts'
import { cacheFiles } from '../run/cacheFiles.ts'
import type { RenderedBrand } from '../run/renderBrand.ts'
import { workOf, type BuildResult } from '../run/result.ts'
import type { Run } from '../run/run.ts'
import { createPackStore } from '../store/packs.ts'
import type { Claim } from '../scan/scan.ts'
import { contentOf } from './content.ts'
import { finishPart, partCache, partFolder } from './part.ts'
import type { Shard } from './shard.ts'
import { emitFiles } from '../emit/emit.ts'
import { createEmitContext } from '../run/emitContext.ts'
import type { Store } from '../store/store.ts'

type Part = {
  readonly rendered: readonly RenderedBrand[]
  readonly bundled: Bundle
  readonly claims: readonly Claim[]
}

export async function concludePart({ rendered, bundled, claims }: Part, run: Run, shard: Shard): Promise<BuildResult> {
  const { config, disk, output, store, code } = run
  const diagnostics = distinctProblems([
    ...rendered.flatMap((brand) => brand.failures),
    ...applySeverities([...run.warnings, ...rendered.flatMap((brand) => brand.diagnostics)], config),
  ])
  if (!diagnostics.some(({ severity }) => severity === 'error')) {
    store.refresh()
    await leaveCache({ rendered, bundled, claims }, run)
    const folder = partFolder(join(config.root, config.out), shard)
    const content = await contentOf(claims, disk)
    const part = { version: 3, code, bundle: bundled.id, content, ...shard } as const
    await finishPart(
      folder,
      output,
      part,
      Object.fromEntries(rendered.map(({ site, cache }) => [site.brand.id, cache])),
    )
  }
  const pages = rendered.reduce((sum, { records }) => sum + records.length, 0)
  return {
    diagnostics,
    out: partFolder(config.out, shard),
    pages,
    rendered: rendered.reduce((sum, brand) => sum + brand.reasons.size, 0),
    bodies: run.bodiesRead(),
    files: pages,
    work: workOf(run),
    next: undefined,
    stages: run.times,
  }
}

/** Prose, what plugins remember of pages, what the last run leaves for the next one, and the bundle. */
async function leaveCache({ rendered, bundled }: Part, run: Run): Promise<void> {
  const folder = join(run.output.staging, partCache)
  mkdirSync(join(folder, 'values'), { recursive: true })
  const values = createPackStore(join(folder, 'values'), { keeps: true })
  for (const brand of rendered) {
    const shown = new Set(Object.values(brand.cache.pages).flatMap(({ inputs }) => inputs.map(([name]) => name)))
    run.bodies.copyTo(
      values,
      brand.site.documents.filter(({ file }) => shown.has(`body:${file}`)),
    )
    await emitAhead(brand, values, run)
  }
  values.close()
  for (const { path, file } of cacheFiles(run, bundled)) place(file, join(folder, path))
}

/** `values` takes what is remembered. The files are dropped: most of them need all pages. */
async function emitAhead({ site, records, cache }: RenderedBrand, values: Store, run: Run): Promise<void> {
  const own = new Set(records.map(({ path }) => path))
  const context = createEmitContext({
    ...run,
    store: copying(run.store, values),
    site,
    pages: records,
    scripts: [],
    inputs: Object.values(cache.pages).map(({ inputs }) => inputs),
  })
  // Links lead to all pages; files are asked for those that are here.
  const part = { ...context, site: { ...site, routes: site.routes.filter(({ path }) => own.has(path)) } }
  for (const plugin of site.config.plugins) {
    // The merge asks again, and tells.
    if (plugin.emit) await emitFiles(plugin, part).catch(() => {})
  }
}

/** All that is taken from one store or put there is in the other as well. */
const copying = (from: Store, to: Store): Store => ({
  get(kind, key) {
    const value = from.get(kind, key)
    if (value) to.put(kind, key, value)
    return value
  },
  has: from.has,
  put(kind, key, payload) {
    from.put(kind, key, payload)
    to.put(kind, key, payload)
  },
})

/** The end of a run that makes one part: no file of all pages is made, and nothing is checked that needs them. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { applySeverities } from '../check/check.ts'
import type { Bundle } from '../renderer.ts'
import type { RenderedBrand } from '../run/renderBrand.ts'
import { workOf, type BuildResult } from '../run/result.ts'
import type { Run } from '../run/run.ts'
import { createPackStore } from '../store/packs.ts'
import { contentOf } from './content.ts'
import { finishPart, partFolder, valuesFolder } from './part.ts'
import type { Shard } from './shard.ts'

export async function concludePart(
  rendered: readonly RenderedBrand[],
  bundle: Bundle,
  run: Run,
  shard: Shard,
): Promise<BuildResult> {
  const { config, disk, output, store, code } = run
  const diagnostics = applySeverities([...run.warnings, ...rendered.flatMap((brand) => brand.diagnostics)], config)
  if (!diagnostics.some(({ severity }) => severity === 'error')) {
    store.refresh()
    mkdirSync(join(output.staging, valuesFolder))
    const values = createPackStore(join(output.staging, valuesFolder), { keeps: true })
    for (const { site, cache } of rendered) {
      const shown = new Set(Object.values(cache.pages).flatMap(({ inputs }) => Object.keys(inputs)))
      run.bodies.copyTo(
        values,
        site.documents.filter(({ file }) => shown.has(`body:${file}`)),
      )
    }
    values.close()
    const folder = partFolder(join(config.root, config.out), shard)
    const content = await contentOf(config, disk)
    const part = { version: 2, code, bundle: bundle.id, content, ...shard } as const
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
    rendered: rendered.reduce((sum, brand) => sum + brand.rendered, 0),
    bodies: run.bodiesRead(),
    files: pages,
    work: workOf(run),
    next: undefined,
    stages: run.times,
  }
}

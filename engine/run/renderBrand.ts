/** The render stage of one brand: what it needs of the run, and where its pages go. */
import { loadPageCache, storePages, type BlockList } from '../render/pageCache.ts'
import { siteHash } from '../render/inputs.ts'
import { render, type RenderedSite } from '../render/render.ts'
import type { Bundle } from '../renderer.ts'
import type { RoutedSite } from '../route/route.ts'
import { hashAll, hashJson } from '../store/hash.ts'
import type { Site } from '../types.ts'
import { wantedAmong } from './options.ts'
import type { Run } from './run.ts'

export type RenderedBrand = RenderedSite & {
  readonly site: Site
  readonly blocks: BlockList
  /** Changes with any of the pages and with whatever they are all made of; undefined where one could not be made. */
  readonly pagesHash: string | undefined
  /** That of the run before, if nothing has changed of what is on all pages. */
  readonly hashBefore: string | undefined
}

export async function renderBrand({ site, conflicts }: RoutedSite, bundle: Bundle, run: Run): Promise<RenderedBrand> {
  const { brand, config } = site
  const { output, options } = run
  const previous = output.previous?.brands[brand.id]?.files
  const fileOf = (name: string) => `${brand.id}/${name}`
  const cache = loadPageCache(run, config.out, brand.id)
  const common = {
    code: run.code,
    bundle: bundle.base,
    site: hashAll([siteHash(config, brand), run.brandCode(brand.id)]),
  }
  const result = await render({
    site,
    bundle,
    disk: run.disk,
    bodies: run.bodies,
    references: run.references,
    cache,
    common,
    isWanted: wantedAmong(site.routes, options),
    threads: run.threads,
    signal: options.signal,
    isThere: ({ record, hash }) => previous?.[record.file]?.hash === hash,
    hadOutput: (file) => previous?.[file] !== undefined || output.lost.has(fileOf(file)),
    keep: ({ record }) => output.keep(fileOf(record.file)),
    async write({ record, hash, html }) {
      if (previous?.[record.file]?.hash === hash) output.keep(fileOf(record.file))
      else await output.write(fileOf(record.file), html)
    },
    progress: (done, total) => options.report.progress(`render ${brand.id}`, done, total),
  })
  const blocks = (!result.isChanged && cache.list) || storePages(run, result.cache, cache.blocks)
  const failures = [...conflicts, ...result.failures]
  const hashOfPages = (list: BlockList) => hashJson([list.blocks, blocks.fragments, common])
  return {
    ...result,
    failures,
    site,
    blocks,
    pagesHash: result.isComplete ? hashOfPages(blocks) : undefined,
    hashBefore: cache.list && hashOfPages(cache.list),
  }
}

/** The emit stage of one brand: everything that is not a page, and the brand's part of the manifest. */
import { matchesGlob } from 'node:path'
import type { BuiltBrand } from '../emit/commit.ts'
import { emit, type EmitFailure } from '../emit/emit.ts'
import type { Bundle } from '../renderer.ts'
import type { CheckContext, Diagnostic, PageRecord, Site } from '../types.ts'
import { createEmitContext } from './emitContext.ts'
import type { RenderedBrand } from './renderBrand.ts'
import type { Run } from './run.ts'
import type { ManifestFile } from '../emit/manifest.ts'
import type { Output } from '../emit/output.ts'

export type EmittedBrand = BuiltBrand &
  Pick<CheckContext, 'assets' | 'isComplete'> &
  Pick<RenderedBrand, 'pagesHash' | 'hashBefore' | 'reasons'> & {
    readonly site: Site
    readonly records: readonly PageRecord[]
    readonly diagnostics: readonly Diagnostic[]
    /** Whether a file of this name is only missing because it could not be emitted. */
    mayHave(file: string): boolean
  }

export async function emitBrand(
  { site, records, cache, assets, isComplete, pagesHash, hashBefore, reasons }: RenderedBrand,
  bundle: Bundle,
  run: Run,
): Promise<EmittedBrand> {
  const { disk, output } = run
  // Threads have read bodies.
  run.store.refresh()
  const brand = site.brand.id
  const pages = Object.values(cache.pages)
  const used: Record<string, string> = Object.assign({}, ...pages.map((page) => page.assets), assets)
  const scriptHashes = [...new Set(pages.flatMap(({ scripts }) => scripts))].sort()
  const context = createEmitContext({
    ...run,
    site,
    pages: records,
    scripts: scriptHashes,
    inputs: pages.map((page) => page.inputs),
  })
  const failures: EmitFailure[] = []
  const files = await emit({
    bundleFiles: bundle.files,
    assets,
    disk,
    output,
    context,
    onFailure: (failure) => void failures.push(failure),
  })
  const plugins = failures.flatMap(({ plugin }) => plugin?.name ?? [])
  if (plugins.length && !isComplete)
    run.note(`${brand}: no files of ${plugins.join(', ')} until all pages can be rendered.`)

  const own = pages.map(
    ({ record, hash }) => [record.file, { hash, size: record.bytes, locale: record.locale }] as const,
  )
  const isNarrowed = site.brand.locales.some((id) => run.options.locales?.includes(id) === false)
  const referenced = isNarrowed ? keepReferenced(output, brand, files) : {}
  const unmade = failures.flatMap((failure) => failure.unmade)
  return {
    site,
    records,
    assets: used,
    isComplete,
    pagesHash,
    hashBefore,
    reasons,
    brand,
    scriptHashes,
    files: { ...referenced, ...Object.fromEntries(own), ...files },
    diagnostics: problemsOf(failures, isComplete),
    mayHave: (file) => unmade.some((glob) => matchesGlob(file, glob)),
  }
}

/** A plugin that misses the page or the prose of a failed page is not at fault. */
const problemsOf = (failures: readonly EmitFailure[], isComplete: boolean): readonly Diagnostic[] =>
  failures.flatMap(({ error }) => error.diagnostics).filter(({ code }) => isComplete || code !== 'plugin-failed')

type Files = Readonly<Record<string, ManifestFile>>

/** Files with hashed names that a run for some locales did not make: pages that it kept refer to them. */
function keepReferenced(output: Output, brand: string, made: Files): Files {
  const previous = Object.entries(output.previous?.brands[brand]?.files ?? {})
  const unmade = previous.filter(([file, { immutable }]) => immutable && !(file in made))
  for (const [file] of unmade) output.keep(`${brand}/${file}`)
  return Object.fromEntries(unmade)
}

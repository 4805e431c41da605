/** The check stage of one brand. */
import { check, type CheckInput } from '../check/check.ts'
import { expandGlobs } from '../scan/scan.ts'
import type { Diagnostic, EmitContext } from '../types.ts'
import type { EmittedBrand } from './emitBrand.ts'
import { createEmitContext } from './emitContext.ts'
import { isLeft } from './isLeft.ts'
import type { Run } from './run.ts'
import { hashAll, hashJson } from '../store/hash.ts'

export function checkBrand(emitted: EmittedBrand, run: Run): Promise<readonly Diagnostic[]> {
  const { site, records, files, mayHave, assets, isComplete, scriptHashes } = emitted
  const { disk, config } = run
  const names = new Set(Object.keys(files))
  let context: EmitContext | undefined
  // Made for those that ask.
  const prose = () =>
    (context ??= createEmitContext({ ...run, site, pages: records, scripts: scriptHashes, inputs: [] }))
  return check({
    site,
    pages: records,
    files: names,
    hasFile: (file) => names.has(file) || mayHave(file),
    checked: checkedPages(emitted, run),
    isKept: (page) => isLeft(page, run),
    isComplete,
    scripts: scriptHashes,
    assets,
    sizeOf: (file) => files[file]?.size,
    list: (globs) => disk.list(expandGlobs(globs, config)),
    body: (file, locale) => prose().body(file, locale),
    source: (file) => prose().source(file),
  })
}

const kind = 'checked'

/**
 * Pages that a run before has looked at, and found nothing wrong with: `checkPage` is pure, so it would say the same. Undefined
 * where not everything is known that could be said of the pages.
 */
function checkedPages(
  { site, pagesHash, files, diagnostics }: EmittedBrand,
  { memos, config }: Run,
): CheckInput['checked'] {
  if (pagesHash === undefined || diagnostics.length) return undefined
  const documents = site.documents.flatMap(({ file, hash }) => [file, hash])
  const all = hashAll([
    pagesHash,
    hashJson([config.severities, config.plugins.flatMap(({ name, checkPage }) => (checkPage ? [name] : []))]),
    hashAll(documents),
    hashAll(Object.keys(files).sort()),
  ])
  const key = hashJson([kind, config.out, site.brand.id])
  const known = memos.get(kind, key)
  return {
    areGood: known !== undefined && Buffer.from(known).toString() === all,
    keepGood: () => memos.put(kind, key, all),
  }
}

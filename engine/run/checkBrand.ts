/** The check stage of one brand. */
import { check } from '../check/check.ts'
import { expandGlobs } from '../scan/scan.ts'
import type { Diagnostic } from '../types.ts'
import { checkedPages } from './checkedPages.ts'
import type { EmittedBrand } from './emitBrand.ts'
import type { Run } from './run.ts'

export function checkBrand(emitted: EmittedBrand, run: Run): Promise<readonly Diagnostic[]> {
  const { site, records, files, mayHave, assets, isComplete, scriptHashes } = emitted
  const { disk, config } = run
  const names = new Set(Object.keys(files))
  return check({
    site,
    pages: records,
    files: names,
    hasFile: (file) => names.has(file) || mayHave(file),
    checked: checkedPages(emitted, run),
    isComplete,
    scripts: scriptHashes,
    assets,
    sizeOf: (file) => files[file]?.size,
    list: (globs) => disk.list(expandGlobs(globs, config)),
  })
}

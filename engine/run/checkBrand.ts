/** The check stage of one brand. */
import { check } from '../check/check.ts'
import { expandGlobs } from '../scan/scan.ts'
import type { Diagnostic } from '../types.ts'
import type { EmittedBrand } from './emitBrand.ts'
import type { Run } from './run.ts'

export function checkBrand(
  { site, records, files, mayHave, assets, isComplete }: EmittedBrand,
  { disk, config }: Run,
): Promise<readonly Diagnostic[]> {
  const names = new Set(Object.keys(files))
  return check({
    site,
    pages: records,
    files: names,
    hasFile: (file) => names.has(file) || mayHave(file),
    isComplete,
    assets,
    sizeOf: (file) => files[file]?.size,
    list: (globs) => disk.list(expandGlobs(globs, config)),
  })
}

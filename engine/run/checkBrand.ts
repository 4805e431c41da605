/** The check stage of one brand. */
import { check, type CheckInput } from '../check/check.ts'
import { expandGlobs } from '../scan/scan.ts'
import type { Config, Diagnostic, EmitContext } from '../types.ts'
import type { EmittedBrand } from './emitBrand.ts'
import { createEmitContext } from './emitContext.ts'
import { isLeft } from './isLeft.ts'
import type { Run } from './run.ts'
import { hashAll, hashJson } from '../store/hash.ts'
import { memoized } from '../store/memoized.ts'
import { getJson } from '../store/store.ts'

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
    ...checkedPages(emitted, run, (file) => names.has(file) || mayHave(file)),
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

/** All that is remembered: pages and what is around them, as one hash, and which files they asked for that were there, or not. */
type Good = { readonly pages: string; readonly asked: readonly (readonly [file: string, isThere: boolean])[] }

/**
 * Pages that a run before has looked at, and found nothing wrong with: `checkPage` is pure, so it would say the same. Nothing is
 * remembered where not everything is known that could be said of the pages.
 */
function checkedPages(
  emitted: EmittedBrand,
  { memos, config }: Run,
  hasFile: CheckInput['hasFile'],
): Pick<CheckInput, 'checked' | 'hasFile'> {
  const { site, pagesHash, hashBefore, reasons, diagnostics } = emitted
  if (pagesHash === undefined || diagnostics.length) return { hasFile }
  const around = hashOfTargets(emitted, config)
  const hashOfGood = (pages: string | undefined) => `${pages} ${around}`
  const key = hashJson([kind, config.out, site.brand.id])
  const before = getJson<Good>(memos, kind, key)
  const known = before?.asked.every(([file, isThere]) => hasFile(file) === isThere) ? before : undefined
  const areGood = known?.pages === hashOfGood(pagesHash)
  const wereGood = known?.pages === hashOfGood(hashBefore)
  const asked = new Map(areGood || wereGood ? known?.asked : [])
  const ask = memoized(hasFile, asked)
  return {
    hasFile: ask,
    checked: {
      isGood: ({ path }) => areGood || (wereGood && !reasons.has(path)),
      keepGood() {
        if (!areGood)
          memos.put(kind, key, JSON.stringify({ pages: hashOfGood(pagesHash), asked: [...asked] } satisfies Good))
      },
    },
  }
}

/** What the check of one page may see of all others, but for files. */
function hashOfTargets({ site, records }: EmittedBrand, { severities, plugins }: Config): string {
  return hashAll([
    hashJson([severities, plugins.flatMap(({ name, checkPage }) => (checkPage ? [name] : []))]),
    hashJson(site.documents.map(({ file, data, imports }) => [file, data, imports])),
    hashJson(records.map(({ path, anchors, isPartial }) => [path, anchors, isPartial])),
  ])
}

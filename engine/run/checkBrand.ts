/** The check stage of one brand. */
import { check, type CheckInput } from '../check/check.ts'
import { expandGlobs } from '../scan/scan.ts'
import type { Config, Diagnostic, EmitContext } from '../types.ts'
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
function checkedPages(emitted: EmittedBrand, { memos, config }: Run): CheckInput['checked'] {
  const { site, pagesHash, hashBefore, reasons, diagnostics } = emitted
  if (pagesHash === undefined || diagnostics.length) return undefined
  const around = hashOfTargets(emitted, config)
  const memoOf = (pages: string | undefined) => `${pages} ${around}`
  const key = hashJson([kind, config.out, site.brand.id])
  const known = Buffer.from(memos.get(kind, key) ?? []).toString()
  const areGood = known === memoOf(pagesHash)
  const wereGood = known === memoOf(hashBefore)
  return {
    isGood: ({ path }) => areGood || (wereGood && !reasons.has(path)),
    keepGood: () => memos.put(kind, key, memoOf(pagesHash)),
  }
}

/** What the check of one page may see of all others. A file named by its content is named by the content of a page alone. */
function hashOfTargets({ site, records, files }: EmittedBrand, { severities, plugins }: Config): string {
  return hashAll([
    hashJson([severities, plugins.flatMap(({ name, checkPage }) => (checkPage ? [name] : []))]),
    hashJson(site.documents.map(({ hash: _, ...document }) => document)),
    hashJson(site.routes.map(({ path, status }) => [path, status])),
    hashJson(records.map(({ path, anchors, isPartial }) => [path, anchors, isPartial])),
    hashAll(
      Object.keys(files)
        .filter((file) => !files[file]!.immutable)
        .sort(),
    ),
  ])
}

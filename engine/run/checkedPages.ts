/** Pages that a run before has looked at, and found nothing wrong with: `checkPage` is pure, so it would say the same. */
import type { CheckInput } from '../check/check.ts'
import { hashAll, hashJson } from '../store/hash.ts'
import type { EmittedBrand } from './emitBrand.ts'
import type { Run } from './run.ts'

const kind = 'checked'

/** Undefined where not everything is known that could be said of the pages. */
export function checkedPages(
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

/** Takes out of the cache what nobody has asked for in a while. Packs have limits of their own. */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { tryTo } from '../errors/tryTo.ts'
import { msOfDay, packLimits } from './packLimits.ts'

/** Bundles of so many states of the code are kept: those of branches somebody goes back to. */
const maxBundles = 12

/** `parts` are the folders of the cache; whatever else is there was left by an earlier version. */
export function sweepCache(cache: string, parts: readonly string[]): void {
  for (const name of readdirSync(cache)) if (!parts.includes(name)) remove(join(cache, name))
  const memos = join(cache, 'memos')
  for (const name of readdirSync(memos, { recursive: true, encoding: 'utf8' })) {
    const memo = statSync(join(memos, name), { throwIfNoEntry: false })
    if (memo?.isFile() && Date.now() - memo.mtimeMs > packLimits.days * msOfDay) remove(join(memos, name))
  }
  const bundles = readdirSync(join(cache, 'bundle')).map((name) => join(cache, 'bundle', name))
  const lastUsed = new Map(bundles.map((bundle) => [bundle, statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0]))
  const newestFirst = bundles.toSorted((a, b) => lastUsed.get(b)! - lastUsed.get(a)!)
  for (const bundle of newestFirst.slice(maxBundles)) remove(bundle)
}

/** Says that a bundle is still used. A cache that is read-only stays as it is. */
export function touch(bundle: string): void {
  const now = new Date()
  tryTo(() => utimesSync(bundle, now, now))
}

/** It may be gone, or somebody else writes there; a later run removes it. */
const remove = (path: string): void => tryTo(() => rmSync(path, { recursive: true }))

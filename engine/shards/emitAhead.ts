/** What plugins remember of the pages of a part when they make files: the merge need not make it again. */
import { emitFiles } from '../emit/emit.ts'
import { createEmitContext } from '../run/emitContext.ts'
import type { RenderedBrand } from '../run/renderBrand.ts'
import type { Run } from '../run/run.ts'
import type { Store } from '../store/store.ts'

/** `values` takes what is remembered. The files are dropped: most of them need all pages. */
export async function emitAhead({ site, records, cache }: RenderedBrand, values: Store, run: Run): Promise<void> {
  const own = new Set(records.map(({ path }) => path))
  const context = createEmitContext({
    ...run,
    store: copying(run.store, values),
    site,
    pages: records,
    scripts: [],
    inputs: Object.values(cache.pages).map(({ inputs }) => inputs),
  })
  // Links lead to all pages; files are asked for those that are here.
  const part = { ...context, site: { ...site, routes: site.routes.filter(({ path }) => own.has(path)) } }
  for (const plugin of site.config.plugins) {
    // The merge asks again, and tells.
    if (plugin.emit) await emitFiles(plugin, part).catch(() => {})
  }
}

/** All that is taken from one store or put there is in the other as well. */
const copying = (from: Store, to: Store): Store => ({
  get(kind, key) {
    const value = from.get(kind, key)
    if (value) to.put(kind, key, value)
    return value
  },
  has: from.has,
  put(kind, key, payload) {
    from.put(kind, key, payload)
    to.put(kind, key, payload)
  },
})

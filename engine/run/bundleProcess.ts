/** The process a bundle is made in; see bundle/bundle.ts. */
import { join, sep } from 'node:path'
import type { BundleResult, BundleRequest } from '../bundle/bundle.ts'
import { buildBundle } from '../bundle/buildBundle.ts'
import { loadConfig } from '../config/load.ts'
import { toDiagnostics } from '../errors/foreign.ts'
import { SiteError } from '../errors/SiteError.ts'
import { hookTimeoutsOf, withHookTimeouts } from '../hooks/timeout.ts'
import { fromRoot } from '../paths/fromRoot.ts'
import { createPackStore } from '../store/packs.ts'
import { rememberFor } from '../store/store.ts'
import type { Diagnostic } from '../types.ts'

// The build was killed: nobody reads the bundle.
process.once('disconnect', () => process.exit(1))

process.once('message', async ({ root, configFile, production, code, cache, ...order }: BundleRequest) => {
  let problems: readonly Diagnostic[] = []
  try {
    const loaded = await loadConfig({ root, file: configFile, overrides: { production } })
    const note = (text: string) => void process.send!({ note: text } satisfies BundleResult)
    const config = withHookTimeouts(loaded, { ...hookTimeoutsOf(loaded), note })
    const store = createPackStore(join(cache, 'values'), { keeps: false })
    await buildBundle({ config, ...order, rememberOf: (plugin) => rememberFor(store, 'parts', ['vite', code, plugin]) })
    store.close()
  } catch (error) {
    const found = error instanceof SiteError ? error.diagnostics : toDiagnostics(error, { root })
    problems = found.map((problem) => inProject(problem, root))
  }
  process.send!({ problems } satisfies BundleResult, () => process.exit())
})

/** The bundler names files absolutely; messages name them from the project root. */
function inProject(problem: Diagnostic, root: string): Diagnostic {
  const { place } = problem
  if (!place?.file.startsWith(root + sep)) return problem
  return { ...problem, place: { ...place, file: fromRoot(root, place.file) } }
}

/** The process a bundle is made in; see bundle/bundle.ts. */
import { sep } from 'node:path'
import type { BundleAnswer, BundleOrder } from './bundle/bundle.ts'
import { makeBundle } from './bundle/make.ts'
import { loadConfig } from './config/load.ts'
import { toDiagnostic } from './errors/foreign.ts'
import { SiteError } from './errors/SiteError.ts'
import { limitsOf, withPatience } from './patience.ts'
import type { Diagnostic } from './types.ts'

// A build that was killed has no use for its bundle.
process.once('disconnect', () => process.exit(1))

process.once('message', async ({ root, configFile, production, ...order }: BundleOrder) => {
  let problems: readonly Diagnostic[] = []
  try {
    const loaded = await loadConfig({ root, file: configFile, overrides: { production } })
    const note = (text: string) => void process.send!({ note: text } satisfies BundleAnswer)
    const config = withPatience(loaded, { ...limitsOf(loaded), note })
    await makeBundle({ config, ...order })
  } catch (error) {
    const found = error instanceof SiteError ? error.diagnostics : [toDiagnostic(error)]
    problems = found.map((problem) => inProject(problem, root))
  }
  process.send!({ problems } satisfies BundleAnswer, () => process.exit())
})

/** The bundler names files absolutely; people know them from the project's root. */
function inProject(problem: Diagnostic, root: string): Diagnostic {
  const { place } = problem
  return place?.file.startsWith(root + sep)
    ? {
        ...problem,
        place: {
          ...place,
          file: place.file
            .slice(root.length + 1)
            .split(sep)
            .join('/'),
        },
      }
    : problem
}

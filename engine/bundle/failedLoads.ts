/**
 * Modules that could not be loaded. No file says when they can be: what they name is not there, so nothing leads from it to
 * them, and whoever imported them remembers the failure. So with every change they are asked for again.
 */
import type { DevEnvironment, EnvironmentModuleNode } from 'vite'

export type FailedLoads = {
  any(): boolean
  /** Whoever imports one of them is run again when it is asked for. */
  invalidate(): void
}

export function createFailedLoads(render: DevEnvironment): FailedLoads {
  const failed = new Set<EnvironmentModuleNode>()
  const { moduleGraph } = render
  const fetchModule = render.fetchModule.bind(render)
  render.fetchModule = async (url, importer, options) => {
    try {
      return await fetchModule(url, importer, options)
    } catch (error) {
      const module = await moduleGraph.getModuleByUrl(url)
      if (module) failed.add(module)
      throw error
    }
  }

  return {
    any: () => failed.size > 0,
    invalidate() {
      // Each by itself: as importers of a module that has changed they would keep the code that names what was missing.
      for (const { importers } of failed) for (const importer of importers) moduleGraph.invalidateModule(importer)
      failed.clear()
    },
  }
}

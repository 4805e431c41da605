/**
 * Modules that could not be loaded. No file says when they can be: what they name is not there, so nothing leads from it to
 * them, and whoever imported them remembers the failure. So with every change they are asked for again.
 */
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DevEnvironment, EnvironmentModuleNode } from 'vite'
import type { LinkedPackage } from '../linkedPackages.ts'
import { isCommonPackage } from './commonPackage.ts'

export type FailedLoads = {
  any(): boolean
  /** Whoever imports one of them is run again when it is asked for. */
  invalidate(): void
}

type Environments = { readonly render: DevEnvironment; readonly client: DevEnvironment }
type Fetched = Awaited<ReturnType<DevEnvironment['fetchModule']>>

/** `linked` are the packages under development. */
export function createFailedLoads({ render, client }: Environments, linked: readonly LinkedPackage[]): FailedLoads {
  const failed = new Set<EnvironmentModuleNode>()
  /** Of packages, which are no modules when they are not there: who imports them has them by their names. */
  const importersOfPackages = new Set<EnvironmentModuleNode>()
  const { moduleGraph } = render
  const fetchModule = render.fetchModule.bind(render)

  /** Whether Node would load what the bundler reads: the package came after the code that names it was made. */
  function isLate(fetched: Fetched): boolean {
    if (!('externalize' in fetched) || !fetched.externalize.startsWith('file:')) return false
    const file = fileURLToPath(fetched.externalize)
    return linked.some((each) => file.startsWith(each.real + sep) && !isCommonPackage(each))
  }

  /** Resolvers remember where nothing was, and hear of no file that comes where nobody watches. Any file will do. */
  const forgetMissing = () =>
    Promise.allSettled(
      [render, client].map(({ pluginContainer, config }) =>
        pluginContainer.watchChange(config.root, { event: 'create' }),
      ),
    )

  render.fetchModule = async (url, importer, options) => {
    const importing = importer === undefined ? undefined : moduleGraph.getModuleById(importer)
    try {
      const fetched = await fetchModule(url, importer, options)
      if (!importing || !isLate(fetched)) return fetched
      // Nothing leads from the package to this code either, so the next who asks has other code.
      moduleGraph.invalidateModule(importing)
      await forgetMissing()
      const found = await render.pluginContainer.resolveId(url, importer)
      return found ? await fetchModule(found.id, importer, options) : fetched
    } catch (error) {
      const module = await moduleGraph.getModuleByUrl(url)
      if (module) failed.add(module)
      else if (importing) importersOfPackages.add(importing)
      throw error
    }
  }

  const any = () => failed.size + importersOfPackages.size > 0
  return {
    any,
    invalidate() {
      if (!any()) return
      void forgetMissing()
      // Each by itself: as importers of a module that has changed they would keep the code that names what was missing.
      for (const { importers } of failed) for (const importer of importers) moduleGraph.invalidateModule(importer)
      for (const importer of importersOfPackages) moduleGraph.invalidateModule(importer)
      failed.clear()
      importersOfPackages.clear()
    },
  }
}

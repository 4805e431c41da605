/** Plugins' files in dev: made when asked for, kept while the site is the same. */
import { matchesGlob } from 'node:path'
import { emitFiles } from '../emit/emit.ts'
import { pageFile } from '../paths/paths.ts'
import { memoized } from '../store/memoized.ts'
import type { EmitContext, OutputFile, PageRecord, Plugin, Site } from '../types.ts'

export type PluginFiles = {
  file(site: Site, name: string): Promise<OutputFile | undefined>
  /** Of all files of the plugins that write such names. A plugin that fails has none; a request for its file shows the error. */
  names(site: Site, writes: (glob: string) => boolean): Promise<readonly string[]>
}

export function createPluginFiles(contextOf: (site: Site, pages: readonly PageRecord[]) => EmitContext): PluginFiles {
  const filesOf = memoized(
    (site: Site) => memoized((plugin: Plugin) => emitFiles(plugin, contextOf(site, recordsOf(site)))),
    new WeakMap(),
  )

  return {
    async file(site, name) {
      for (const plugin of site.config.plugins) {
        if (!plugin.emit || !plugin.emits?.some((glob) => matchesGlob(name, glob))) continue
        const file = (await filesOf(site)(plugin)).find(({ path }) => path === name)
        if (file) return file
      }
      return undefined
    },

    async names(site, writes) {
      const plugins = site.config.plugins.filter(({ emit, emits }) => emit && emits?.some(writes))
      const made = await Promise.allSettled(plugins.map(async (plugin) => filesOf(site)(plugin)))
      return made.flatMap((each) => (each.status === 'fulfilled' ? each.value.map(({ path }) => path) : []))
    },
  }
}

/** Pages as far as they are known without rendering all of them. */
const recordsOf = ({ routes, brand: site }: Site): readonly PageRecord[] =>
  routes.map(({ brand, locale, path, key, status, noindex, source, props }) => {
    const { title = '', description = '' } = (props ?? {}) as { title?: string; description?: string }
    return {
      brand,
      locale,
      path,
      key,
      source,
      title,
      description,
      file: pageFile(path, site, status),
      anchors: [],
      links: [],
      islands: [],
      headings: [],
      imagesWithoutAlt: 0,
      noindex: noindex ?? false,
      bytes: 0,
    }
  })

/** In dev pages link the stylesheets that linaria makes, each by itself and in the order of a build. */
import type { Plugin as VitePlugin, ViteDevServer } from 'vite'
import { sheetOf } from './remembered.ts'

/** Linaria's hooks, as it has them. */
type Hooks = {
  configureServer(server: ViteDevServer): void
  transform(this: Context, code: string, id: string, options?: unknown): Promise<unknown>
  load(id: string): string | undefined
  resolveId(id: string): string | undefined
}

type Context = { addWatchFile(path: string): void }

/** `files`, by their absolute names, have values of styles and are no modules: what has styles is made again when one of them changes. */
export function linkable(plugin: VitePlugin, files: Readonly<Record<string, string>>): VitePlugin {
  const hooks = plugin as unknown as Hooks
  let server: ViteDevServer
  /** The bundler keeps what it has answered until a file changes, and a stylesheet of linaria's is none. */
  function forgetLinked(sheet: string): void {
    const { moduleGraph } = server.environments['client']!
    const linked = moduleGraph.getModuleById(`${sheet}?direct`)
    if (linked) moduleGraph.invalidateModule(linked)
  }
  const own = {
    configureServer(started: ViteDevServer) {
      server = started
      hooks.configureServer(started)
    },
    async transform(this: Context, code: string, id: string, options?: unknown) {
      const before = hooks.load(sheetOf(id))
      const made = await hooks.transform.call(this, code, id, options)
      if (hooks.load(sheetOf(id)) !== before) forgetLinked(sheetOf(id))
      if (made) for (const file of Object.keys(files)) this.addWatchFile(file)
      return made
    },
    /** A linked stylesheet is asked for with `?direct`; where that is lost, as linaria loses it, the answer is a module. */
    resolveId(id: string) {
      const found = hooks.resolveId(id)
      if (found === undefined) return undefined
      return { id: /[?&]direct\b/.test(id) ? `${found}?direct` : found, meta: { linkable: true } }
    },
  }
  return { ...plugin, ...(own as object) }
}

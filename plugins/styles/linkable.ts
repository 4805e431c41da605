/** In dev pages link the stylesheets that linaria makes, each by itself and in the order of a build. */
import type { Plugin as VitePlugin, ViteDevServer } from 'vite'
import { sheetOf } from './remembered.ts'

/** Linaria's hooks, as it has them. */
type Hooks = {
  configureServer(server: ViteDevServer): void
  transform(this: unknown, code: string, id: string, options?: unknown): Promise<unknown>
  load(id: string): string | undefined
  resolveId(id: string): string | undefined
}

export function linkable(plugin: VitePlugin): VitePlugin {
  const hooks = plugin as unknown as Hooks
  let server: ViteDevServer
  const own: Omit<Hooks, 'load'> = {
    configureServer(started) {
      server = started
      hooks.configureServer(started)
    },
    /** The bundler keeps what it has answered until a file changes, and a stylesheet of linaria's is none. */
    async transform(code, id, options) {
      const sheet = sheetOf(id)
      const before = hooks.load(sheet)
      const made = await hooks.transform.call(this, code, id, options)
      if (hooks.load(sheet) !== before)
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(sheet)
      return made
    },
    /** A linked stylesheet is asked for with `?direct`; where that is lost, as linaria loses it, the answer is a module. */
    resolveId(id) {
      const found = hooks.resolveId(id)
      return found !== undefined && /[?&]direct\b/.test(id) ? `${found}?direct` : found
    },
  }
  return { ...plugin, ...(own as object) }
}

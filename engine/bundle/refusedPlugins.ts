/** Plugins of Vite that cannot work for a site, whatever their options are. */
import type { PluginOption as VitePlugin } from 'vite'
import { placeOfText } from '../config/valuePlaces.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Config } from '../types.ts'

type Refused = { readonly names: RegExp; readonly reason: string; readonly hint: string }

const withoutIndex = {
  reason: 'has no effect here: it works through an index.html, which a site does not have',
  hint: 'Take it out.',
}

/** By the name of the package. */
const refused: Readonly<Record<string, Refused>> = {
  '@vitejs/plugin-legacy': { names: /^vite:legacy-/, ...withoutIndex },
  'vite-plugin-pwa': { names: /^vite-plugin-pwa/, ...withoutIndex },
  'vite-plugin-node-polyfills': {
    names: /^vite-plugin-node-polyfills/,
    reason: 'takes the modules of Node from pages, too, which are rendered by Node',
    hint: 'Take it out. The page "Libraries" of the manual has a few lines that do the same for browsers alone.',
  },
}

/** Throws `SiteError` `plugin-failed`. */
export function refusePlugins(plugin: string, plugins: readonly VitePlugin[], config: Config): void {
  const given = namesOf(plugins)
  for (const [name, { names, reason, hint }] of Object.entries(refused)) {
    if (!given.some((each) => names.test(each))) continue
    throw new SiteError(`Plugin "${plugin}" failed in its hook "vite": ${name} ${reason}`, {
      code: 'plugin-failed',
      place: placeOfText(name, config),
      hint,
    })
  }
}

/** Those of promises are not known yet. */
export const namesOf = (plugins: readonly VitePlugin[]): readonly string[] =>
  plugins.flat(5).flatMap((plugin) => (plugin && 'name' in plugin ? [String(plugin.name)] : []))

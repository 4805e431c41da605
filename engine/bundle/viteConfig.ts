/** One place for what build and dev tell Vite. */
import { join, posix } from 'node:path'
import react from '@vitejs/plugin-react'
import type { CSSOptions, InlineConfig, PluginOption as VitePlugin } from 'vite'
import { engineName } from '../config/engineVersion.ts'
import { createModuleHashes } from '../disk/modules.ts'
import { pluginFailed, pluginShape } from '../errors/messages.ts'
import { kindOf } from '../hooks/answers.ts'
import { engineRoot } from '../paths/linkedPackage.ts'
import { postcssFiles } from '../paths/postcssFiles.ts'
import { hasBareAddresses } from '../paths/written.ts'
import type { Config, Plugin, Remember, ViteContext } from '../types.ts'
import { linkedComponents, linkedPackages, namedByLink, type LinkedPackage } from './linkedPackages.ts'
import { namesOf, refusePlugins } from './refusedPlugins.ts'
import { strictJson } from './strictJson.ts'
import { strictPostcss } from './strictPostcss.ts'
import { islandIds, virtualModules } from './virtual.ts'

type ViteInput = {
  readonly config: Config
  /** The one of now: in dev it may have changed. */
  readonly current?: () => Config
  /** The modules `.mdx` files ask for; in dev any module may be. */
  readonly imports?: readonly string[]
  /** Of the plugin of this name. In dev there is none: what a module is made of changes while the server runs. */
  readonly rememberOf?: (plugin: string) => Remember
}

/** Reads each stylesheet by itself, so that it can say which one is wrong, and where. For which browsers is a matter of the bundle. */
const lightningcss: CSSOptions = { transformer: 'lightningcss', lightningcss: { targets: {} } }

const forget: Remember = async (_key, make) => make()

export function viteConfig({
  config,
  current = () => config,
  imports,
  rememberOf = () => forget,
}: ViteInput): InlineConfig {
  const version = createModuleHashes(config.root)
  const linked = [...linkedPackages(config.root), ...linkedComponents(config)]
  const own = config.plugins.flatMap((plugin) =>
    vitePlugins(plugin, { config, current, version, remember: rememberOf(plugin.name) }),
  )
  return {
    root: config.root,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    // What packages of CommonJS call their default is what `import x from` gives, as their manuals and types say; Node gives all they have.
    legacy: { inconsistentCjsInterop: true },
    ...(!postcssFiles(config.root).length && { css: lightningcss }),
    // No environment variable reaches a bundle by its name.
    envPrefix: ['SITE_PUBLIC_'],
    // One React: the project's, wherever the engine itself lies. A package under development may have an engine of its own.
    // A dev server outlives a change of the configuration.
    define: { bareAddresses: String(!config.production || hasBareAddresses(config)) },
    resolve: {
      dedupe: ['react', 'react-dom', ...(linked.length ? [engineName] : [])],
      // Rolldown follows them in a build whatever is said here.
      tsconfigPaths: true,
    },
    plugins: [
      ...namedByLink(config.root, linked),
      virtualModules(current, imports),
      islandIds(config),
      ...own,
      strictJson(config.root),
      strictPostcss(config.root),
      // A project may bring it with options of its own; twice it declares its names twice.
      ...(namesOf(own).some((name) => /^vite:react\b/.test(name)) ? [] : [react()]),
    ],
    server: {
      fs: { strict: true, allow: servedFolders(config, linked), deny: [...secretFiles, '**/.cache/site/kept/**'] },
    },
  }
}

/** What pages are made of. A module that one of them imports may lie elsewhere; it is served for that. */
const servedFolders = (
  { root, folder, components, app, brandsFolder }: Config,
  linked: readonly LinkedPackage[],
): string[] => [
  // What styles name.
  ...linked.map(({ real }) => real),
  ...[folder, ...components, posix.dirname(app), brandsFolder, 'node_modules'].map((folder) => join(root, folder)),
  ...['engine', 'plugins', 'node_modules'].map((folder) => join(engineRoot, folder)),
]

/** The bundler's own list, which a list of ours replaces. */
const secretFiles = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** Called here, awaited by the bundler; either way the message names the plugin. */
function vitePlugins(plugin: Plugin, context: ViteContext): readonly VitePlugin[] {
  const failed = (error: unknown) => pluginFailed(plugin.name, 'vite', error, { root: context.config.root })
  try {
    const plugins: unknown = plugin.vite?.(context) ?? []
    if (!Array.isArray(plugins)) throw pluginShape(plugin.name, 'vite', `expected a list, got ${kindOf(plugins)}`)
    refusePlugins(plugin.name, plugins, context.config)
    return plugins.map((each) =>
      each instanceof Promise
        ? each.catch((error: unknown) => {
            throw failed(error)
          })
        : each,
    )
  } catch (error) {
    throw failed(error)
  }
}

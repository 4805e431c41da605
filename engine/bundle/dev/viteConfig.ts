/** What the dev server tells Vite beyond what a build tells it. */
import type { Stats } from 'node:fs'
import type { Server } from 'node:http'
import escape from 'escape-string-regexp'
import fastGlob from 'fast-glob'
import { createRunnableDevEnvironment, type InlineConfig, type Logger, type Plugin } from 'vite'
import { engineName } from '../../config/engineVersion.ts'
import type { Config } from '../../types.ts'
import { findLateAddresses, keepLinkedStylesheets } from './stylesheets.ts'
import { forgetfulResolvers } from './forgetfulResolvers.ts'
import { isCommonPackage } from './commonPackage.ts'
import { findLateModules } from './lateModules.ts'
import { packagesWithStyles } from './packagesWithStyles.ts'
import { linkedPackages } from '../linkedPackages.ts'
import { clientModules } from '../pluginModules.ts'
import { strictImports } from './strictImports.ts'
import { strictText } from './strictText.ts'
import { viteConfig } from '../viteConfig.ts'
import { realFolder } from '../../paths/linkedPackage.ts'
import { forwardSlashes, slashed } from '../../paths/slashed.ts'

export type DevBundlerOptions = {
  readonly config: Config
  /** The configuration of now. */
  readonly current: () => Config
  /** Absolute folder for pre-bundled packages; no other server writes to it. */
  readonly cacheFolder: string
  /** When the first file was read, in ms since 1970. */
  readonly since: number
  /** Called with a project file that was saved, is new or gone: a component, or a file in a folder of components. */
  onChange(file: string): void
  /** Called with these and with any other project file but prose and data: the configuration may import it. */
  onAnyChange(file: string): void
  /** Called with what the bundler could not make ready for a browser, and with its other errors. */
  onProblem(error: unknown): void
  /** The system watches no more files; some changes will be missed. */
  onLimit(error: NodeJS.ErrnoException): void
  note(text: string): void
}

/** A link to a folder that holds it: the watcher would enter all of that again, as often as the system follows. */
export const leadsAround = (path: string, stats?: Stats): boolean => {
  // It may be gone by now.
  const real = (stats?.isDirectory() && realFolder(path)) || path
  return real !== path && slashed(path).startsWith(`${slashed(real)}/`)
}

type DevParts = {
  /** Emits the sockets of the update channel. */
  readonly upgrades: Server
  readonly plugins: readonly Plugin[]
}

/** Prose, data and configuration are watched by the dev server itself. No glob: the root may have any name, `site (1)` as well. */
export function unwatched({ root, content, out }: Pick<Config, 'root' | 'content' | 'out'>): RegExp {
  const [base, prose, made] = [forwardSlashes(root), content, out].map((name) => escape(name))
  return new RegExp(`^${base}/(?:(?:${prose}|tests|\\.[^/]*)(?:/|$)|${made}[^/]*(?:/|$))`)
}

export function devViteConfig(
  { config, current, cacheFolder, ...events }: DevBundlerOptions,
  { upgrades, plugins }: DevParts,
): InlineConfig {
  const shared = viteConfig({ config, current })
  const linked = linkedPackages(config.root).filter(isCommonPackage)
  const common = linked.map(({ folder }) => folder.replace('node_modules/', ''))
  return {
    ...shared,
    plugins: [
      strictText(config.root),
      ...shared.plugins!,
      keepLinkedStylesheets,
      findLateAddresses(config.root),
      findLateModules(forwardSlashes(config.root)),
      forgetfulResolvers(),
      ...plugins,
    ],
    cacheDir: cacheFolder,
    customLogger: createLogger(config.root, events),
    server: {
      ...shared.server,
      middlewareMode: true,
      // The server in front of it knows which are meant.
      allowedHosts: true,
      ws: { server: upgrades },
      // The engine has an overlay of its own.
      hmr: { overlay: false },
      watch: { ignored: [unwatched(config), leadsAround] },
    },
    environments: {
      ssr: {
        // Loaded by Node itself it would be there twice: components and the render entry share its contexts.
        resolve: { noExternal: [engineName, ...packagesWithStyles(config.root)], external: common },
        // Updates of its own would race with ours: modules are invalidated at a change and run when asked for.
        dev: {
          createEnvironment: (name, own) =>
            createRunnableDevEnvironment(name, own, { runnerOptions: { hmr: false, evaluator: strictImports() } }),
        },
      },
    },
    optimizeDeps: { include: [...reactModules, ...common], exclude: [engineName], entries: browserModules(config) },
  }
}

/** Modules of React that the engine imports, or the JSX transform. */
const reactModules = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client']

/** What reaches a browser: packages they import are pre-bundled before the first page asks for them. */
function browserModules(config: Config): string[] {
  const { folder, components, brandsFolder } = config
  const folders = [folder, ...components, brandsFolder].map((folder) => fastGlob.escapePath(folder))
  const islands = folders.map((folder) => `${folder}/**/*.island.tsx`)
  return [...clientModules(config).map((file) => fastGlob.escapePath(file)), ...islands]
}

/** The bundler itself prints nothing: only the command line writes to the terminal. */
function createLogger(
  root: string,
  { onProblem, onLimit, note }: Pick<DevBundlerOptions, 'onProblem' | 'onLimit' | 'note'>,
): Logger {
  const warn = (text: string) => note(text.replaceAll(`${forwardSlashes(root)}/`, ''))
  return {
    hasWarned: false,
    info: () => {},
    warn,
    warnOnce: warn,
    error(text, options) {
      const [, limit] = /file watcher error: (ENOSPC|EMFILE|ENFILE)/.exec(text) ?? []
      if (limit) onLimit(Object.assign(new Error(text), { code: limit }))
      else onProblem(options?.error ?? new Error(text))
    },
    clearScreen: () => {},
    hasErrorLogged: () => false,
  }
}

/** Door to the engine for everything that runs in Node: configuration, plugins, the CLI. Components use `client/index.ts`. */
import './files.ts'
export { defineSite, definePlugin, type BrandOptions, type Preset, type SiteOptions } from './config/defineSite.ts'
export {
  loadConfig,
  loadConfigWithOptions,
  validateSelection,
  type LoadedConfig,
  type LoadOptions,
  type Overrides,
} from './config/load.ts'
export { describeConfig, type ConfigLine } from './config/describe.ts'
export { SiteError } from './errors/SiteError.ts'
export { optionsSchema } from './optionsSchema.ts'
export { encodePath, localizedPath } from './paths/paths.ts'
export { urlOf } from './paths/written.ts'
export type { Reporter } from './run/reporter.ts'
export type * from './types.ts'

/** Door of the package: the engine's, with a short form of the configuration for sites that use the theme. */
import type { Preset, SiteOptions } from '../engine/index.ts'
import { expand } from './expand.ts'
import type { ThemedSite } from './options.ts'
import { themedSiteSchema } from './schema.ts'

export * from '../engine/index.ts'
export type { MenuEntry, MenuLink, PluginSwitches, ThemedBrand, ThemedSite } from './options.ts'

/** `{ title: 'My docs' }` is a whole site, folders in `brands` make it several; with `plugins` and no title, everything is said by hand. */
export function defineSite(options: ThemedSite): Preset<ThemedSite>
export function defineSite(options: SiteOptions): SiteOptions
export function defineSite(options: SiteOptions | ThemedSite): SiteOptions | Preset<ThemedSite> {
  const isWritten = 'plugins' in options && !('title' in options)
  return isWritten ? (options as SiteOptions) : { schema: themedSiteSchema, given: options as ThemedSite, expand }
}

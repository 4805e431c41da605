/** The only walk over the disk: which plugin claims which file. */
import { fileClaimedTwice } from '../errors/messages.ts'
import { noSet } from '../paths/paths.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Config, Diagnostic, Disk, Plugin } from '../types.ts'

export type Claim = { readonly plugin: Plugin; readonly file: string }

/** Every claimed file, in the order of plugins, then of names. Throws every `file-claimed-twice` at once. */
export async function scan(config: Config, disk: Disk): Promise<readonly Claim[]> {
  const owners = new Map<string, Plugin>()
  const problems: Diagnostic[] = []

  for (const plugin of config.plugins) {
    const globs = (plugin.include ?? []).map((glob) => expandGlob(glob, config))
    for (const file of globs.length ? await disk.list(globs) : []) {
      const owner = owners.get(file)
      if (owner) problems.push(...fileClaimedTwice(file, owner.name, plugin.name).diagnostics)
      else owners.set(file, plugin)
    }
  }

  if (problems.length) throw SiteError.from(problems)
  return [...owners].map(([file, plugin]) => ({ plugin, file }))
}

/** A plugin's glob with the site's folders filled in. */
export const expandGlob = (glob: string, { brands, content, brandsFolder, folder }: Config): string =>
  glob
    .replaceAll('[content]/*/', brands.some((brand) => brand.content === noSet) ? '[content]/' : '[content]/*/')
    .replaceAll('[content]', content)
    .replaceAll('[brands]', brandsFolder)
    .replaceAll('[app]', folder)

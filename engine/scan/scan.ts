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
    const globs = expandGlobs(plugin.include ?? [], config)
    for (const file of globs.length ? await disk.list(globs) : []) {
      const owner = owners.get(file)
      if (owner) problems.push(...fileClaimedTwice(file, owner.name, plugin.name).diagnostics)
      else owners.set(file, plugin)
    }
  }

  if (problems.length) throw SiteError.from(problems)
  return [...owners].map(([file, plugin]) => ({ plugin, file }))
}

/** A plugin's globs with the site's folders filled in. */
export function expandGlobs(globs: readonly string[], { brands, content, brandsFolder, folder }: Config): string[] {
  // Brands may show sets, or what belongs to none.
  const sets = [...new Set(brands.map((brand) => (brand.content === noSet ? '[content]/' : '[content]/*/')))]
  const all = globs.flatMap((glob) => (sets.length ? sets.map((set) => glob.replaceAll('[content]/*/', set)) : [glob]))
  return [...new Set(all)].map((glob) =>
    glob.replaceAll('[content]', content).replaceAll('[brands]', brandsFolder).replaceAll('[app]', folder),
  )
}

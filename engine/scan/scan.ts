/** The only walk over the disk: which plugin claims which file, and the text of each. */
import { posix } from 'node:path'
import { fileClaimedTwice } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import { inBatches } from '../inBatches.ts'
import { readSource } from '../source.ts'
import type { Config, Diagnostic, Disk, Plugin, Source } from '../types.ts'

export type Claim = { readonly plugin: Plugin; readonly source: Source }

/**
 * Every claimed source, in the order of plugins, then of file names.
 *
 * Throws `file-claimed-twice`, `file-not-utf8`, `file-outside`; all of them at once.
 */
export async function scan(config: Config, disk: Disk): Promise<readonly Claim[]> {
  const owners = new Map<string, Plugin>()
  const problems: Diagnostic[] = []

  for (const plugin of config.plugins) {
    const globs = (plugin.include ?? []).map((glob) => placed(glob, config))
    for (const file of globs.length ? await disk.list(globs) : []) {
      const owner = owners.get(file)
      if (owner) problems.push(...fileClaimedTwice(file, owner.name, plugin.name).diagnostics)
      else owners.set(file, plugin)
    }
  }

  const claims = await inBatches([...owners], async ([file, plugin]) => {
    try {
      const source = await readSource(file, disk)
      return source && { plugin, source }
    } catch (error) {
      if (!(error instanceof SiteError)) throw error
      problems.push(...error.diagnostics)
      return undefined
    }
  })
  if (problems.length) throw SiteError.from(problems)
  return claims.filter((claim) => claim !== undefined)
}

/** A plugin's glob with the site's folders filled in. */
export const placed = (glob: string, { content, brandsFolder, app }: Config): string =>
  glob.replaceAll('[content]', content).replaceAll('[brands]', brandsFolder).replaceAll('[app]', posix.dirname(app))

/** All sources: those on disk that plugins claim, and those that plugins load from elsewhere. */
import { fileClaimedTwice } from '../errors/messages.ts'
import { SiteError } from '../errors/SiteError.ts'
import type { Disk } from '../types.ts'
import { load, type LoadInput } from './load.ts'
import { scan, type Claim } from './scan.ts'

/** In the order of plugins, then of names. Throws `file-claimed-twice`, `load-failed`, `plugin-shape`. */
export async function findSources(input: LoadInput & { readonly disk: Disk }): Promise<readonly Claim[]> {
  const { plugins } = input.config
  const [onDisk, loaded] = await Promise.all([scan(input.config, input.disk), load(input)])
  if (!loaded.length) return onDisk
  const owners = new Map(onDisk.map(({ file, plugin }) => [file, plugin.name]))
  const twice = loaded.filter(({ file }) => owners.has(file))
  if (twice.length)
    throw SiteError.from(
      twice.flatMap(({ file, plugin }) => fileClaimedTwice(file, owners.get(file)!, plugin.name).diagnostics),
    )
  return plugins.flatMap((plugin) => [...onDisk, ...loaded].filter((claim) => claim.plugin === plugin).sort(byName))
}

const byName = (a: Claim, b: Claim): number => (a.file < b.file ? -1 : 1)

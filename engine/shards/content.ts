/** What content a part was made of. */
import { inBatches } from '../disk/inBatches.ts'
import { scan } from '../scan/scan.ts'
import { hashOf } from '../store/hash.ts'
import type { Config, Disk } from '../types.ts'

/** Source -> hash of its bytes; empty where it cannot be read, which a build tells itself. */
export type Content = Readonly<Record<string, string>>

export async function contentOf(config: Config, disk: Disk): Promise<Content> {
  const entries = await inBatches(
    await scan(config, disk),
    async ({ file }) => [file, await disk.read(file).then(hashOf, () => '')] as const,
  )
  return Object.fromEntries(entries)
}

/** The first file that only one has, or that differs. */
export const differingFile = (one: Content, other: Content): string | undefined =>
  Object.keys({ ...one, ...other })
    .sort()
    .find((file) => one[file] !== other[file])

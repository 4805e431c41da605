/** What content a part was made of. */
import { hashOfFile } from '../disk/hashOfFile.ts'
import { inBatches } from '../disk/inBatches.ts'
import type { Claim } from '../scan/scan.ts'
import type { Disk } from '../types.ts'

/** Source -> hash of its bytes; empty where it cannot be read, which a build tells itself. */
export type Content = Readonly<Record<string, string>>

export async function contentOf(claims: readonly Claim[], disk: Disk): Promise<Content> {
  const entries = await inBatches(claims, async ({ file }) => [file, await hashOfFile(file, disk)] as const)
  return Object.fromEntries(entries)
}

/** The first file that only one has, or that differs. */
export const differingFile = (one: Content, other: Content): string | undefined =>
  Object.keys({ ...one, ...other })
    .sort()
    .find((file) => one[file] !== other[file])

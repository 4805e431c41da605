/** A project that exists in memory only: for scan, read, route, render and emit without a real disk. */
import { matchesGlob } from 'node:path'
import { fileMissing, fileOutside } from '../../engine/errors/fileMessages.ts'
import type { Disk } from '../../engine/types.ts'

export type MemoryDisk = Disk & {
  /** Change it between two runs. */
  readonly files: Map<string, string | Uint8Array>
  /** Names in the order in which they were read. */
  readonly reads: string[]
}

type Options = {
  /** The order in which a folder tells its files, which no output may depend on. */
  readonly arrange?: (files: string[]) => string[]
  /** Called before each read; may change the files, or throw as a disk does. */
  readonly onRead?: (file: string, disk: MemoryDisk) => void
}

export function createMemoryDisk(
  initial: Readonly<Record<string, string | Uint8Array>>,
  { arrange = (files) => files.sort(), onRead }: Options = {},
): MemoryDisk {
  const files = new Map(Object.entries(initial))
  const reads: string[] = []
  const disk: MemoryDisk = {
    files,
    reads,
    folderLinks: new Map(),
    realFile: () => undefined,
    async list(globs) {
      const [wanted, unwanted] = [
        globs.filter((glob) => !glob.startsWith('!')),
        globs.filter((glob) => glob.startsWith('!')),
      ]
      const found = [...files.keys()].filter(
        (file) =>
          wanted.some((glob) => matchesGlob(file, glob)) && !unwanted.some((glob) => matchesGlob(file, glob.slice(1))),
      )
      return arrange(found)
    },
    async read(file) {
      if (file.startsWith('../') || file.startsWith('/')) throw fileOutside(file)
      reads.push(file)
      onRead?.(file, disk)
      const content = files.get(file)
      if (content === undefined) throw fileMissing(file)
      return typeof content === 'string' ? Buffer.from(content) : content
    },
  }
  return disk
}

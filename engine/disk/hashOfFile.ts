/** What a file holds, as an input of what names it. */
import { hashOf } from '../store/hash.ts'
import type { Disk } from '../types.ts'

/** In place of its hash where there is no file that can be read. An empty one has another. */
export const noFile = ''

export const hashOfFile = (file: string, disk: Disk): Promise<string> => disk.read(file).then(hashOf, () => noFile)

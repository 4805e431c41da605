/** Which pages a run of several makes. */
import { hashOf } from '../store/hash.ts'

/** `{ index: 2, count: 8 }` is the second of eight. */
export type Shard = { readonly index: number; readonly count: number }

/** By its path alone, so that a page stays in its shard when others come and go. */
export const isInShard = (path: string, { index, count }: Shard): boolean =>
  Number.parseInt(hashOf(path).slice(0, 8), 16) % count === index - 1

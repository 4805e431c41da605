/** Which pages a run of several makes. */
import { inBlocks, itemsOfBlock } from '../store/blocks.ts'
import { hashOf } from '../store/hash.ts'

/** `{ index: 2, count: 8 }` is the second of eight. */
export type Shard = { readonly index: number; readonly count: number }

/** A part takes so much more than its share before a block goes elsewhere. */
const overload = 1.05

/** So many blocks a part at least, where blocks of the usual size were too few to be divided evenly. */
const blocksOfPart = 4

type Part = { readonly index: number; readonly paths: string[] }

/**
 * The paths of a shard. Neighbours stay together, so that what is remembered of a block of pages (decision 45) is made
 * by one part. Each block has an order of parts of its own and goes to the first with room: when pages come and go, most others
 * stay where they are.
 */
export function pathsOf({ index, count }: Shard, all: Iterable<string>): ReadonlySet<string> {
  const paths = [...new Set(all)].sort()
  const share = paths.length / count
  const parts = Array.from({ length: count }, (_, at): Part => ({ index: at + 1, paths: [] }))
  const blocks = inBlocks(paths, (path) => path, sizeFor(share)).toSorted((a, b) => b.length - a.length)
  for (const block of blocks) {
    const hasRoom = (part: Part) => part.paths.length + block.length <= share * overload
    const wanted = inOrderOf(block[0]!, parts)
    const chosen = wanted.find(hasRoom) ?? wanted.reduce((a, b) => (b.paths.length < a.paths.length ? b : a))
    chosen.paths.push(...block)
  }
  return new Set(parts[index - 1]!.paths)
}

/** A power of two at most that of blocks, so that they are made of whole ones. */
const sizeFor = (share: number): number =>
  Math.min(itemsOfBlock, 2 ** Math.max(0, Math.floor(Math.log2(share / blocksOfPart))))

const inOrderOf = (name: string, parts: readonly Part[]): readonly Part[] =>
  parts
    .map((part) => [hashOf(`${name} ${part.index}`), part] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part)

/** Many things in groups that are remembered each by itself: an edit makes one group anew, not all and not a value for each thing. */
import { hashOf } from './hash.ts'

/** On average, unless another size is wanted. */
export const itemsOfBlock = 64

/**
 * Neighbours in blocks. Whether an item begins one depends on its own name, so that a new item changes the block it is in
 * and no other.
 */
export function inBlocks<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  size = itemsOfBlock,
): readonly (readonly T[])[] {
  const blocks: T[][] = []
  for (const item of items) {
    if (!blocks.length || begins(nameOf(item), size)) blocks.push([])
    blocks.at(-1)!.push(item)
  }
  return blocks
}

const begins = (name: string, size: number): boolean => Number.parseInt(hashOf(name).slice(0, 8), 16) % size === 0

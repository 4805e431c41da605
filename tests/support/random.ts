/** Random, and the same on every run: a test says its seed, and a failure can be had again. */
export type Random = {
  /** 0 up to, and without, `limit`. */
  below(limit: number): number
  pick<T>(items: readonly T[]): T
  bytes(length: number): Uint8Array
}

/** What the tests draw by; a search for other cases sets another. */
export const seed = Number(process.env['SEED'] ?? 20261121)

/** mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
  }
}

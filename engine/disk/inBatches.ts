/** `work` on all items, `size` at a time, so that many files do not use up file descriptors. Results in the order of the items. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>, size = 64): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))))
  }
  return results
}

/** A least-recently-used cache, so that code that many pages show is highlighted once a thread. */

export type LruCache<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void }

export function createLruCache<Value>(limit: number): LruCache<Value> {
  // A map keeps its insertion order, so the first key is the least recently used one.
  const values = new Map<string, Value>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      values.set(key, value)
      if (values.size > limit) values.delete(values.keys().next().value!)
    },
  }
}

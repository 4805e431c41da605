/** The last few results, so that a block many pages share is read once a thread. */

export type Memory<Value> = { get(key: string): Value | undefined; set(key: string, value: Value): void }

export function createMemory<Value>(limit: number): Memory<Value> {
  // A map keeps the order in which keys were put in: the first one is the one not asked for the longest.
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

/** Values that are made once. */
type Memory<Key, Value> = { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown }

/** The same function, which makes the value of a key once. With a `WeakMap` it is kept as long as the key is. */
export function memoized<Key, Value>(
  make: (key: Key) => Value,
  known: Memory<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}

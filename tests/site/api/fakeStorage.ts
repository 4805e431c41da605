/** What a browser keeps for a site, in a map that a test reads and fills. */
export type FakeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { readonly kept: Map<string, string> }

export function fakeStorage(entries: Readonly<Record<string, string>> = {}): FakeStorage {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Puts an empty one in the place of those that a browser has, and gives what it keeps. */
export function installStorage(
  names: readonly ('localStorage' | 'sessionStorage')[] = ['localStorage'],
): Map<string, string> {
  const value = fakeStorage()
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, value })
  return value.kept
}

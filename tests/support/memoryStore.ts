/** A store that keeps values in memory. */
import type { Store } from '../../engine/store/store.ts'

export function createMemoryStore(): Store {
  const entries = new Map<string, Uint8Array>()
  return {
    get: (kind, key) => entries.get(`${kind}/${key}`),
    has: (kind, key) => entries.has(`${kind}/${key}`),
    put: (kind, key, payload) =>
      void entries.set(`${kind}/${key}`, typeof payload === 'string' ? Buffer.from(payload) : payload),
  }
}

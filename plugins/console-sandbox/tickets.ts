/** One-time keys that expire. In memory only: a restart invalidates them. */
import { randomBytes } from 'node:crypto'

export type Tickets<T> = {
  issue(value: T, key?: string): string
  get(key: string): T | undefined
  /** The value, once. */
  take(key: string): T | undefined
}

/** `lifetime` in milliseconds. */
export function createTickets<T>(now: () => number, lifetime: number): Tickets<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()
  const get = (key: string): T | undefined => {
    const found = kept.get(key)
    return found && found.until > now() ? found.value : undefined
  }
  return {
    issue(value, key = randomBytes(32).toString('base64url')) {
      // The oldest is evicted, so that many requests cannot fill the memory.
      if (kept.size >= maxTickets) kept.delete(kept.keys().next().value!)
      kept.set(key, { value, until: now() + lifetime })
      return key
    },
    get,
    take(key) {
      const value = get(key)
      kept.delete(key)
      return value
    },
  }
}

const maxTickets = 1_000

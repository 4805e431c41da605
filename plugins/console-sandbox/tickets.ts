/** Keys that stand for something, for a while. In memory: who restarts the sandbox begins again. */
import { randomBytes } from 'node:crypto'

export type Tickets<T> = {
  issue(value: T, key?: string): string
  look(key: string): T | undefined
  /** What it stands for, once. */
  take(key: string): T | undefined
}

/** `lifetime` in milliseconds. */
export function createTickets<T>(now: () => number, lifetime: number): Tickets<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()
  const look = (key: string): T | undefined => {
    const found = kept.get(key)
    return found && found.until > now() ? found.value : undefined
  }
  return {
    issue(value, key = randomBytes(32).toString('base64url')) {
      // The oldest goes first, so nobody's flood can end in a full memory.
      if (kept.size >= most) kept.delete(kept.keys().next().value!)
      kept.set(key, { value, until: now() + lifetime })
      return key
    },
    look,
    take(key) {
      const value = look(key)
      kept.delete(key)
      return value
    },
  }
}

const most = 1_000

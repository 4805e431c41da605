/** Rate limits. Kept in memory: a restart resets them. */

type Limit = { readonly times: number; readonly within: number }

const minute = 60_000
const maxKeys = 10_000

const limits = {
  failure: { times: 10, within: 15 * minute },
  /** Of all browsers there: who throws cookies away is no faster than ten of them. */
  failuresPerAddress: { times: 100, within: 15 * minute },
  resend: { times: 1, within: minute },
  codesPerTarget: { times: 5, within: 60 * minute },
  codesPerVisitor: { times: 20, within: 24 * 60 * minute },
  codesPerAddress: { times: 200, within: 24 * 60 * minute },
} as const satisfies Record<string, Limit>

type LimitName = keyof typeof limits

type Limiter = {
  /** Milliseconds until it is allowed again; 0 if it is allowed now. */
  wait(name: LimitName, key: string): number
  count(name: LimitName, key: string): void
  reset(name: LimitName, key: string): void
  /** All of them. */
  forget(): void
}

export function createLimiter(now: () => number): Limiter {
  const times = new Map<string, number[]>()
  const recent = (name: LimitName, key: string) => {
    const { within } = limits[name]
    return (times.get(`${name} ${key}`) ?? []).filter((time) => time > now() - within)
  }
  return {
    wait(name, key) {
      const { times: allowed, within } = limits[name]
      const found = recent(name, key)
      return found.length < allowed ? 0 : found.at(-allowed)! + within - now()
    },
    count(name, key) {
      const kept = [...recent(name, key), now()]
      // Deleted first, so that the map is ordered by last use and the key that was not used for longest is evicted.
      times.delete(`${name} ${key}`)
      if (times.size >= maxKeys) times.delete(times.keys().next().value!)
      times.set(`${name} ${key}`, kept)
    },
    reset: (name, key) => void times.delete(`${name} ${key}`),
    forget: () => times.clear(),
  }
}

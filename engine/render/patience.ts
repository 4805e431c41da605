/** How long pages wait for promises of their components: as long as for a hook. */
import { countActive } from '../hooks/activeTime.ts'
import type { Bundle, Patience, Wait } from '../renderer.ts'
import type { Config } from '../types.ts'

type Settled = readonly PromiseSettledResult<unknown>[]

/** For one brand. What was late once is not waited for again by each of its pages. */
export function createPatience({ hookTimeout }: Pick<Config, 'hookTimeout'>, placeOf: Bundle['placeOf']): Patience {
  const late = new Set<unknown>()
  // A component that makes a promise each time is known by its line.
  const keyOf = ({ promise, asked }: Wait): unknown => {
    const place = placeOf(asked)
    return place?.line === undefined ? promise : `${place.file}:${place.line}:${place.column}`
  }

  return async (waits) => {
    const known = waits.find((wait) => late.has(keyOf(wait)))
    if (known) return { late: known, rejected: [], modules: [] }
    const pending = new Set(waits)
    const settling = waits.map(async (wait) => {
      try {
        return await wait.promise
      } finally {
        pending.delete(wait)
      }
    })
    const settled = await within(hookTimeout * 1000, Promise.allSettled(settling))
    if (!settled) for (const wait of pending) late.add(keyOf(wait))
    return {
      late: settled ? undefined : [...pending][0],
      rejected: settled?.filter((each) => each.status === 'rejected') ?? [],
      modules: settled?.flatMap((each) => (isModule(each) ? [each.value] : [])) ?? [],
    }
  }
}

/** Undefined where that takes longer. */
const within = (limit: number, settling: Promise<Settled>): Promise<Settled | undefined> =>
  new Promise((resolve) => {
    let passed = 0
    const stop = countActive(limit / 10, (active) => {
      passed += active
      if (passed >= limit) finish(undefined)
    })
    const finish = (settled: Settled | undefined) => {
      stop()
      resolve(settled)
    }
    void settling.then(finish)
  })

const isModule = (each: PromiseSettledResult<unknown>): each is PromiseFulfilledResult<object> =>
  each.status === 'fulfilled' && Object.prototype.toString.call(each.value) === '[object Module]'

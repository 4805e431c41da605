/** How long pages wait for promises of their components: as long as for a hook. */
import { countActive } from '../hooks/activeTime.ts'
import type { Bundle, Patience, Wait } from '../renderer.ts'
import type { Config } from '../types.ts'

/** For one brand. What was late once is not waited for again by each of its pages. */
export function createPatience({ hookTimeout }: Pick<Config, 'hookTimeout'>, placeOf: Bundle['placeOf']): Patience {
  const late = new Set<unknown>()
  // A component that makes a promise each time is known by its line.
  const keyOf = ({ promise, asked }: Wait): unknown => {
    const place = placeOf(asked)
    return place?.line === undefined ? promise : `${place.file}:${place.line}:${place.column}`
  }

  return async (waits, isEnough) => {
    const come = new Map<Wait, PromiseSettledResult<unknown>>()
    const settling = waits.map(async (wait) => {
      const [settled] = await Promise.allSettled([wait.promise])
      come.set(wait, settled)
      return wait
    })
    const expected = settling.filter((_, at) => !late.has(keyOf(waits[at]!)))
    const isDone = await within(hookTimeout * 1000, Promise.all(expected), () => come.size > 0 && isEnough())
    const pending = waits.filter((wait) => !come.has(wait))
    const isLate = pending.length > 0 && isDone !== 'enough' && !isEnough()
    if (isLate) for (const wait of pending) late.add(keyOf(wait))
    const settled = waits.flatMap((wait) => come.get(wait) ?? [])
    return {
      late: isLate ? pending[0] : undefined,
      rejected: settled.filter((each) => each.status === 'rejected'),
      modules: settled.flatMap((each) => (isModule(each) ? [each.value] : [])),
    }
  }
}

/** First after so many ms, then after twice as many each time. */
const firstLook = 25

/** Undefined where it takes longer. A promise that nothing on the page needs may never come, so it is looked whether the rest is enough. */
const within = (
  limit: number,
  settling: Promise<unknown>,
  isEnough: () => boolean,
): Promise<'all' | 'enough' | undefined> =>
  new Promise((resolve) => {
    let passed = 0
    const stop = countActive(limit / 10, (active) => {
      passed += active
      if (passed >= limit) finish(undefined)
    })
    let timer = setTimeout(look, firstLook, firstLook)
    function look(waited: number): void {
      if (isEnough()) finish('enough')
      else timer = setTimeout(look, waited * 2, waited * 2)
    }
    function finish(done: 'all' | 'enough' | undefined): void {
      stop()
      clearTimeout(timer)
      resolve(done)
    }
    void settling.then(() => finish('all'))
  })

const isModule = (each: PromiseSettledResult<unknown>): each is PromiseFulfilledResult<object> =>
  each.status === 'fulfilled' && Object.prototype.toString.call(each.value) === '[object Module]'

/** One kind of bad day: trials that are made of steps by chance and must all end well. */
import { createRandom, type Random } from '../support/random.ts'

export type Loop<Step = unknown> = {
  readonly name: string
  /** What this machine lacks for it; undefined where it can run. */
  missing?(): string | undefined | Promise<string | undefined>
  /** The steps of one trial. JSON, so that they can be printed. */
  steps(random: Random): readonly Step[]
  /** Throws where something does not hold. */
  run(steps: readonly Step[]): Promise<void>
  end?(): void | Promise<void>
}

export type Failure = {
  readonly loop: string
  readonly seed: number
  /** As few as still fail. */
  readonly steps: readonly unknown[]
  readonly error: unknown
}

/** Undefined where the trial ends well. */
export async function tryOnce(loop: Loop, seed: number): Promise<Failure | undefined> {
  const steps = loop.steps(createRandom(seed))
  const error = await errorOf(loop, steps)
  if (error === undefined) return undefined
  const few = await shrink(loop, steps)
  return { loop: loop.name, seed, steps: few, error: (await errorOf(loop, few)) ?? error }
}

async function errorOf(loop: Loop, steps: readonly unknown[]): Promise<unknown> {
  try {
    await loop.run(steps)
    return undefined
  } catch (error) {
    return error ?? new Error('Something empty was thrown')
  }
}

/** Leaves out one step after the other, as long as it still fails. */
async function shrink(loop: Loop, steps: readonly unknown[]): Promise<readonly unknown[]> {
  let few = steps
  for (let index = few.length - 1; index >= 0; index--) {
    const fewer = few.toSpliced(index, 1)
    if (fewer.length && (await errorOf(loop, fewer)) !== undefined) few = fewer
  }
  return few
}

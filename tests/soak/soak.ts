/** Takes the loops in turn. */
import { inspect } from 'node:util'
import { tryOnce, type Failure, type Loop } from './loop.ts'

export type SoakOptions = {
  readonly loops: readonly Loop[]
  /** Of the first trial; each further one has the next number. */
  readonly seed: number
  /** Whether the loops are to have a further trial; each has one at least. `round` is the number of those they had. */
  readonly goesOn: (round: number) => boolean
  readonly log: (line: string) => void
}

export async function soak({ loops: wanted, seed, goesOn, log }: SoakOptions): Promise<readonly Failure[]> {
  const loops: Loop[] = []
  for (const loop of wanted) {
    const missing = await loop.missing?.()
    if (missing === undefined) loops.push(loop)
    else log(`left out: ${loop.name}, which needs ${missing}`)
  }
  const failures: Failure[] = []
  let [trials, rounds] = [0, 0]
  log(`seed ${seed}: ${loops.map(({ name }) => name).join(', ')}`)
  do {
    for (const loop of loops) {
      const failure = await tryOnce(loop, seed + trials++)
      if (!failure) continue
      failures.push(failure)
      log(reportOf(failure))
    }
  } while (goesOn(++rounds))
  for (const loop of loops) await loop.end?.()
  log(`${trials} trials, ${failures.length} failed`)
  return failures
}

const reportOf = ({ loop, seed, steps, error }: Failure): string =>
  `FAIL ${loop}, seed ${seed}\n${steps.map((step) => `  ${JSON.stringify(step)}`).join('\n')}\n${inspect(error)}`

/** The soak itself, and some trials of each loop. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { histories } from './histories.ts'
import type { Loop } from './loop.ts'
import { mistakes } from './mistakes.ts'
import { createRequests } from './requests.ts'
import { soak } from './soak.ts'
import { seed } from '../support/random.ts'

/** Fails where a seven and a nine are among the steps. */
const made: Loop<number> = {
  name: 'made',
  steps: ({ below }) => Array.from({ length: 12 }, () => below(10)),
  async run(steps) {
    if (steps.includes(7) && steps.includes(9)) throw new Error('seven and nine')
  },
}

test('a failure is told with its seed and as few steps as still fail', async () => {
  const lines: string[] = []
  const failures = await soak({
    loops: [made as Loop],
    seed,
    goesOn: (round) => round < 40,
    log: (line) => lines.push(line),
  })
  assert.ok(failures.length > 0)
  for (const { steps } of failures) assert.equal(steps.toSorted(), [7, 9])
  assert.is(lines.at(-1), `40 trials, ${failures.length} failed`)
  const again = await soak({ loops: [made as Loop], seed: failures[0]!.seed, goesOn: () => false, log: () => {} })
  assert.equal(again[0]!.steps, failures[0]!.steps)
})

/** Trials of each loop: together some two minutes of work. */
const rounds: readonly (readonly [Loop, number])[] = [
  [histories as Loop, 5],
  [mistakes as Loop, 12],
  [createRequests() as Loop, 20],
]
for (const [loop, count] of rounds)
  test(`N-14 ${count} trials of ${loop.name}`, async () => {
    const lines: string[] = []
    await soak({ loops: [loop], seed, goesOn: (round) => round < count, log: (line) => lines.push(line) })
    assert.is(lines.at(-1), `${count} trials, 0 failed`, lines.join('\n'))
  })

test.run()

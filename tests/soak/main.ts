/**
 * `npm run soak [-- --minutes N] [--seed S] [--only loop]`: bad days by chance, one after the other. What fails is printed
 * with its seed and as few steps as still fail; `--seed` with that number and `--minutes 0` has it again.
 *
 * `npm run soak -- --tests [--times N] [--busy N] [--seed S] [part of a file name …]`: the tests, again and again, beside busy
 * threads. What they draw is drawn anew each time.
 */
import { toolArgs } from '../support/toolArgs.ts'
import { fullDisk } from './fullDisk.ts'
import { histories } from './histories.ts'
import type { Loop } from './loop.ts'
import { mistakes } from './mistakes.ts'
import { pages } from './pages.ts'
import { parsers } from './parsers.ts'
import { createRequests } from './requests.ts'
import { createSaves } from './saves.ts'
import { settings } from './settings.ts'
import { themed } from './themed.ts'
import { soak } from './soak.ts'
import { runTests } from './testRuns.ts'

const loops = [
  histories,
  fullDisk,
  mistakes,
  pages,
  parsers,
  settings,
  themed,
  createRequests(),
  createSaves(),
] as readonly Loop[]
const log = (line: string) => console.log(line)
const { values, positionals } = toolArgs(import.meta.filename, {
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    only: { type: 'string' },
    tests: { type: 'boolean', default: false },
    times: { type: 'string', default: '10' },
    busy: { type: 'string', default: '2' },
  },
})
const seed = Number(values.seed)
const count = values.tests
  ? await runTests({ times: Number(values.times), filters: positionals, busyThreads: Number(values.busy), seed, log })
  : await runLoops()
process.exitCode = count ? 1 : 0

async function runLoops(): Promise<number> {
  const wanted = loops.filter(({ name }) => values.only === undefined || name === values.only)
  if (!wanted.length) throw new Error(`--only names one of ${loops.map(({ name }) => name).join(', ')}`)
  const end = Date.now() + Number(values.minutes) * 60_000
  const failures = await soak({ loops: wanted, seed, goesOn: () => Date.now() < end, log })
  return failures.length
}

/** Which job runs when, and how long the rest will take. */
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { expectedBy, inOrder } from './order.ts'
import type { Job } from './process.ts'
import { createProgress } from './progress.ts'
import { runPlan } from './schedule.ts'

const job = (name: string): Job => ({ name, args: [], limit: 1000 })
const jobs = (...names: readonly string[]) => names.map(job)

/** Jobs end when they are told to. */
function createStage() {
  const ends = new Map<string, () => void>()
  const began: string[] = []
  return {
    began,
    run: ({ name }: Job) => {
      began.push(name)
      return new Promise<void>((done) => ends.set(name, done))
    },
    async end(name: string) {
      ends.get(name)!()
      // All that follows from it at once.
      await new Promise(setImmediate)
    },
  }
}

test('no test begins before the checks have ended, whatever they say', async () => {
  const { began, run, end } = createStage()
  let prepared = 0
  const done = runPlan({
    checks: jobs('types', 'lint'),
    unit: jobs('a'),
    browser: jobs('b'),
    lanes: 2,
    prepare: async () => ++prepared > 0,
    run,
  })
  assert.equal(began, ['types', 'lint'])
  await end('lint')
  assert.equal([began.length, prepared], [2, 0])
  await end('types')
  assert.equal(began.slice(2).sort(), ['a', 'b'])
  await end('a')
  await end('b')
  await done
})

test('one browser test runs beside the others; a lane whose queue is empty takes from the other queue', async () => {
  const { began, run, end } = createStage()
  const done = runPlan({
    checks: [],
    unit: jobs('a', 'b', 'c'),
    browser: jobs('x', 'y', 'z'),
    lanes: 2,
    prepare: async () => true,
    run,
  })
  await new Promise(setImmediate)
  assert.equal(began.splice(0).sort(), ['a', 'b', 'x'])
  await end('x')
  assert.equal(began.splice(0), ['y'])
  await end('a')
  assert.equal(began.splice(0), ['c'])
  await end('b')
  assert.equal(began.splice(0), ['z'])
  for (const name of ['c', 'y', 'z']) await end(name)
  await done
})

test('browser tests do not run when what they need could not be made', async () => {
  const { began, run, end } = createStage()
  const done = runPlan({
    checks: [],
    unit: jobs('a'),
    browser: jobs('x'),
    lanes: 1,
    prepare: async () => false,
    run,
  })
  await new Promise(setImmediate)
  await end('a')
  await done
  assert.equal(began, ['a'])
})

test('quick ones come first, as they were; then the longest', () => {
  const seconds: Record<string, number> = { a: 1, b: 30, c: 2, d: 60, e: 0.2 }
  const ordered = inOrder(jobs('a', 'b', 'c', 'd', 'e'), ({ name }) => seconds[name]!)
  assert.equal(
    ordered.map(({ name }) => name),
    ['a', 'c', 'e', 'd', 'b'],
  )
})

test('what never ran is guessed by its size', () => {
  const expected = expectedBy({ a: 7 }, import.meta.dirname)
  assert.is(expected(job('a')), 7)
  assert.ok(expected(job('command.test.ts')) > expected(job('count.ts')))
  assert.ok(expected(job('gone.test.ts')) > 0)
})

test('the time left is that of waiting and running jobs, divided by the lanes, at the pace of the jobs that ended', () => {
  let ms = 0
  const [a, b, c, d] = jobs('a', 'b', 'c', 'd') as [Job, Job, Job, Job]
  const progress = createProgress({ jobs: [a, b, c, d], lanes: 2, expected: () => 120, now: () => ms })
  assert.is(progress.left(), 'about 4 min left')
  progress.start(a)
  progress.start(b)
  ms += 60_000
  assert.is(progress.left(), 'about 3 min left')
  ms += 60_000
  assert.is(progress.end(a, 120), '1/4')
  assert.is(progress.end(b, 120), '2/4')
  assert.is(progress.left(), 'about 2 min left')
  progress.start(c)
  ms += 360_000
  assert.is(progress.end(c, 360), '3/4')
  assert.is(progress.left(), 'about 3 min left')
  progress.skip([d])
  assert.is(progress.left(), undefined)
})

test('the time left is never less than that of the longest job', () => {
  const expected = ({ name }: Job) => (name === 'a' ? 600 : 1)
  const progress = createProgress({ jobs: jobs('a', 'b', 'c'), lanes: 3, expected, now: () => 0 })
  assert.is(progress.left(), 'about 10 min left')
})

test.run()

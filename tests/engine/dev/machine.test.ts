import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { devMachine } from '../../../engine/dev/dev.machine.ts'

/** A dev server whose rounds are let go by the test: `rounds` are the files each one was given. */
function started() {
  const rounds: (readonly string[])[] = []
  let settle: { resolve(): void; reject(error: unknown): void } | undefined
  const update = fromPromise<void, readonly string[]>(({ input }) => {
    rounds.push(input)
    return new Promise((resolve, reject) => void (settle = { resolve, reject }))
  })
  const actor = createActor(devMachine.provide({ actors: { update } })).start()
  const seen: string[] = [actor.getSnapshot().value]
  actor.subscribe(({ value }) => void (value !== seen.at(-1) && seen.push(value)))
  const isIn = (...states: readonly string[]) => waitFor(actor, ({ value }) => states.includes(value))
  return {
    actor,
    rounds,
    seen,
    change: (...files: readonly string[]) => actor.send({ type: 'files.changed', files }),
    isIn,
    /** Waits for the next round and ends it. */
    async finish(error?: unknown) {
      await isIn('updating')
      const { resolve, reject } = settle!
      if (error === undefined) resolve()
      else reject(error)
      await isIn('idle', 'broken', 'debouncing')
    },
  }
}

test('a change is collected, taken in, and the site is fresh again', async () => {
  const { actor, change, finish, rounds, seen } = started()
  change('a.md')
  await finish()
  assert.equal(rounds, [['a.md']])
  assert.equal(seen, ['idle', 'debouncing', 'updating', 'idle'])
  assert.is(actor.getSnapshot().context.problem, undefined)
})

test('G-06 a burst of five hundred files is one round with each of them once', async () => {
  const { change, finish, rounds } = started()
  for (let index = 0; index < 500; index++) change(`p${index}.md`)
  for (let index = 0; index < 500; index++) change(`p${index}.md`)
  await finish()
  assert.is(rounds.length, 1)
  assert.equal(
    rounds[0],
    Array.from({ length: 500 }, (_, index) => `p${index}.md`),
  )
})

test('G-07 what changes during a round is taken in by the next, however often, and nothing queues up', async () => {
  const { change, finish, rounds, isIn } = started()
  change('a.md')
  await isIn('updating')
  for (let index = 0; index < 1000; index++) change('a.md', `p${index % 3}.md`)
  await finish()
  await finish()
  await isIn('idle')
  assert.equal(rounds, [['a.md'], ['a.md', 'p0.md', 'p1.md', 'p2.md']])
})

test('G-07 the last content wins: a round begins after the last change it holds', async () => {
  const text = { value: 0 }
  const shown: number[] = []
  const update = fromPromise<void, readonly string[]>(async () => void shown.push(text.value))
  const actor = createActor(devMachine.provide({ actors: { update } })).start()
  for (text.value = 1; text.value < 200; text.value++) {
    actor.send({ type: 'files.changed', files: ['a.md'] })
    if (text.value % 40 === 0) await waitFor(actor, ({ value }) => value === 'updating')
  }
  await waitFor(actor, ({ value }) => value === 'idle')
  assert.is(shown.at(-1), 200)
  assert.ok(shown.length <= 7, String(shown.length))
})

test('G-03 a round that fails breaks the site, the next one mends it', async () => {
  const { actor, change, finish, rounds, seen } = started()
  for (const problem of [new Error('bad'), 'bad', null, 0]) {
    change('a.md')
    await finish(problem)
    assert.equal([actor.getSnapshot().value, actor.getSnapshot().context.problem], ['broken', problem])
    change('b.md')
    await finish()
    assert.equal([actor.getSnapshot().value, actor.getSnapshot().context.problem], ['idle', undefined])
  }
  assert.equal(rounds.length, 8)
  assert.equal(seen.slice(0, 7), ['idle', 'debouncing', 'updating', 'broken', 'debouncing', 'updating', 'idle'])
})

test('G-03 a change that comes while a failing round runs is tried before anything is shown as broken', async () => {
  const { change, finish, isIn, seen, rounds } = started()
  change('a.md')
  await isIn('updating')
  change('b.md')
  await finish(new Error('bad'))
  await finish()
  assert.equal(seen, ['idle', 'debouncing', 'updating', 'debouncing', 'updating', 'idle'])
  assert.equal(rounds, [['a.md'], ['b.md']])
})

test('rounds never overlap', async () => {
  let [running, most] = [0, 0]
  const update = fromPromise<void, readonly string[]>(async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
  })
  const actor = createActor(devMachine.provide({ actors: { update } })).start()
  for (let index = 0; index < 5; index++) {
    actor.send({ type: 'files.changed', files: [`${index}`] })
    await waitFor(actor, ({ value }) => value === 'updating')
    actor.send({ type: 'files.changed', files: [`${index}`] })
  }
  await waitFor(actor, ({ value }) => value === 'idle')
  assert.is(most, 1)
})

test('a server that is stopped takes nothing in any more', async () => {
  const rounds: (readonly string[])[] = []
  const update = fromPromise<void, readonly string[]>(async ({ input }) => void rounds.push(input))
  const clock = new SimulatedClock()
  const actor = createActor(devMachine.provide({ actors: { update } }), { clock }).start()
  actor.send({ type: 'files.changed', files: ['a.md'] })
  actor.stop()
  clock.increment(1000)
  assert.equal(rounds, [])
})

test('without a way to refresh the machine says so', async () => {
  const actor = createActor(devMachine).start()
  actor.send({ type: 'files.changed', files: ['a.md'] })
  const { context } = await waitFor(actor, ({ value }) => value === 'broken')
  assert.match((context.problem as Error).message, /must be provided/)
})

test.run()

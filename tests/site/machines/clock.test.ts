/** The clock of countdowns: it tells the time that has passed, and stops when nobody waits any more. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { DownloadProduct } from '../../../site/api/downloads.ts'
import type { Edition } from '../../../site/features/download/editions.ts'
import { pause, secondsLeft, sendCodeMachine } from '../../../site/features/account/sendCode.machine.ts'
import { downloadMachine, validity } from '../../../site/features/download/download.machine.ts'
import { clock } from '../../../site/machines/clock.ts'

const test = suite('clock')
const real = { setInterval, clearInterval, now: performance.now.bind(performance), date: Date.now }
const timers = new Map<number, () => void>()
let time = 0

/** The time that has passed, and what a watch on the wall would say then. */
function pass(ms: number, wall = ms): void {
  time += ms
  Date.now = () => real.date() + wall
  for (const tick of timers.values()) tick()
}

test.before.each(() => {
  timers.clear()
  time = 5_000
  performance.now = () => time
  globalThis.setInterval = ((tick: () => void) => {
    const id = timers.size + 1
    timers.set(id, tick)
    return id
  }) as unknown as typeof setInterval
  globalThis.clearInterval = ((id: number) => void timers.delete(id)) as typeof clearInterval
})
test.after.each(() => {
  Object.assign(globalThis, { setInterval: real.setInterval, clearInterval: real.clearInterval })
  performance.now = real.now
  Date.now = real.date
})

async function countDown() {
  const actor = createActor(
    sendCodeMachine.provide({ actors: { clock, sendCode: fromPromise(() => Promise.resolve()) } }),
    { input: { kind: 'email' } },
  ).start()
  actor.send({ type: 'code.requested', contact: 'a@b.co' })
  await waitFor(actor, (snapshot) => snapshot.matches('counting'))
  return actor
}

async function showLink() {
  const product = { deployType: 'A', deployTypeI18n: 'A', productType: 'A', cpuArc: '', cpuArcI18n: '' }
  const info = { version: '1', md5: '', url: 'https://files.example/a' }
  const actor = createActor(
    downloadMachine.provide({
      actors: {
        clock,
        listProducts: fromPromise<readonly DownloadProduct[], { edition: Edition }>(() => Promise.resolve([product])),
        getDownload: fromPromise(() => Promise.resolve(info)),
      },
    }),
  ).start()
  actor.send({ type: 'edition.chosen', edition: 'enterprise' })
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'))
  actor.send({ type: 'product.chosen', product })
  await waitFor(actor, (snapshot) => snapshot.matches('ready'))
  return actor
}

test('K-14 a clock on the wall that is set to another time changes no countdown', async () => {
  const actor = await countDown()
  const left = () => secondsLeft(actor.getSnapshot().context)
  pass(1_000, 24 * 3_600_000)
  assert.is(left(), 59)
  pass(1_000, -24 * 3_600_000)
  assert.is(left(), 58)
  pass(pause)
  assert.ok(actor.getSnapshot().matches('idle'))
})

test('J-14 no timer is left when the wait is over', async () => {
  const actor = await countDown()
  assert.is(timers.size, 1)
  pass(pause)
  assert.is(timers.size, 0)
  actor.stop()

  const link = await showLink()
  assert.is(timers.size, 1)
  pass(validity)
  assert.ok(link.getSnapshot().matches('outdated'))
  assert.is(timers.size, 0)
})

test('J-14 no timer is left when the form or the dialog goes away', async () => {
  const actor = await countDown()
  assert.is(timers.size, 1)
  actor.stop()
  assert.is(timers.size, 0)

  const link = await showLink()
  link.send({ type: 'dialog.closed' })
  assert.is(timers.size, 0)
})

test.run()

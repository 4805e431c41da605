/** A code is asked for: when, where to, and when again. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { Failure } from '../../../site/api/failure.ts'
import { pause, secondsLeft, sendCodeMachine } from '../../../site/features/account/sendCode.machine.ts'
import type { Tick } from '../../../site/machines/clock.ts'
import { done, fail, watch } from './support/actors.ts'

const test = suite('code of the account')

test('K-14 code: asks for a contact, fails, counts a minute, may be asked again', async () => {
  let tries = 0
  let tick: (now: number) => void = () => {}
  const actor = createActor(
    sendCodeMachine.provide({
      actors: {
        sendCode: fromPromise(() =>
          tries++ ? Promise.resolve() : Promise.reject(new Failure('limited', { after: 7 })),
        ),
        clock: fromCallback(({ sendBack }) => {
          tick = (now) => sendBack({ type: 'clock.ticked', now })
        }),
      },
    }),
    { input: { kind: 'email' } },
  )
  const states = watch(actor)
  actor.start()
  actor.send({ type: 'code.requested', contact: '  ' })
  actor.send({ type: 'contact.changed' })
  actor.send({ type: 'code.requested', contact: 'no address' })
  actor.send({ type: 'code.requested', contact: 'a@b.co' })
  // Double clicks ask once.
  actor.send({ type: 'code.requested', contact: 'a@b.co' })
  await done(actor, 'failed')
  assert.is(actor.getSnapshot().context.failure?.after, 7)
  assert.is(tries, 1)
  actor.send({ type: 'code.requested', contact: ' a@b.co ' })
  await done(actor, 'counting')
  assert.is(actor.getSnapshot().context.contact, 'a@b.co')
  const left = () => secondsLeft(actor.getSnapshot().context)
  assert.is(left(), 60)
  tick(5_000)
  assert.is(left(), 60)
  tick(6_000)
  assert.is(left(), 59)
  actor.send({ type: 'code.requested', contact: 'a@b.co' })
  assert.is(tries, 2)
  // A tab that slept is told late, and the wait is over all the same.
  tick(5_000 + pause - 1)
  assert.is(left(), 1)
  tick(5_000 + pause)
  assert.equal(states, [
    'idle',
    'needsContact',
    'idle',
    'needsContact',
    'sending',
    'failed',
    'sending',
    'counting',
    'idle',
  ])
})

test('K-14 code: another contact need not wait for the code of the first', async () => {
  let aborted = false
  let hangs = true
  const actor = createActor(
    sendCodeMachine.provide({
      actors: {
        sendCode: fromPromise(({ signal }) => {
          signal.addEventListener('abort', () => (aborted = true))
          return hangs ? new Promise<void>(() => {}) : Promise.resolve()
        }),
        clock: fromCallback(() => {}),
      },
    }),
    { input: { kind: 'email' } },
  ).start()
  actor.send({ type: 'code.requested', contact: 'wrong@b.co' })
  actor.send({ type: 'contact.changed' })
  assert.equal([actor.getSnapshot().value, aborted], ['idle', true])
  hangs = false
  actor.send({ type: 'code.requested', contact: 'a@b.co' })
  await done(actor, 'counting')
  actor.send({ type: 'contact.changed' })
  assert.is(actor.getSnapshot().value, 'idle')
})

test('code: one that was sent before the page was loaded again is waited for, unless that was long ago', () => {
  const recalled = (sentAt: number, now: number) => {
    const clock = fromCallback<Tick>(() => {})
    const actor = createActor(sendCodeMachine.provide({ actors: { clock } }), { input: { kind: 'email' } }).start()
    actor.send({ type: 'code.recalled', contact: 'a@b.co', sentAt, now })
    const { value, context } = actor.getSnapshot()
    return [value, context.contact, value === 'counting' && secondsLeft(context)]
  }
  assert.equal(recalled(-9_000, 1_000), ['counting', 'a@b.co', 50])
  assert.equal(recalled(1_000 - pause, 1_000), ['idle', '', false])
  assert.equal(recalled(NaN, 1_000), ['idle', '', false])
  // Somebody has set the clock back.
  assert.equal(recalled(2_000, 1_000), ['idle', '', false])
})

test('code: a contact that is none takes the place of the failure before', async () => {
  const actor = createActor(
    sendCodeMachine.provide({
      actors: { sendCode: fromPromise<void, { contact: string }>(fail), clock: fromCallback(() => {}) },
    }),
    { input: { kind: 'email' } },
  ).start()
  actor.send({ type: 'code.requested', contact: 'a@b.co' })
  await done(actor, 'failed')
  actor.send({ type: 'code.requested', contact: ' none ' })
  const { value, context } = actor.getSnapshot()
  assert.equal([value, context.contact, context.failure], ['needsContact', 'none', undefined])
})

test('code: who types the one that came all the same, or another contact, is not told that none was sent', async () => {
  const actor = createActor(
    sendCodeMachine.provide({
      actors: { sendCode: fromPromise<void, { contact: string }>(fail), clock: fromCallback(() => {}) },
    }),
    { input: { kind: 'email' } },
  ).start()
  for (const type of ['code.changed', 'contact.changed'] as const) {
    actor.send({ type: 'code.requested', contact: 'a@b.co' })
    await done(actor, 'failed')
    assert.ok(actor.getSnapshot().context.failure)
    actor.send({ type })
    const { value, context } = actor.getSnapshot()
    assert.equal([value, context.failure], ['idle', undefined], type)
  }
})

test('a second that has begun counts', () => {
  const after = (now: number) => secondsLeft({ sentAt: 0, now })
  assert.equal([after(0), after(970), after(1_000), after(59_001)], [60, 60, 59, 1])
  assert.is(secondsLeft({ sentAt: undefined, now: 5_000 }), 60)
})

test.run()

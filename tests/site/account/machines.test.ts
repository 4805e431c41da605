/** Every state of the account's machines, with actors that only pretend. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise } from 'xstate'
import type { User } from '../../../site/api/storage.ts'
import type { FormMachine } from '../../../site/features/account/form.machine.ts'
import { loginMachine } from '../../../site/features/account/login.machine.ts'
import { registerMachine } from '../../../site/features/account/register.machine.ts'
import { resetMachine } from '../../../site/features/account/reset.machine.ts'
import type { FieldName, Values } from '../../../site/features/account/rules.ts'
import { logoutMachine } from '../../../site/features/account/logout.machine.ts'
import { sessionMachine } from '../../../site/features/account/session.machine.ts'
import { done, fail, watch } from './support/actors.ts'

const test = suite('account machines')

const ways = { password: ['account', 'password', 'policy'], code: ['account', 'code', 'policy'] } as const

const createForm = (machine: FormMachine, send: (values: Values) => Promise<void>, fields: readonly FieldName[]) =>
  createActor(
    machine.provide({
      actors: {
        sendForm: fromPromise(({ input: values }) => send(values)),
        goOn: fromPromise(() => Promise.resolve()),
      },
      delays: { reading: 1 },
    }),
    { input: { fields } },
  )

test('K-13 login: sent once at a time, whatever the password looks like, and none is kept', async () => {
  const seen: unknown[] = []
  const send = (values: Values) => (seen.push(values) > 1 ? Promise.resolve() : fail())
  const actor = createForm(loginMachine, send, ways.password).start()
  actor.send({ type: 'form.submitted', values: { account: ' ', policy: '' } })
  assert.equal(actor.getSnapshot().context.problems, { account: 'required', password: 'required', policy: 'policy' })
  actor.send({ type: 'field.changed', name: 'account' })
  assert.equal(actor.getSnapshot().context.problems, { password: 'required', policy: 'policy' })
  const values = { account: 'a', password: 'x', policy: 'on' }
  actor.send({ type: 'form.submitted', values })
  // A second submission while the first is under way is no submission.
  actor.send({ type: 'form.submitted', values })
  await done(actor, 'open')
  const { failure, values: kept, refused } = actor.getSnapshot().context
  assert.equal(failure, { kind: 'refused', reason: 'no', after: undefined })
  assert.equal(kept, {})
  assert.is(refused, 2)
  actor.send({ type: 'form.submitted', values })
  await done(actor, 'left')
  assert.is(actor.getSnapshot().status, 'done')
  assert.equal(actor.getSnapshot().context.values, {})
  assert.equal(seen, [values, values])
})

test('while a code is on its way, its field no longer says that it is required', () => {
  const actor = createForm(registerMachine, fail, ['company', 'code']).start()
  actor.send({ type: 'form.submitted', values: {} })
  actor.send({ type: 'code.requested' })
  assert.equal(actor.getSnapshot().context.problems, { company: 'required' })
})

test('login: by code needs a code and no password', async () => {
  const actor = createForm(loginMachine, () => Promise.resolve(), ways.password).start()
  actor.send({ type: 'form.submitted', values: {} })
  actor.send({ type: 'fields.changed', fields: ways.code })
  assert.equal(actor.getSnapshot().context.problems, {})
  actor.send({ type: 'form.submitted', values: { account: 'a', password: 'x', policy: 'on' } })
  assert.equal(actor.getSnapshot().context.problems, { code: 'required' })
  actor.send({ type: 'form.submitted', values: { account: 'a', code: '123456', policy: 'on' } })
  await done(actor, 'left')
})

const register = {
  fields: ['userName', 'email', 'code', 'password', 'policy'],
  values: { userName: 'Ada', email: 'a@b.co', code: '1', password: 'Abcdef1#', policy: 'on' },
} as const

test('K-13 register: invalid, failed, done, away, and no password is kept', async () => {
  let tries = 0
  const { values, fields } = register
  const actor = createForm(registerMachine, () => (tries++ ? Promise.resolve() : fail()), fields)
  const states = watch(actor)
  actor.start()
  actor.send({ type: 'form.submitted', values: {} })
  assert.equal(actor.getSnapshot().context.problems, {
    userName: 'required',
    email: 'required',
    code: 'required',
    password: 'required',
    policy: 'policy',
  })
  actor.send({ type: 'field.changed', name: 'code' })
  assert.not.ok('code' in actor.getSnapshot().context.problems)
  actor.send({ type: 'form.submitted', values: { ...values, password: 'weak' } })
  assert.is(actor.getSnapshot().context.problems.password, 'weak')
  actor.send({ type: 'form.submitted', values })
  await done(actor, 'open')
  assert.is(actor.getSnapshot().context.failure?.reason, 'no')
  assert.equal(actor.getSnapshot().context.values, {})
  actor.send({ type: 'form.submitted', values })
  await done(actor, 'left')
  assert.is(tries, 2)
  assert.equal(states, [
    '{"open":"editing"}',
    '{"open":"invalid"}',
    'submitting',
    '{"open":"failed"}',
    'submitting',
    'done',
    'leaving',
    'left',
  ])
})

test('reset: the two passwords are the same', () => {
  const actor = createForm(resetMachine, fail, ['phone', 'code', 'password', 'rePassword']).start()
  const values = { phone: '13800138000', code: '1', password: 'Abcdef1#', rePassword: 'Abcdef2#' }
  actor.send({ type: 'form.submitted', values })
  assert.equal(actor.getSnapshot().context.problems, { rePassword: 'different' })
})

test('a form that is filled in another way says nothing of the way before', async () => {
  const actor = createForm(loginMachine, fail, ways.password).start()
  actor.send({ type: 'form.submitted', values: {} })
  assert.equal(actor.getSnapshot().value, { open: 'invalid' })
  actor.send({ type: 'fields.changed', fields: ways.code })
  assert.equal([actor.getSnapshot().value, actor.getSnapshot().context.problems], [{ open: 'editing' }, {}])
  actor.send({ type: 'form.submitted', values: { account: 'a', code: '1', policy: 'on' } })
  await done(actor, 'open')
  assert.equal(actor.getSnapshot().value, { open: 'failed' })
  actor.send({ type: 'fields.changed', fields: ways.password })
  const { value, context } = actor.getSnapshot()
  assert.equal([value, context.failure, context.fields], [{ open: 'editing' }, undefined, ways.password])
})

test('session: remembered, checked, doubted, over', async () => {
  const ada: User = { uid: '1', username: 'Ada', email: null }
  let isKnown = true
  const actor = createActor(
    sessionMachine.provide({ actors: { queryUser: fromPromise(() => (isKnown ? Promise.resolve(ada) : fail())) } }),
    { input: { user: ada } },
  )
  const states = watch(actor)
  actor.start()
  assert.is(actor.getSnapshot().context.user, ada)
  actor.send({ type: 'session.doubted', hasToken: true })
  await done(actor, 'signedIn')
  actor.send({ type: 'session.doubted', hasToken: false })
  assert.is(actor.getSnapshot().context.user, undefined)
  actor.send({ type: 'session.doubted', hasToken: true })
  await done(actor, 'signedIn')
  actor.send({ type: 'logout.finished' })
  isKnown = false
  actor.send({ type: 'session.doubted', hasToken: true })
  await done(actor, 'signedOut')
  assert.equal(states, [
    'remembered',
    'checking',
    'signedIn',
    'signedOut',
    'checking',
    'signedIn',
    'signedOut',
    'checking',
    'signedOut',
  ])
})

test('K-07 logout: forgets whatever the console says', async () => {
  for (const [logOut, path] of [
    [() => Promise.resolve(), ['idle', 'loggingOut', 'leaving', 'loggedOut']],
    [fail, ['idle', 'loggingOut', 'leaving', 'loggedOut']],
  ] as const) {
    let [left, logged] = [0, 0]
    const actor = createActor(
      logoutMachine.provide({
        actors: { logOut: fromPromise(logOut), leave: fromPromise<void>(async () => void left++) },
        actions: { logFailure: () => void logged++ },
      }),
    )
    const states = watch(actor)
    actor.start()
    actor.send({ type: 'logout.requested' })
    actor.send({ type: 'logout.requested' })
    await done(actor, 'loggedOut')
    assert.equal([left, actor.getSnapshot().status], [1, 'done'])
    assert.is(logged, logOut === fail ? 1 : 0)
    assert.equal(states, [...path])
  }
})

test('an actor the view forgot to provide is a failure, not silence', async () => {
  const actor = createActor(registerMachine, { input: register }).start()
  actor.send({ type: 'form.submitted', values: register.values })
  await done(actor, 'open')
  assert.is(actor.getSnapshot().context.failure?.kind, 'unknown')
})

test.run()

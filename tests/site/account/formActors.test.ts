/** What a person does to a form of the account, and what its two machines ask for then. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor } from 'xstate'
import { Failure } from '../../../site/api/failure.ts'
import { codeWithServices, createFormActions, formWithServices } from '../../../site/features/account/formActors.ts'
import type { LoadServices } from '../../../site/features/account/loadServices.ts'
import { loginMachine } from '../../../site/features/account/login.machine.ts'
import type { FieldName } from '../../../site/features/account/rules.ts'
import { done } from './support/actors.ts'
import { formWith } from './support/inputs.ts'

const test = suite('a form and its machines')

const fields: readonly FieldName[] = ['email', 'code', 'policy']

/** `isOffline`: nothing can be loaded. `isRefused`: what is sent. */
function open({ isOffline = false, isRefused = false } = {}) {
  const asked: unknown[] = []
  const ask =
    (name: string) =>
    async (...given: readonly unknown[]) =>
      void asked.push([name, ...given.filter((each) => !(each instanceof AbortSignal))])
  const load = (async () => {
    if (isOffline) throw new Failure('offline')
    const services = { sendCode: ask('sendCode'), preparePasswords: () => void asked.push(['preparePasswords']) }
    const send = isRefused ? () => Promise.reject(new Failure('refused')) : ask('send')
    return { services, own: { send, goOn: ask('goOn') } }
  }) as unknown as LoadServices
  const form = createActor(formWithServices(loginMachine, load), { input: { fields } }).start()
  const parts = { purpose: 'REGISTER', kind: 'email', contact: 'email' } as const
  const code = createActor(codeWithServices(parts, load), { input: { kind: 'email' } }).start()
  const inputs = {
    email: { type: 'text', value: '', focus: () => void asked.push(['focus']) },
    code: { type: 'text', value: '123456' },
    policy: { type: 'checkbox', value: 'on', checked: true },
    password: { type: 'password', value: 'secret' },
  }
  const actions = createFormActions({ ...parts, form, code, element: formWith(inputs), load })
  return { asked, form, code, inputs, actions }
}

test('what stands in its fields is sent, and then it leads on', async () => {
  const { actions, asked, form, inputs } = open()
  inputs.email.value = 'a@b.co'
  actions.submit()
  await done(form, 'done')
  assert.equal(asked, [['send', { email: 'a@b.co', code: '123456', policy: 'on' }]])
  await done(form, 'left')
  assert.equal(asked.at(-1), ['goOn'])
})

test('filled in another way, other fields are read', async () => {
  const { actions, asked, form } = open()
  actions.choose(['password'])
  actions.submit()
  await done(form, 'done')
  assert.equal(asked, [['send', { password: 'secret' }]])
})

test('a field that changes is not wrong any more; what is no field changes nothing', () => {
  const { actions, form } = open()
  actions.submit()
  assert.equal(form.getSnapshot().context.problems, { email: 'required' })
  actions.change('somethingElse')
  assert.equal(form.getSnapshot().context.problems, { email: 'required' })
  actions.change('email')
  assert.equal(form.getSnapshot().context.problems, {})
})

test('a code goes to the contact; without one the contact is gone to, until it changes', async () => {
  const { actions, asked, code, inputs } = open()
  actions.askForCode()
  assert.equal([code.getSnapshot().value, asked], ['needsContact', [['focus']]])
  actions.change('code')
  assert.is(code.getSnapshot().value, 'needsContact')
  actions.change('email')
  assert.is(code.getSnapshot().value, 'idle')
  inputs.email.value = ' a@b.co '
  actions.askForCode()
  await done(code, 'counting')
  assert.equal(asked.slice(1), [['sendCode', 'email', 'a@b.co', 'REGISTER']])
  code.stop()
})

test('with another code, that the last one was refused is over', async () => {
  const { actions, code, form, inputs } = open({ isRefused: true })
  inputs.email.value = 'a@b.co'
  actions.submit()
  await done(form, 'open')
  assert.is(form.getSnapshot().context.failure?.kind, 'refused')
  actions.change('code')
  assert.is(form.getSnapshot().context.failure?.kind, 'refused')
  actions.askForCode()
  assert.equal([form.getSnapshot().value, form.getSnapshot().context.failure], [{ open: 'editing' }, undefined])
  await done(code, 'counting')
  actions.submit()
  await done(form, 'open')
  // It may not be asked for yet.
  actions.askForCode()
  assert.is(form.getSnapshot().context.failure?.kind, 'refused')
  code.stop()
})

test('what encrypts passwords is made ready ahead; that it cannot be is said when it is needed', async () => {
  const { actions, asked } = open()
  actions.preparePassword()
  await Promise.resolve()
  assert.equal(asked, [['preparePasswords']])
  const offline = open({ isOffline: true })
  offline.actions.preparePassword()
  offline.inputs.email.value = 'a@b.co'
  offline.actions.submit()
  offline.actions.askForCode()
  await Promise.all([done(offline.form, 'open'), done(offline.code, 'failed')])
  assert.is(offline.form.getSnapshot().context.failure?.kind, 'offline')
  assert.is(offline.code.getSnapshot().context.failure?.kind, 'offline')
})

test.run()

/** How the machines of the account are set up: their names, what a view must provide, and how long a success is said. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise, type AnyActorLogic } from 'xstate'
import { createFormMachine } from '../../../site/features/account/form.machine.ts'
import { loginMachine } from '../../../site/features/account/login.machine.ts'
import { logoutMachine } from '../../../site/features/account/logout.machine.ts'
import { marketMachine } from '../../../site/features/account/market.machine.ts'
import { registerMachine } from '../../../site/features/account/register.machine.ts'
import { resetMachine } from '../../../site/features/account/reset.machine.ts'
import { sendCodeMachine } from '../../../site/features/account/sendCode.machine.ts'
import { sessionMachine } from '../../../site/features/account/session.machine.ts'
import { ssoReturnMachine } from '../../../site/features/account/ssoReturn.machine.ts'
import { supplementMachine } from '../../../site/features/account/supplement.machine.ts'
import { tryCloudMachine } from '../../../site/features/account/tryCloud.machine.ts'

const test = suite('account machines, set up')

const form = ['sendForm', 'goOn']
const machines = [
  { machine: loginMachine, id: 'login', actors: form },
  { machine: registerMachine, id: 'register', actors: form },
  { machine: marketMachine, id: 'market', actors: form },
  { machine: resetMachine, id: 'reset', actors: form },
  { machine: supplementMachine, id: 'supplement', actors: form },
  { machine: logoutMachine, id: 'logout', actors: ['logOut', 'leave'] },
  { machine: sendCodeMachine, id: 'sendCode', actors: ['sendCode', 'clock'] },
  { machine: sessionMachine, id: 'session', actors: ['queryUser'] },
  { machine: ssoReturnMachine, id: 'ssoReturn', actors: ['takeAnswer', 'authenticate', 'enter'] },
  { machine: tryCloudMachine, id: 'tryCloud', actors: ['checkLogin', 'goOn', 'goToLogin'] },
]

/** The error it ends with. */
const failureOf = (logic: AnyActorLogic): Promise<string> =>
  new Promise((resolve) => {
    const actor = createActor(logic)
    actor.subscribe({ error: (error) => resolve((error as Error).message) })
    actor.start()
  })

test('each has its name, and an actor that its view forgot says which one it is', async () => {
  for (const { machine, id, actors } of machines) {
    assert.is(machine.id, id)
    const provided = machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>
    assert.equal(Object.keys(provided), actors, id)
    for (const [name, logic] of Object.entries(provided))
      assert.is(await failureOf(logic), `${name} must be provided by the view`)
  }
})

test('that a form worked is said for a second and a half, or for as long as it is told', async () => {
  for (const [reading, expected] of [
    [undefined, 1_500],
    [4_000, 4_000],
  ] as const) {
    const waited = Promise.withResolvers<number>()
    const clock = { setTimeout: (_: unknown, ms: number) => waited.resolve(ms), clearTimeout: () => {} }
    const machine = createFormMachine({ id: 'any', ...(reading && { reading }) }).provide({
      actors: { sendForm: fromPromise(async () => {}), goOn: fromPromise(async () => {}) },
    })
    const actor = createActor(machine, { input: { fields: [] }, clock: clock as never }).start()
    actor.send({ type: 'form.submitted', values: {} })
    assert.is(await waited.promise, expected)
    actor.stop()
  }
})

test.run()

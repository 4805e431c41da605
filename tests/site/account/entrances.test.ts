/** The way back from a provider, the way into the console, and small words they are told by. */
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createActor, fromPromise, waitFor, type AnyActor } from 'xstate'
import type { SsoResult } from '../../../site/api/account.ts'
import type { LoginSource } from '../../../site/api/storage.ts'
import { Failure } from '../../../site/api/failure.ts'
import { readMarket } from '../../../site/features/account/market.ts'
import type { SsoAnswer } from '../../../site/features/account/providers.ts'
import { forgetPendingSso, keepPendingSso, pendingSso } from '../../../site/features/account/pendingSso.ts'
import { failureText, problemText } from '../../../site/features/account/sentences.ts'
import { ssoReturnMachine } from '../../../site/features/account/ssoReturn.machine.ts'
import { tryCloudMachine } from '../../../site/features/account/tryCloud.machine.ts'

const test = suite('entrances')

/** Names of the states it goes through until it has nothing more to do by itself. */
async function through(actor: AnyActor, until: readonly string[], event?: { type: string }): Promise<string[]> {
  const states: string[] = []
  actor.subscribe(({ value }: { value: string }) => void (states.at(-1) === value || states.push(value)))
  actor.start()
  if (event) actor.send(event)
  await waitFor(actor as never, ({ value }: { value: string }) => until.includes(value) && states.length > 1)
  return states
}

const answer: SsoAnswer = { state: 's', code: '1' }
const none = (): Promise<never> => Promise.reject(new Failure('refused', { reason: 'no' }))

function comeBack(own: { take?: () => Promise<SsoAnswer>; result?: () => Promise<SsoResult> }) {
  const seen: unknown[] = []
  const actor = createActor(
    ssoReturnMachine.provide({
      actors: {
        takeAnswer: fromPromise<SsoAnswer | undefined>(own.take ?? (async () => answer)),
        authenticate: fromPromise(({ input }) => {
          seen.push(input)
          return (own.result ?? (async () => ({ token: 't' }) as SsoResult))()
        }),
        enter: fromPromise<void, { readonly target: LoginSource | undefined }>(
          async ({ input }) => void seen.push(input),
        ),
      },
    }),
  )
  return { actor, seen }
}

test('who is known goes in, and the answer of the provider is not kept', async () => {
  const { actor, seen } = comeBack({})
  assert.equal(await through(actor, ['left']), ['reading', 'verifying', 'entering', 'left'])
  assert.equal(seen, [answer, { target: undefined }])
  assert.equal(actor.getSnapshot().context, { answer: {}, target: undefined, failure: undefined })
  assert.is(actor.getSnapshot().status, 'done')
})

test('who is known goes where they meant to go, as the state says', async () => {
  const state = btoa(JSON.stringify({ target: 'download' }))
  const { actor, seen } = comeBack({ take: async () => ({ state, code: '1' }) })
  await through(actor, ['left'])
  assert.equal(seen.at(-1), { target: 'download' })
})

test('who is new is asked for the rest, and may go away again', async () => {
  const { actor, seen } = comeBack({ result: async () => ({ requestId: 'r' }) as SsoResult })
  assert.equal(await through(actor, ['supplement']), ['reading', 'verifying', 'supplement'])
  assert.equal(actor.getSnapshot().context.answer, {})
  actor.send({ type: 'supplement.cancelled' })
  assert.equal([actor.getSnapshot().value, actor.getSnapshot().status], ['cancelled', 'done'])
  assert.equal(seen, [answer])
})

test('an answer that belongs to no login is not sent on', async () => {
  const { actor, seen } = comeBack({ take: none })
  assert.equal(await through(actor, ['rejected']), ['reading', 'rejected'])
  assert.equal([seen, actor.getSnapshot().status], [[], 'done'])
})

test('what the console refuses is told, and the answer is not kept', async () => {
  const { actor, seen } = comeBack({ result: none })
  assert.equal(await through(actor, ['failed']), ['reading', 'verifying', 'failed'])
  const { context, status } = actor.getSnapshot()
  assert.equal([context.answer, context.failure?.reason, status, seen], [{}, 'no', 'done', [answer]])
})

function wantCloud(checkLogin: () => Promise<boolean>) {
  const seen: unknown[] = []
  const actor = createActor(
    tryCloudMachine.provide({
      actors: {
        checkLogin: fromPromise(checkLogin),
        goOn: fromPromise(async ({ input }) => void seen.push(['on', input])),
        goToLogin: fromPromise(async ({ input }) => void seen.push(['login', input])),
      },
    }),
    { input: { source: 'buy_a_license' } },
  )
  return { actor, seen }
}
const wanted = { type: 'cloud.wanted' }
const source = { source: 'buy_a_license' }

test('somebody goes on to what they wanted, nobody to the login page, which is told what it is', async () => {
  const somebody = wantCloud(async () => true)
  assert.equal(await through(somebody.actor, ['left'], wanted), ['idle', 'checking', 'goingOn', 'left'])
  assert.equal(somebody.seen, [['on', source]])
  const nobody = wantCloud(async () => false)
  assert.equal(await through(nobody.actor, ['left'], wanted), ['idle', 'checking', 'goingToLogin', 'left'])
  assert.equal(nobody.seen, [['login', source]])
  assert.is(nobody.actor.getSnapshot().status, 'done')
})

test('where it cannot be said who it is nothing happens, and one may click again', async () => {
  let tries = 0
  const { actor, seen } = wantCloud(async () => (tries++ ? true : none()))
  assert.equal(await through(actor, ['idle'], wanted), ['idle', 'checking', 'idle'])
  actor.send({ type: 'cloud.wanted' })
  // Twice is once.
  actor.send({ type: 'cloud.wanted' })
  await waitFor(actor, ({ value }) => value === 'left')
  assert.equal([tries, seen], [2, [['on', source]]])
})

test('the words of the marketplace, or none', () => {
  assert.equal(readMarket('?marketplaceType=AWS&token=a%20b'), { marketplaceType: 'AWS', registerToken: 'a b' })
  assert.equal(readMarket(''), { marketplaceType: '', registerToken: '' })
})

test('a login that waits for the rest of a registration is kept for ten minutes, or until it is over', () => {
  assert.is(pendingSso(), undefined)
  const login = { state: 's', requestId: 'r', target: undefined }
  keepPendingSso(login)
  assert.equal(pendingSso(), login)
  const { now } = Date
  Date.now = () => now() + 600_001
  assert.is(pendingSso(), undefined)
  Date.now = now
  assert.equal(pendingSso(), login)
  forgetPendingSso()
  assert.is(pendingSso(), undefined)
})

test('a page that is loaded anew still asks for the rest of a registration', async () => {
  const states: unknown[] = []
  let forgotten = 0
  const actor = createActor(
    ssoReturnMachine.provide({
      actions: { forgetPending: () => void forgotten++ },
      actors: { takeAnswer: fromPromise<SsoAnswer | undefined>(async () => undefined) },
    }),
  )
  actor.subscribe(({ value }) => void states.push(value))
  actor.start()
  await waitFor(actor, ({ value }) => value === 'supplement')
  actor.send({ type: 'supplement.cancelled' })
  assert.equal([actor.getSnapshot().value, forgotten], ['cancelled', 1])
})

test('what is wrong is told in the words of the page, or in those of the console', () => {
  const limited = { seconds: 'wait # s', minutes: 'wait # min' }
  const words = { failures: { offline: 'off', unknown: 'odd', expired: 'again', limited } }
  const told = (kind: Failure['kind'], reason?: string, after?: number) =>
    failureText(words, { kind, reason, after }, 'refused')
  assert.equal(
    [
      told('offline', 'x'),
      told('expired', 'x'),
      told('unknown'),
      told('unknown', 'x'),
      told('refused'),
      told('refused', 'x'),
    ],
    ['off', 'again', 'odd', 'x', 'refused', 'x'],
  )
  assert.equal(
    [told('limited', 'x'), told('limited', 'x', 89), told('limited', 'x', 90), told('limited', 'x', 121)],
    ['x', 'wait 89 s', 'wait 2 min', 'wait 3 min'],
  )
  const { problems } = { problems: { required: '# is needed', email: 'no e-mail' } }
  assert.is(problemText({ problems } as never, 'required', 'E-mail'), 'E-mail is needed')
  assert.is(problemText({ problems } as never, 'email', 'E-mail'), 'no e-mail')
})

test.run()

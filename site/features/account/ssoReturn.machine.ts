/** Somebody comes back from a provider: logged in, or new here and asked for the rest. */
import { assign, fromPromise, setup } from 'xstate'
import type { SsoResult } from '../../api/account.ts'
import { plainFailure, type PlainFailure } from '../../api/failure.ts'
import type { LoginSource } from '../../api/storage.ts'
import { notProvided } from '../../../theme/search/notProvided.ts'
import { targetOf, type SsoAnswer } from './providers.ts'

type Context = {
  readonly answer: SsoAnswer
  /** Why the visitor logs in. */
  readonly target: LoginSource | undefined
  readonly failure: PlainFailure | undefined
}

export const ssoReturnMachine = setup({
  types: { context: {} as Context, events: {} as { readonly type: 'supplement.cancelled' } },
  actors: {
    /**
     * Takes the answer out of the address; undefined where the page was loaded anew while it asked for the rest. Throws if the
     * answer does not belong to a login that was begun here.
     */
    takeAnswer: fromPromise<SsoAnswer | undefined>(notProvided('takeAnswer')),
    /** Asks the console whose it is, and keeps the token if there is one. */
    authenticate: fromPromise<SsoResult, SsoAnswer>(notProvided('authenticate')),
    /** Loads who it was, and goes where the visitor meant to go. Never fails: the login has succeeded. */
    enter: fromPromise<void, Pick<Context, 'target'>>(notProvided('enter')),
  },
  guards: {
    isPending: (_, { answer }: { answer: SsoAnswer | undefined }) => !answer,
    isKnown: (_, { result }: { result: SsoResult }) => 'token' in result,
  },
  actions: { forgetPending: () => {} },
}).createMachine({
  id: 'ssoReturn',
  context: { answer: {}, target: undefined, failure: undefined },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'takeAnswer',
        onDone: [
          { guard: { type: 'isPending', params: ({ event }) => ({ answer: event.output }) }, target: 'supplement' },
          {
            target: 'verifying',
            actions: assign(({ event: { output = {} } }) => ({ answer: output, target: targetOf(output) })),
          },
        ],
        onError: 'rejected',
      },
    },
    verifying: {
      invoke: {
        src: 'authenticate',
        input: ({ context }) => context.answer,
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ result: event.output }) },
            target: 'entering',
            actions: assign({ answer: {} }),
          },
          { target: 'supplement', actions: assign({ answer: {} }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ answer: {}, failure: ({ event }) => plainFailure(event.error) }),
        },
      },
    },
    entering: { invoke: { src: 'enter', input: ({ context: { target } }) => ({ target }), onDone: 'left' } },
    /** The form in the dialog is a machine of its own and leads on by itself. */
    supplement: { on: { 'supplement.cancelled': { target: 'cancelled', actions: 'forgetPending' } } },
    cancelled: { type: 'final' },
    rejected: { type: 'final' },
    failed: { type: 'final' },
    left: { type: 'final' },
  },
})

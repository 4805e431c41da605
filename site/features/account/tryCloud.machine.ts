/** A click on "try the cloud": to where it leads a person who is logged in, else to the login page. */
import { fromPromise, setup } from 'xstate'
import type { LoginSource } from '../../api/storage.ts'
import { notProvided } from '../../../theme/search/notProvided.ts'

type Context = { readonly source: LoginSource }

export const tryCloudMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'cloud.wanted' },
    /** What it is wanted for; the login page is told. */
    input: {} as Context,
  },
  actors: {
    /** True for somebody, false for nobody; throws when that cannot be said. */
    checkLogin: fromPromise<boolean>(notProvided('checkLogin')),
    goOn: fromPromise<void, Context>(notProvided('goOn')),
    goToLogin: fromPromise<void, Context>(notProvided('goToLogin')),
  },
  guards: {
    isLoggedIn: (_, { answer }: { answer: boolean }) => answer,
  },
}).createMachine({
  id: 'tryCloud',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'cloud.wanted': 'checking' } },
    checking: {
      invoke: {
        src: 'checkLogin',
        onDone: [
          { guard: { type: 'isLoggedIn', params: ({ event }) => ({ answer: event.output }) }, target: 'goingOn' },
          { target: 'goingToLogin' },
        ],
        // Whatever else happens, nothing does; one may click again.
        onError: 'idle',
      },
    },
    goingOn: { invoke: { src: 'goOn', input: ({ context }) => context, onDone: 'left' } },
    goingToLogin: { invoke: { src: 'goToLogin', input: ({ context }) => context, onDone: 'left' } },
    left: { type: 'final' },
  },
})

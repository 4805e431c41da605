/** Whether someone is logged in, as far as this page knows. */
import { assign, fromPromise, setup } from 'xstate'
import type { User } from '../../api/storage.ts'
import { notProvided } from '../../../theme/search/notProvided.ts'

type Context = {
  /** The person who is logged in, or was when the page was last open. */
  readonly user: User | undefined
}
type Event =
  /** Another tab logged in or out, the page came back from the history, or another page is shown. */
  { readonly type: 'session.doubted'; readonly hasToken: boolean } | { readonly type: 'logout.finished' }

export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly user: User | undefined },
  },
  actors: { queryUser: fromPromise<User>(notProvided('queryUser')) },
  guards: {
    hasToken: (_, { hasToken }: { hasToken: boolean }) => hasToken,
  },
}).createMachine({
  id: 'session',
  context: ({ input: { user } }) => ({ user }),
  initial: 'remembered',
  on: {
    'logout.finished': { target: '.signedOut' },
    'session.doubted': [
      { guard: { type: 'hasToken', params: ({ event }) => ({ hasToken: event.hasToken }) }, target: '.checking' },
      { target: '.signedOut' },
    ],
  },
  states: {
    /** As it was when the last page was left. */
    remembered: {},
    checking: {
      invoke: {
        src: 'queryUser',
        onDone: { target: 'signedIn', actions: assign({ user: ({ event }) => event.output }) },
        onError: 'signedOut',
      },
    },
    signedIn: {},
    signedOut: { entry: assign({ user: undefined }) },
  },
})

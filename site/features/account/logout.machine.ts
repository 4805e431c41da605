/** Logging out. Whatever the console answers, this browser forgets: a person who leaves must not stay logged in here. */
import { fromPromise, setup } from 'xstate'
import { notProvided } from '../../../theme/search/notProvided.ts'

export const logoutMachine = setup({
  types: { events: {} as { readonly type: 'logout.requested' } },
  actors: {
    logOut: fromPromise<void>(notProvided('logOut')),
    /** Clears what is stored, and goes home. Never fails. */
    leave: fromPromise<void>(notProvided('leave')),
  },
  actions: {
    logFailure: () => {},
  },
}).createMachine({
  id: 'logout',
  initial: 'idle',
  states: {
    idle: { on: { 'logout.requested': 'loggingOut' } },
    loggingOut: {
      invoke: { src: 'logOut', onDone: 'leaving', onError: { target: 'leaving', actions: 'logFailure' } },
    },
    leaving: { invoke: { src: 'leave', onDone: 'loggedOut' } },
    loggedOut: { type: 'final' },
  },
})

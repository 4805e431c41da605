/** Which providers one can log in with. */
import { assign, fromPromise, setup } from 'xstate'
import type { SsoTypes } from '../../api/sso.ts'
import { notProvided } from '../../machines/notProvided.ts'

export const ssoMachine = setup({
  types: { context: {} as { readonly providers: SsoTypes } },
  actors: { listProviders: fromPromise<SsoTypes>(notProvided('listProviders')) },
  actions: { logFailure: () => {} },
}).createMachine({
  id: 'sso',
  context: { providers: {} },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'listProviders',
        onDone: { target: 'offered', actions: assign({ providers: ({ event }) => event.output }) },
        onError: { target: 'failed', actions: 'logFailure' },
      },
    },
    offered: { type: 'final' },
    failed: { type: 'final' },
  },
})

/** Asks for a number of stars once, and says when that failed. */
// #region machine
import { assign, fromPromise, setup } from 'xstate'

export const starsMachine = setup({
  types: { context: {} as { count: number | undefined }, events: {} as { type: 'ask' } },
  actors: {
    load: fromPromise<number>(() => {
      throw new Error('The view provides it')
    }),
  },
}).createMachine({
  id: 'stars',
  context: { count: undefined },
  initial: 'idle',
  states: {
    idle: { on: { ask: 'loading' } },
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: assign({ count: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    shown: { type: 'final' },
    failed: { on: { ask: 'loading' } },
  },
})
// #endregion

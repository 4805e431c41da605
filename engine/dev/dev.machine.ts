/**
 * The life of a dev server between two saves.
 *
 *     fresh --changed--> collecting --quiet--> refreshing --> fresh | broken
 *
 * Events that arrive while refreshing are collected for the next round, so a burst of 500 files is a few rounds and
 * the last content wins.
 */
import { assign, fromPromise, setup } from 'xstate'

type Context = {
  /** Changed since the last round began. */
  readonly waiting: ReadonlySet<string>
  /** Being taken in. */
  readonly taken: readonly string[]
  readonly problem: unknown
}
type Changed = { readonly type: 'files.changed'; readonly files: readonly string[] }

export const devMachine = setup({
  types: { context: {} as Context, events: {} as Changed },
  actors: {
    /** Takes in the files; what it throws is shown and the last good site stays. */
    refresh: fromPromise<void, readonly string[]>(() => Promise.reject(new Error('refresh must be provided'))),
  },
  actions: {
    collect: assign({ waiting: ({ context, event }) => new Set([...context.waiting, ...event.files]) }),
    take: assign({ taken: ({ context }) => [...context.waiting], waiting: new Set<string>(), problem: undefined }),
  },
  guards: { isWaiting: ({ context }) => context.waiting.size > 0 },
  delays: {
    /** Long enough for an editor that writes in two steps, short enough not to be felt. In ms. */
    quiet: 20,
  },
}).createMachine({
  id: 'dev',
  context: { waiting: new Set(), taken: [], problem: undefined },
  initial: 'fresh',
  on: { 'files.changed': { actions: 'collect' } },
  states: {
    fresh: { on: { 'files.changed': { target: 'collecting', actions: 'collect' } } },
    broken: { on: { 'files.changed': { target: 'collecting', actions: 'collect' } } },
    collecting: {
      after: { quiet: { target: 'refreshing', actions: 'take' } },
      on: { 'files.changed': { target: 'collecting', reenter: true, actions: 'collect' } },
    },
    refreshing: {
      invoke: {
        src: 'refresh',
        input: ({ context }) => context.taken,
        onDone: 'settled',
        onError: { target: 'settled', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    settled: {
      always: [
        { guard: 'isWaiting', target: 'collecting' },
        { guard: ({ context }) => context.problem !== undefined, target: 'broken' },
        { target: 'fresh' },
      ],
    },
  },
})

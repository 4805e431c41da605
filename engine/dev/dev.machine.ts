/**
 * The life of a dev server between two saves.
 *
 *     idle --changed--> debouncing --quiet--> updating --> idle | broken
 *
 * Events that arrive while updating are collected for the next round, so a burst of 500 files is a few rounds and
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
    update: fromPromise<void, readonly string[]>(() => Promise.reject(new Error('update must be provided'))),
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
  initial: 'idle',
  on: { 'files.changed': { actions: 'collect' } },
  states: {
    idle: { on: { 'files.changed': { target: 'debouncing', actions: 'collect' } } },
    broken: { on: { 'files.changed': { target: 'debouncing', actions: 'collect' } } },
    debouncing: {
      after: { quiet: { target: 'updating', actions: 'take' } },
      on: { 'files.changed': { target: 'debouncing', reenter: true, actions: 'collect' } },
    },
    updating: {
      invoke: {
        src: 'update',
        input: ({ context }) => context.taken,
        onDone: 'settled',
        onError: { target: 'settled', actions: assign({ problem: ({ event }) => event.error }) },
      },
    },
    settled: {
      always: [
        { guard: 'isWaiting', target: 'debouncing' },
        { guard: ({ context }) => context.problem !== undefined, target: 'broken' },
        { target: 'idle' },
      ],
    },
  },
})

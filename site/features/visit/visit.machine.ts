/** Page views of a visitor, as long as they agree to be counted. */
import { fromPromise, setup, spawnChild } from 'xstate'
import { notProvided } from '../../machines/notProvided.ts'

export type PageView = {
  readonly href: string
  readonly referrer: string
}
type Shown = {
  readonly type: 'page.shown'
  readonly view: PageView
  /** Asked for each page: who changes their mind is not counted from then on. */
  readonly isAgreed: boolean
}

export const visitMachine = setup({
  types: { events: {} as Shown },
  actors: {
    /** Keeps where they came from, the first time, and logs the view. Never fails: what is not sent is missed by nobody. */
    logView: fromPromise<void, PageView>(notProvided('logView')),
  },
  guards: { isAgreed: (_, { isAgreed }: { isAgreed: boolean }) => isAgreed },
  actions: {
    logView: spawnChild('logView', { input: ({ event }) => event.view }),
  },
}).createMachine({
  id: 'visit',
  initial: 'silent',
  states: {
    silent: {
      on: {
        'page.shown': {
          guard: { type: 'isAgreed', params: ({ event }) => event },
          target: 'followed',
          actions: 'logView',
        },
      },
    },
    followed: {
      on: {
        'page.shown': [
          { guard: { type: 'isAgreed', params: ({ event }) => event }, actions: 'logView' },
          { target: 'silent' },
        ],
      },
    },
  },
})

/** Asking for a verification code, and waiting a minute before the next. */
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { plainFailure, type PlainFailure } from '../../api/failure.ts'
import type { Tick } from '../../machines/clock.ts'
import { notProvided } from '../../../theme/search/notProvided.ts'
import { findProblems, isClean } from './rules.ts'

export type ContactKind = 'email' | 'phone'

type Context = {
  readonly kind: ContactKind
  readonly contact: string
  readonly failure: PlainFailure | undefined
  /** Of a clock that never goes backwards, in ms. */
  readonly sentAt: number | undefined
  readonly now: number
}
type Event =
  | { readonly type: 'code.requested'; readonly contact: string }
  | { readonly type: 'contact.changed' }
  /** One is being typed: it came all the same. */
  | { readonly type: 'code.changed' }
  /** One was sent before the page was loaded again. */
  | { readonly type: 'code.recalled'; readonly contact: string; readonly sentAt: number; readonly now: number }
  | Tick

/** Milliseconds until a code may be asked for again. */
export const pause = 60_000

export const sendCodeMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as { readonly kind: ContactKind } },
  actors: {
    sendCode: fromPromise<void, { readonly contact: string }>(notProvided('sendCode')),
    clock: fromCallback<Tick>(notProvided('clock')),
  },
  guards: {
    isUsable: ({ context: { kind } }, { contact }: { contact: string }) =>
      isClean(findProblems([kind], { [kind]: contact })),
    isRecent: (_, { sentAt, now }: { sentAt: number; now: number }) => now >= sentAt && now - sentAt < pause,
    isOver: ({ context }, { now }: { now: number }) => context.sentAt !== undefined && now - context.sentAt >= pause,
  },
}).createMachine({
  id: 'sendCode',
  context: ({ input: { kind } }) => ({ kind, contact: '', failure: undefined, sentAt: undefined, now: 0 }),
  initial: 'idle',
  on: {
    'code.requested': [
      {
        guard: { type: 'isUsable', params: ({ event }) => ({ contact: event.contact }) },
        target: '.sending',
        actions: assign(({ event }) => ({ contact: event.contact.trim(), failure: undefined })),
      },
      {
        target: '.needsContact',
        actions: assign(({ event }) => ({ contact: event.contact.trim(), failure: undefined })),
      },
    ],
  },
  states: {
    idle: {
      on: {
        'code.recalled': {
          guard: { type: 'isRecent', params: ({ event }) => event },
          target: 'counting',
          actions: assign(({ event: { contact, sentAt, now } }) => ({ contact, sentAt, now })),
        },
      },
    },
    needsContact: { on: { 'contact.changed': 'idle' } },
    failed: { exit: assign({ failure: undefined }), on: { 'code.changed': 'idle', 'contact.changed': 'idle' } },
    sending: {
      // Whoever corrects the contact need not wait for a code that goes elsewhere.
      on: { 'code.requested': {}, 'contact.changed': 'idle' },
      invoke: {
        src: 'sendCode',
        input: ({ context: { contact } }) => ({ contact }),
        onDone: { target: 'counting', actions: assign({ sentAt: undefined }) },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => plainFailure(event.error) }) },
      },
    },
    counting: {
      invoke: { src: 'clock' },
      on: {
        'code.requested': {},
        'contact.changed': 'idle',
        'clock.ticked': [
          { guard: { type: 'isOver', params: ({ event }) => ({ now: event.now }) }, target: 'idle' },
          { actions: assign(({ context, event }) => ({ now: event.now, sentAt: context.sentAt ?? event.now })) },
        ],
      },
    },
  },
})

/** Whole seconds that are left, 60 to 1. */
export const secondsLeft = ({ sentAt, now }: Pick<Context, 'sentAt' | 'now'>): number =>
  Math.ceil((pause - (sentAt === undefined ? 0 : now - sentAt)) / 1_000)

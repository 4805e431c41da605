/** A form that is sent once, says that it worked, and leads on. Each flow of the account has a statechart made of it. */
import { assign, fromPromise, setup } from 'xstate'
import { plainFailure, type PlainFailure } from '../../api/failure.ts'
import { notProvided } from '../../../theme/search/notProvided.ts'
import { findProblems, isClean, type FieldName, type Problems, type Values } from './rules.ts'

type Context = {
  /** All of them are required. */
  readonly fields: readonly FieldName[]
  readonly values: Values
  readonly problems: Problems
  readonly failure: PlainFailure | undefined
  /** Counts refused submissions, so that the view can move the focus each time. */
  readonly refused: number
}
type Event =
  | { readonly type: 'form.submitted'; readonly values: Values }
  | { readonly type: 'field.changed'; readonly name: FieldName }
  /** Another way to log in asks for something else. */
  | { readonly type: 'fields.changed'; readonly fields: readonly FieldName[] }
  /** Another code is on its way: that one is missing, or that the last one was refused, is over. */
  | { readonly type: 'code.requested' }

type Options = {
  /** Names the statechart. */
  readonly id: string
  /** What is in these fields is for the console to judge. */
  readonly loose?: readonly FieldName[]
  /** Milliseconds for which it says that it worked. Default: long enough to read one sentence. */
  readonly reading?: number
}

const setUp = ({ loose = [], reading = 1_500 }: Options) =>
  setup({
    types: { context: {} as Context, events: {} as Event, input: {} as Pick<Context, 'fields'> },
    actors: {
      sendForm: fromPromise<void, Values>(notProvided('sendForm')),
      /** Never fails. */
      goOn: fromPromise<void>(notProvided('goOn')),
    },
    guards: {
      isComplete: ({ context: { fields } }, { values }: { values: Values }) =>
        isClean(findProblems(fields, values, loose)),
    },
    actions: {
      refuse: assign(({ context: { fields, refused } }, { values }: { values: Values }) => ({
        problems: findProblems(fields, values, loose),
        failure: undefined,
        refused: refused + 1,
      })),
    },
    delays: { reading },
  })

export const createFormMachine = (options: Options) =>
  setUp(options).createMachine({
    id: options.id,
    context: ({ input: { fields } }) => ({ fields, values: {}, problems: {}, failure: undefined, refused: 0 }),
    initial: 'open',
    states: {
      open: {
        initial: 'editing',
        on: {
          'field.changed': {
            actions: assign({ problems: ({ context, event }) => without(context.problems, event.name) }),
          },
          'code.requested': { actions: assign({ problems: ({ context }) => without(context.problems, 'code') }) },
          'fields.changed': {
            target: '.editing',
            actions: assign(({ event }) => ({ fields: event.fields, problems: {}, failure: undefined })),
          },
          'form.submitted': [
            {
              guard: { type: 'isComplete', params: ({ event }) => ({ values: event.values }) },
              target: 'submitting',
              actions: assign(({ event }) => ({ values: event.values, problems: {}, failure: undefined })),
            },
            {
              target: '.invalid',
              actions: { type: 'refuse', params: ({ event }) => ({ values: event.values }) },
            },
          ],
        },
        states: {
          editing: {},
          invalid: {},
          failed: { on: { 'code.requested': { target: 'editing', actions: assign({ failure: undefined }) } } },
        },
      },
      submitting: {
        invoke: {
          src: 'sendForm',
          input: ({ context }) => context.values,
          // Nothing is kept longer than it is needed, a password least of all; the fields still show what was entered.
          onDone: { target: 'done', actions: assign({ values: {} }) },
          onError: {
            target: 'open.failed',
            actions: assign(({ context, event }) => ({
              values: {},
              failure: plainFailure(event.error),
              refused: context.refused + 1,
            })),
          },
        },
      },
      done: { after: { reading: 'leaving' } },
      leaving: { invoke: { src: 'goOn', onDone: 'left' } },
      left: { type: 'final' },
    },
  })

export type FormMachine = ReturnType<typeof createFormMachine>

function without(problems: Problems, name: FieldName): Problems {
  const { [name]: _, ...others } = problems
  return others
}

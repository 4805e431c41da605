/** A form that is sent once, says that it worked, and leads on: every form of the account. */
import { assign, fromPromise, setup } from 'xstate'
import { faultOf, type Fault } from '../../api/failure.ts'
import { notProvided } from '../../machines/notProvided.ts'
import { findProblems, isClean, type FieldName, type Problems, type Values } from './rules.ts'

/** All fields are required; what is in `loose` ones is for the console to judge. */
export type Asked = { readonly fields: readonly FieldName[]; readonly loose?: readonly FieldName[] }

type Context = Required<Asked> & {
  readonly values: Values
  readonly problems: Problems
  readonly fault: Fault | undefined
  /** Counts refused submissions, so that the view can move the focus each time. */
  readonly refused: number
}
type Event =
  | { readonly type: 'form.submitted'; readonly values: Values }
  | { readonly type: 'field.changed'; readonly name: FieldName }
  /** Another way to log in asks for something else. */
  | { readonly type: 'fields.changed'; readonly fields: readonly FieldName[] }

export const formMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Asked },
  actors: {
    sendForm: fromPromise<void, Values>(notProvided('sendForm')),
    /** Never fails. */
    goOn: fromPromise<void>(notProvided('goOn')),
  },
  guards: {
    isComplete: ({ context: { fields, loose } }, { values }: { values: Values }) =>
      isClean(findProblems(fields, values, loose)),
  },
  delays: {
    /** Long enough to read one sentence. */
    reading: 1_500,
  },
}).createMachine({
  id: 'form',
  context: ({ input: { fields, loose = [] } }) => ({
    fields,
    loose,
    values: {},
    problems: {},
    fault: undefined,
    refused: 0,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'field.changed': {
          actions: assign({ problems: ({ context, event }) => without(context.problems, event.name) }),
        },
        'fields.changed': {
          target: '.editing',
          actions: assign(({ event }) => ({ fields: event.fields, problems: {}, fault: undefined })),
        },
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ values: event.values }) },
            target: 'submitting',
            actions: assign(({ event }) => ({ values: event.values, problems: {}, fault: undefined })),
          },
          {
            target: '.invalid',
            actions: assign(({ context: { fields, loose, refused }, event }) => ({
              problems: findProblems(fields, event.values, loose),
              fault: undefined,
              refused: refused + 1,
            })),
          },
        ],
      },
      states: { editing: {}, invalid: {}, failed: {} },
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
            fault: faultOf(event.error),
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

function without(problems: Problems, name: FieldName): Problems {
  const { [name]: _, ...others } = problems
  return others
}

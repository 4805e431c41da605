/** Creating an account; then the login page. */
import { assign, fromPromise, setup } from 'xstate'
import {
  accepted,
  emptyForm,
  failed,
  incomplete,
  isClean,
  notProvided,
  withoutProblem,
  type FormContext,
  type FormEvent,
} from './form.ts'
import { findProblems, type FieldName, type Values } from './rules.ts'

type Context = FormContext & { readonly fields: readonly FieldName[] }

export const registerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent,
    /** Names of the fields the brand asks for; all of them are required. */
    input: {} as { readonly fields: readonly FieldName[] },
  },
  actors: {
    register: fromPromise<void, Values>(notProvided('register')),
    goToLogin: fromPromise<void>(notProvided('goToLogin')),
  },
  guards: {
    isComplete: ({ context }, { values }: { values: Values }) => isClean(findProblems(context.fields, values)),
  },
  delays: {
    /** Long enough to read one sentence. */
    reading: 1_500,
  },
}).createMachine({
  id: 'register',
  context: ({ input: { fields } }) => ({ ...emptyForm, fields }),
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'field.changed': {
          actions: assign({ problems: ({ context, event }) => withoutProblem(context.problems, event.name) }),
        },
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ values: event.values }) },
            target: 'submitting',
            actions: assign(({ event }) => accepted(event.values)),
          },
          {
            target: '.invalid',
            actions: assign(({ context, event }) => incomplete(context, findProblems(context.fields, event.values))),
          },
        ],
      },
      states: { editing: {}, invalid: {}, failed: {} },
    },
    submitting: {
      invoke: {
        src: 'register',
        input: ({ context }) => context.values,
        onDone: { target: 'registered', actions: assign({ values: {} }) },
        onError: {
          target: 'open.failed',
          actions: assign(({ context, event }) => failed(context, event.error)),
        },
      },
    },
    registered: { after: { reading: 'leaving' } },
    leaving: { invoke: { src: 'goToLogin', onDone: 'left', onError: 'left' } },
    left: { type: 'final' },
  },
})

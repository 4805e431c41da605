/** A new password for someone who proves by a code that the account is theirs; then the login page. */
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

export const resetPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FormEvent,
    /** By what the account is known: an e-mail address or a phone number. */
    input: {} as { readonly contact: 'email' | 'phone' },
  },
  actors: {
    resetPassword: fromPromise<void, Values>(notProvided('resetPassword')),
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
  id: 'resetPassword',
  context: ({ input: { contact } }) => ({ ...emptyForm, fields: [contact, 'code', 'password', 'rePassword'] }),
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
        src: 'resetPassword',
        input: ({ context }) => context.values,
        onDone: { target: 'changed', actions: assign({ values: {} }) },
        onError: {
          target: 'open.failed',
          actions: assign(({ context, event }) => failed(context, event.error)),
        },
      },
    },
    changed: { after: { reading: 'leaving' } },
    leaving: { invoke: { src: 'goToLogin', onDone: 'left', onError: 'left' } },
    left: { type: 'final' },
  },
})

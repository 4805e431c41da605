/** Logging in, by password or by a code that was sent. */
import { assign, fromPromise, setup } from 'xstate'
import { notProvided } from '../../machines/notProvided.ts'
import {
  accepted,
  emptyForm,
  failed,
  incomplete,
  isClean,
  withoutProblem,
  type FormContext,
  type FormEvent,
} from './form.ts'
import { findLoginProblems, type LoginMethod, type Values } from './rules.ts'

type Context = FormContext & { readonly method: LoginMethod }
type Event = FormEvent | { readonly type: 'method.chosen'; readonly method: LoginMethod }
export type LogInInput = { readonly method: LoginMethod; readonly values: Values }

export const loginMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: {
    /** Asks the console and keeps the token. */
    logIn: fromPromise<void, LogInInput>(notProvided('logIn')),
    /** Loads who it was, and goes where the visitor meant to go. Never fails: the login has succeeded. */
    enter: fromPromise<void>(notProvided('enter')),
  },
  guards: {
    isComplete: ({ context }, { values }: { values: Values }) => isClean(findLoginProblems(context.method, values)),
  },
}).createMachine({
  id: 'login',
  context: { ...emptyForm, method: 'password' },
  initial: 'open',
  states: {
    open: {
      initial: 'editing',
      on: {
        'field.changed': {
          actions: assign({ problems: ({ context, event }) => withoutProblem(context.problems, event.name) }),
        },
        'method.chosen': {
          target: '.editing',
          actions: assign(({ event }) => ({ method: event.method, problems: {}, fault: undefined })),
        },
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ values: event.values }) },
            target: 'submitting',
            actions: assign(({ event }) => accepted(event.values)),
          },
          {
            target: '.invalid',
            actions: assign(({ context, event }) =>
              incomplete(context, findLoginProblems(context.method, event.values)),
            ),
          },
        ],
      },
      states: { editing: {}, invalid: {}, failed: {} },
    },
    submitting: {
      invoke: {
        src: 'logIn',
        input: ({ context: { method, values } }) => ({ method, values }),
        onDone: { target: 'entering', actions: assign({ values: {} }) },
        onError: {
          target: 'open.failed',
          actions: assign(({ context, event }) => failed(context, event.error)),
        },
      },
    },
    entering: { invoke: { src: 'enter', onDone: 'left' } },
    left: { type: 'final' },
  },
})

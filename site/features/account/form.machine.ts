/** A form that is sent once, says that it worked, and leads on: registering, a new password, what a provider left out. */
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
import { findProblems, type FieldName, type Values } from './rules.ts'

type Context = FormContext & { readonly fields: readonly FieldName[] }

export const createFormMachine = (id: string) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as FormEvent,
      /** All of them are required. */
      input: {} as { readonly fields: readonly FieldName[] },
    },
    actors: {
      sendForm: fromPromise<void, Values>(notProvided('sendForm')),
      /** Never fails. */
      goOn: fromPromise<void>(notProvided('goOn')),
    },
    guards: {
      isComplete: ({ context }, { values }: { values: Values }) => isClean(findProblems(context.fields, values)),
    },
    delays: {
      /** Long enough to read one sentence. */
      reading: 1_500,
    },
  }).createMachine({
    id,
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
          src: 'sendForm',
          input: ({ context }) => context.values,
          onDone: { target: 'done', actions: assign({ values: {} }) },
          onError: {
            target: 'open.failed',
            actions: assign(({ context, event }) => failed(context, event.error)),
          },
        },
      },
      done: { after: { reading: 'leaving' } },
      leaving: { invoke: { src: 'goOn', onDone: 'left' } },
      left: { type: 'final' },
    },
  })

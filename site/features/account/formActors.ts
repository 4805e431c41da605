/** The two machines of a form, the form itself and the code that is asked for in it: what they do, and what a person does to them. */
import { fromPromise, type ActorRefFrom } from 'xstate'
import type { CodePurpose } from '../../api/account.ts'
import { clock } from '../../machines/clock.ts'
import type { FormMachine } from './form.machine.ts'
import { inputIn, valuesIn } from './inputs.ts'
import type { LoadServices } from './loadServices.ts'
import { isFieldName, type FieldName } from './rules.ts'
import { sendCodeMachine, type ContactKind } from './sendCode.machine.ts'
import { keepSent, sentAt } from './typedContact.ts'

/** What the code is for, what kind of contact it goes to, and in which field that stands. */
export type FormCode = { readonly purpose: CodePurpose; readonly kind: ContactKind; readonly contact: FieldName }

export const formWithServices = (machine: FormMachine, load: LoadServices): FormMachine =>
  machine.provide({
    actors: {
      sendForm: fromPromise(async ({ input, signal }) => (await load()).own.send(input, signal)),
      goOn: fromPromise(async ({ signal }) => (await load()).own.goOn(signal)),
    },
  })

export const codeWithServices = ({ kind, purpose }: FormCode, load: LoadServices): typeof sendCodeMachine =>
  sendCodeMachine.provide({
    actors: {
      sendCode: fromPromise(async ({ input: { contact }, signal }) => {
        await (await load()).services.sendCode(kind, contact, purpose, signal)
        keepSent(purpose, contact)
      }),
      clock,
    },
  })

export type FormActions = {
  /** Another way to fill the form in. */
  choose(fields: readonly FieldName[]): void
  /** A field is being changed: what was said of it holds no longer. */
  change(name: string): void
  submit(): void
  askForCode(): void
  /** Goes on waiting, where the page was loaded again meanwhile. */
  recallCode(): void
  /** What encrypts a password is large and takes a moment to come. */
  preparePassword(): void
}

type Form = {
  readonly form: ActorRefFrom<FormMachine>
  readonly code: ActorRefFrom<typeof sendCodeMachine>
  readonly contact: FieldName
  readonly purpose: CodePurpose
  /** Null until the page shows it: nobody can do anything to it before. */
  readonly element: HTMLFormElement | null
  readonly load: LoadServices
}

export const createFormActions = ({ form, code, contact, purpose, element, load }: Form): FormActions => ({
  choose: (fields) => form.send({ type: 'fields.changed', fields }),

  change(name) {
    if (!isFieldName(name)) return
    if (name === contact) code.send({ type: 'contact.changed' })
    if (name === 'code') code.send({ type: 'code.changed' })
    form.send({ type: 'field.changed', name })
  },

  submit: () => form.send({ type: 'form.submitted', values: valuesIn(element!, form.getSnapshot().context.fields) }),

  askForCode() {
    const input = inputIn(element!, contact)
    code.send({ type: 'code.requested', contact: input.value })
    const { value } = code.getSnapshot()
    if (value === 'needsContact') input.focus()
    if (value === 'sending') form.send({ type: 'code.requested' })
  },

  recallCode() {
    const typed = inputIn(element!, contact).value.trim()
    code.send({ type: 'code.recalled', contact: typed, sentAt: sentAt(purpose, typed), now: performance.now() })
  },

  // What fails is tried again when it is needed.
  preparePassword: () =>
    void load().then(
      ({ services }) => services.preparePasswords(),
      () => {},
    ),
})

/** A form of the account with its two machines: the form itself, and the code that is asked for in it. */
import { useMachine } from '@xstate/react'
import { createContext, use, useEffect, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { CodePurpose } from '../../api/account.ts'
import { clock } from '../../machines/clock.ts'
import type { FormMachine } from './form.machine.ts'
import type { AccountPlace } from './place.ts'
import { inputIn, valuesIn } from './inputs.ts'
import { isFieldName, type FieldName } from './rules.ts'
import { sendCodeMachine, type ContactKind } from './sendCode.machine.ts'
import { useServices, type LoadService } from './useServices.ts'
import { fieldProblem } from './sentences.ts'
import type { Words } from './words.ts'

type FormKind = 'login' | 'register' | 'market' | 'reset' | 'supplement'

type Options = {
  readonly kind: FormKind
  readonly service: LoadService
  readonly place: AccountPlace
  readonly words: Words
  readonly machine: FormMachine
  /** In the order in which they stand. */
  readonly fields: readonly FieldName[]
  /** What the code is for, what kind of contact it goes to, and in which field that stands. */
  readonly code: { readonly purpose: CodePurpose; readonly kind: ContactKind; readonly contact: FieldName }
}

export type AccountForm = {
  readonly kind: FormKind
  readonly place: AccountPlace
  readonly words: Words
  readonly element: HTMLFormElement | null
  /** Its `ref`. */
  readonly setElement: (element: HTMLFormElement | null) => void
  readonly snapshot: SnapshotFrom<FormMachine>
  readonly code: SnapshotFrom<typeof sendCodeMachine>
  /** What is wrong with a field, as a sentence. */
  problemOf(name: FieldName, label: string): string | undefined
  /** Another way to fill the form in. */
  choose(fields: readonly FieldName[]): void
  /** A field is being changed: what was said of it holds no longer. */
  change(name: string): void
  submit(): void
  askForCode(): void
  /** What encrypts a password is large and takes a moment to come. */
  preparePassword(): void
}

const FormContext = createContext<AccountForm | undefined>(undefined)
export const AccountFormProvider = FormContext.Provider

/** The form around a field. */
export function useForm(): AccountForm {
  const form = use(FormContext)
  if (!form) throw new Error('A field of the account stands outside its form')
  return form
}

export function useAccountForm({ kind, service, place, words, machine, fields, code }: Options): AccountForm {
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const load = useServices(place, service)
  const [snapshot, send] = useMachine(
    machine.provide({
      actors: {
        sendForm: fromPromise(async ({ input, signal }) => (await load()).own.send(input, signal)),
        goOn: fromPromise(async ({ signal }) => (await load()).own.goOn(signal)),
      },
    }),
    { input: { fields } },
  )
  const [codeSnapshot, sendToCode, codeActor] = useMachine(
    sendCodeMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input, signal }) =>
          (await load()).services.sendCode(code.kind, input.contact, code.purpose, signal),
        ),
        clock,
      },
    }),
    { input: { kind: code.kind } },
  )
  useFocusOnRefusal(element, snapshot.context.refused)

  return {
    kind,
    place,
    words,
    element,
    setElement,
    snapshot,
    code: codeSnapshot,
    problemOf: (name, label) =>
      fieldProblem({ name, label }, words, snapshot.context.problems[name], {
        isAskedFor: name === code.contact && codeSnapshot.value === 'needsContact',
        ...codeSnapshot.context,
      }),
    choose: (chosen) => send({ type: 'fields.changed', fields: chosen }),
    change(name) {
      if (!isFieldName(name)) return
      if (name === code.contact) sendToCode({ type: 'contact.changed' })
      send({ type: 'field.changed', name })
    },
    submit: () => send({ type: 'form.submitted', values: valuesIn(element!, snapshot.context.fields) }),
    askForCode() {
      sendToCode({ type: 'code.requested', contact: inputIn(element!, code.contact).value })
      if (codeActor.getSnapshot().value === 'needsContact') inputIn(element!, code.contact).focus()
    },
    // What fails is tried again when it is needed.
    preparePassword: () =>
      void load().then(
        ({ services }) => services.preparePasswords(),
        () => {},
      ),
  }
}

/** Whoever was refused goes on where something is wrong. */
function useFocusOnRefusal(form: HTMLFormElement | null, refused: number): void {
  useEffect(() => {
    if (refused) form?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, refused])
}

/** A form of the account with its two machines: the form itself, and the code that is asked for in it. */
import { useMachine } from '@xstate/react'
import { createContext, use, useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { FormMachine } from './form.machine.ts'
import { formAttributes } from '../../client/behaviour.ts'
import { codeWithServices, createFormActions, formWithServices, type FormActions, type FormCode } from './formActors.ts'
import { createLoader, type ImportService } from './loadServices.ts'
import type { AccountPlace } from './place.ts'
import type { FieldName } from './rules.ts'
import type { sendCodeMachine } from './sendCode.machine.ts'
import { fieldProblem } from './sentences.ts'
import type { Words } from './words.ts'

type FormKind = 'login' | 'register' | 'market' | 'reset' | 'supplement'

type Options = {
  readonly kind: FormKind
  readonly service: ImportService
  readonly place: AccountPlace
  readonly words: Words
  readonly machine: FormMachine
  /** In the order in which they stand. */
  readonly fields: readonly FieldName[]
  readonly code: FormCode
}

export type AccountForm = FormActions & {
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
  // The place is what the page was rendered with: it never changes.
  const [load] = useState(() => createLoader(place, service))
  const [snapshot, , form] = useMachine(formWithServices(machine, load), { input: { fields } })
  const [codeSnapshot, , codeActor] = useMachine(codeWithServices(code, load), { input: { kind: code.kind } })
  useFocusOnRefusal(element, snapshot.context.refused)
  const { contact, purpose } = code
  const actions = createFormActions({ form, code: codeActor, contact, purpose, element, load })
  useEffect(() => {
    if (element) actions.recallCode()
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the form is there.
  }, [element])

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
        isAskedFor: name === contact && codeSnapshot.value === 'needsContact',
        ...codeSnapshot.context,
      }),
    ...actions,
  }
}

/** Whoever was refused goes on where something is wrong; what is no field's fault is said where they see it. */
function useFocusOnRefusal(form: HTMLFormElement | null, refused: number): void {
  useEffect(() => {
    if (!refused || !form) return
    const field = form.querySelector<HTMLElement>('[aria-invalid]')
    if (field) field.focus()
    else form.querySelector(`[${formAttributes.failure}]`)!.scrollIntoView({ block: 'nearest' })
  }, [form, refused])
}

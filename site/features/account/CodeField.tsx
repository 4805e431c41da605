/** A verification code, and the button that asks for one. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { fromPromise } from 'xstate'
import type { CodePurpose } from '../../api/account.ts'
import { clock } from '../../machines/clock.ts'
import { Field } from '../../ui/Field.tsx'
import { textOfFault } from './FormFoot.tsx'
import type { AccountProps } from './props.ts'
import { findProblems, type FieldName } from './rules.ts'
import { secondsLeft, sendCodeMachine, type ContactKind } from './sendCode.machine.ts'
import { servicesFor } from './servicesFor.ts'
import { wordsOf } from './words.ts'

type CodeFieldProps = {
  props: AccountProps
  purpose: CodePurpose
  /** What kind of contact the code goes to, and in which field of the form it stands. */
  kind: ContactKind
  contact: FieldName
  problem: string | undefined
}

export function CodeField({ props, purpose, kind, contact, problem }: CodeFieldProps) {
  const words = wordsOf(props.locale)
  const button = useRef<HTMLButtonElement>(null)
  const machine = useActorRef(
    sendCodeMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input, signal }) =>
          (await servicesFor(props)).sendCode(kind, input.contact, purpose, signal),
        ),
        clock,
      },
    }),
    { input: { kind } },
  )
  const state = useSelector(machine, ({ value }) => value)
  const fault = useSelector(machine, ({ context }) => context.fault)
  const asked = useSelector(machine, ({ context }) => context.contact)
  const left = useSelector(machine, ({ context }) => secondsLeft(context))
  const faultSaid = textOfFault(words, fault, words.code.failed)

  // What is wrong with the contact is no longer true once it is being changed.
  useEffect(() => {
    const form = button.current?.form
    const onInput = (event: Event) =>
      (event.target as HTMLInputElement).name === contact && machine.send({ type: 'contact.changed' })
    form?.addEventListener('input', onInput)
    return () => form?.removeEventListener('input', onInput)
  }, [machine, contact])

  const contactProblem = () => {
    const found = findProblems([kind], { [kind]: asked })[kind]
    return found === 'required' || !found
      ? words.code.needs[kind]
      : words.problems[found === 'email' ? 'email' : 'phone']
  }
  const isBusy = state === 'sending' || state === 'counting'
  return (
    <Field
      name="code"
      label={words.fields.code[kind === 'email' ? 'email' : 'sms']}
      problem={problem ?? (state === 'needsContact' ? contactProblem() : faultSaid)}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      placeholder={words.hints.code}
      aside={
        <button
          ref={button}
          type="button"
          data-code=""
          aria-disabled={isBusy}
          aria-label={state === 'counting' ? words.code.againLabel(left) : undefined}
          onClick={(event) => {
            const input = event.currentTarget.form?.elements.namedItem(contact) as HTMLInputElement | null
            machine.send({ type: 'code.requested', contact: input?.value ?? '' })
            if (input && !input.value.trim()) input.focus()
          }}
        >
          {state === 'counting' ? words.code.again(left) : state === 'sending' ? words.code.sending : words.code.get}
        </button>
      }
    >
      <output data-said="">{state === 'counting' && words.code.sent}</output>
    </Field>
  )
}

/** The button that asks for a code, and counts until it may be pressed again. */
import { createActor, fromPromise } from 'xstate'
import type { CodePurpose } from '../../api/account.ts'
import { formMarks } from '../../client/behaviour.ts'
import { clock } from '../../machines/clock.ts'
import { sentence, textOfFault } from './formView.ts'
import { loadServices } from './loadServices.ts'
import { findProblems, type FieldName } from './rules.ts'
import { secondsLeft, sendCodeMachine, type ContactKind } from './sendCode.machine.ts'

export type CodeButton = {
  ask(): void
  /** What is wrong with the contact is no longer true once it is being changed. */
  contactChanged(name: FieldName): void
  /** As a sentence. */
  problem(): string | undefined
  end(): void
}

/** `changed` is called back when `problem` may have. */
export function startCode(button: HTMLElement, changed: () => void): CodeButton {
  const purpose = button.getAttribute(formMarks.code) as CodePurpose
  const kind = button.getAttribute(formMarks.codeKind) as ContactKind
  const contact = button.getAttribute(formMarks.codeContact) as FieldName
  const field = (name: FieldName) => (button as HTMLButtonElement).form!.elements.namedItem(name) as HTMLInputElement
  const actor = createActor(
    sendCodeMachine.provide({
      actors: {
        sendCode: fromPromise(async ({ input, signal }) =>
          (await loadServices()).sendCode(kind, input.contact, purpose, signal),
        ),
        clock,
      },
    }),
    { input: { kind } },
  )
  const said = button.closest(`[${formMarks.field}]`)!.querySelector<HTMLElement>(`[${formMarks.codeSent}]`)!
  actor.subscribe(({ value, context }) => {
    const isCounting = value === 'counting'
    const left = secondsLeft(context)
    button.textContent = isCounting
      ? sentence(button, 'again', left)
      : sentence(button, value === 'sending' ? 'sending' : 'get')
    button.ariaLabel = isCounting ? sentence(button, 'againLabel', left) : null
    button.ariaDisabled = String(isCounting || value === 'sending')
    // Said once, not every second; and whoever waited at the button goes on where the code is typed.
    const text = isCounting ? sentence(said, 'sent') : ''
    if (said.textContent !== text) {
      said.textContent = text
      if (isCounting && document.activeElement === button) field('code').focus()
    }
    changed()
  })
  actor.start()
  return {
    ask() {
      actor.send({ type: 'code.requested', contact: field(contact).value })
      if (!field(contact).value.trim()) field(contact).focus()
    },
    contactChanged: (name) => name === contact && actor.send({ type: 'contact.changed' }),
    problem() {
      const { value, context } = actor.getSnapshot()
      if (value !== 'needsContact') return textOfFault(context.fault, button)
      return sentence(button, findProblems([kind], { [kind]: context.contact })[kind] ?? 'required')
    },
    end: () => actor.stop(),
  }
}

/** A verification code, and the button that asks for one and counts until it may be pressed again. */
import { useEffect, useRef } from 'react'
import { attribute } from '../../../theme/client/behaviour.ts'
import { formAttributes } from '../../client/behaviour.ts'
import { aside, note } from '../../ui/Field.styles.ts'
import { Field } from '../../ui/Field.tsx'
import { inputIn } from './inputs.ts'
import { secondsLeft } from './sendCode.machine.ts'
import { fill } from './sentences.ts'
import { useForm } from './useAccountForm.ts'

export function CodeField({ label }: { label: string }) {
  const { kind, words, snapshot, code, problemOf, element, askForCode } = useForm()
  const { value, context } = code
  const isNew = kind === 'register' || kind === 'market'
  const isCounting = value === 'counting'
  const left = String(secondsLeft(context))
  const button = useRef<HTMLButtonElement>(null)
  // Whoever waited at the button goes on where the code is typed.
  useEffect(() => {
    if (isCounting && document.activeElement === button.current) inputIn(element!, 'code').focus()
  }, [isCounting, element])
  return (
    <Field
      name="code"
      label={label}
      problem={problemOf('code', label)}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      placeholder={words.hints.code}
      aside={
        <button
          ref={button}
          type="button"
          className={aside}
          aria-label={isCounting ? fill(words.code.againLabel, left) : undefined}
          aria-disabled={isCounting || value === 'sending'}
          onClick={askForCode}
          {...attribute(formAttributes.code)}
        >
          {isCounting ? fill(words.code.again, left) : value === 'sending' ? words.code.sending : words.code.get}
        </button>
      }
    >
      <output className={note}>
        {isCounting && !snapshot.context.failure && (isNew ? words.code.sentToNew : words.code.sent)}
      </output>
    </Field>
  )
}

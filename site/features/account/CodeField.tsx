/** A verification code, and the button that asks for one; `codeButton.ts` is behind it. */
import type { CodePurpose } from '../../api/account.ts'
import { formMarks, mark } from '../../client/behaviour.ts'
import { sentences } from '../../sentences.ts'
import { useStrings } from '../../strings/index.ts'
import { aside, note } from '../../ui/Field.styles.ts'
import { Field } from '../../ui/Field.tsx'
import type { FieldName } from './rules.ts'
import type { ContactKind } from './sendCode.machine.ts'
import { blank, failureSentences, problemSentences } from './sentences.ts'

type CodeFieldProps = {
  purpose: CodePurpose
  /** What kind of contact the code goes to, and in which field of the form it stands. */
  kind: ContactKind
  contact: FieldName
}

export function CodeField({ purpose, kind, contact }: CodeFieldProps) {
  const { code, fields, hints, problems, failures } = useStrings().account
  const label = fields.code[kind === 'email' ? 'email' : 'sms']
  return (
    <Field
      name="code"
      label={label}
      says={problemSentences(problems, label)}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      placeholder={hints.code}
      aside={
        <button
          type="button"
          className={aside}
          {...mark(formMarks.code, purpose)}
          {...mark(formMarks.codeKind, kind)}
          {...mark(formMarks.codeContact, contact)}
          {...sentences({
            ...failureSentences(failures),
            failed: code.failed,
            required: code.needs[kind],
            [kind]: problems[kind],
            get: code.get,
            sending: code.sending,
            again: code.again(blank),
            againLabel: code.againLabel(blank),
          })}
        >
          {code.get}
        </button>
      }
    >
      <output className={note} {...mark(formMarks.codeSent)} {...sentences({ sent: code.sent })} />
    </Field>
  )
}

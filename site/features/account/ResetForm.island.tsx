/** A new password, with a code that was sent to the account's owner. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { CodeField } from './CodeField.tsx'
import { form } from './form.styles.ts'
import { Done, Submit, textOfFault } from './FormFoot.tsx'
import { problemText, rulesOf } from './problemText.ts'
import type { AccountProps } from './props.ts'
import { renewing } from './renewing.tsx'
import { resetPasswordMachine } from './resetPassword.machine.ts'
import { preparePasswords, servicesFor } from './servicesFor.ts'
import { useForm } from './useForm.ts'
import { wordsOf } from './words.ts'

function ResetForm(props: AccountProps) {
  const words = wordsOf(props.locale)
  const contact = props.account
  const [snapshot, send] = useMachine(
    resetPasswordMachine.provide({
      actors: {
        sendForm: fromPromise(async ({ input, signal }) => (await servicesFor(props)).resetPassword(input, signal)),
        goOn: fromPromise(async () => location.assign(props.paths.login)),
      },
    }),
    { input: { fields: [contact, 'code', 'password', 'rePassword'] } },
  )
  const { problems, fault, refused } = snapshot.context
  const formProps = useForm({ send, refused })

  const { fields } = words
  const isDone = ['done', 'leaving', 'left'].some((state) => snapshot.matches(state as 'left'))
  return (
    <form {...formProps} className={form}>
      <Field
        name={contact}
        label={fields[contact]}
        problem={problemText(words, problems[contact], fields[contact])}
        type={contact === 'email' ? 'email' : 'text'}
        inputMode={contact === 'email' ? 'email' : 'tel'}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        placeholder={words.hints.account[contact]}
      />
      <CodeField
        props={props}
        purpose="RESET_PASSWORD"
        kind={contact}
        contact={contact}
        problem={problemText(words, problems.code, fields.code[props.verification])}
      />
      <PasswordField
        name="password"
        onFocus={() => preparePasswords(props)}
        label={fields.newPassword}
        words={words}
        autoComplete="new-password"
        rules={rulesOf(words)}
        problem={problemText(words, problems.password, fields.password)}
      />
      <PasswordField
        name="rePassword"
        label={fields.rePassword}
        words={words}
        autoComplete="new-password"
        problem={problemText(words, problems.rePassword, fields.rePassword)}
      />
      {isDone ? (
        <Done>{words.reset.done}</Done>
      ) : (
        <Submit
          label={words.reset.submit}
          busyLabel={words.reset.busy}
          isBusy={snapshot.matches('submitting')}
          fault={textOfFault(words, fault, words.reset.failed)}
          noScript={words.noScript}
        />
      )}
    </form>
  )
}

export default island(renewing(ResetForm), { on: 'interaction' })

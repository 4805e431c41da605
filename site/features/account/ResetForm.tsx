/** A new password, with a code that was sent to the account's owner. */
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { NewPasswordField } from './RegisterForm.tsx'
import { problemSentences } from './sentences.ts'

export function ResetForm() {
  const { account: contact } = useBrand<SiteBrand>()
  const { fields, hints, problems, reset, showPassword } = useStrings().account
  return (
    <AccountForm kind="reset" words={reset}>
      <Field
        name={contact}
        label={fields[contact]}
        says={problemSentences(problems, fields[contact], contact)}
        type={contact === 'email' ? 'email' : 'text'}
        inputMode={contact === 'email' ? 'email' : 'tel'}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        placeholder={hints.account[contact]}
      />
      <CodeField purpose="RESET_PASSWORD" kind={contact} contact={contact} />
      <NewPasswordField label={fields.newPassword} />
      <PasswordField
        name="rePassword"
        label={fields.rePassword}
        show={showPassword}
        says={problemSentences(problems, fields.rePassword, 'different')}
        autoComplete="new-password"
      />
    </AccountForm>
  )
}

/** A new password, with a code that was sent to the account's owner. */
import { island } from '../../../engine/client/index.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { ContactField, NewPasswordField, FormPasswordField } from './fields.tsx'
import type { FormProps } from './place.ts'
import { resetMachine } from './reset.machine.ts'
import { startsAnew } from './startsAnew.tsx'
import { useAccountForm } from './useAccountForm.ts'

function Reset({ place, words }: FormProps) {
  const { contact } = place
  const form = useAccountForm({
    kind: 'reset',
    service: () => import('./reset.service.ts'),
    place,
    words,
    machine: resetMachine,
    fields: [contact, 'code', 'password', 'rePassword'],
    code: { purpose: 'RESET_PASSWORD', kind: contact, contact },
  })
  const { fields, reset } = words
  return (
    <AccountForm form={form} words={reset}>
      <ContactField name={contact} label={fields[contact]} />
      <CodeField label={fields.code[contact === 'email' ? 'email' : 'sms']} />
      <NewPasswordField label={fields.newPassword} />
      <FormPasswordField name="rePassword" label={fields.rePassword} autoComplete="new-password" />
    </AccountForm>
  )
}

export default island(startsAnew(Reset), { on: 'interaction' })

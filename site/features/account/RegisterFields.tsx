/** The form of a new account, registered here or from a marketplace. */
import type { RegisterField } from '../../brand.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { NewPasswordField, PersonField } from './fields.tsx'
import type { FormMachine } from './form.machine.ts'
import type { FormProps } from './place.ts'
import type { FieldName } from './rules.ts'
import { useAccountForm, useForm } from './useAccountForm.ts'
import type { ImportService } from './loadServices.ts'

export type RegisterProps = FormProps & { readonly fields: readonly RegisterField[] }

type RegisterFieldsProps = RegisterProps & {
  kind: 'register' | 'market'
  machine: FormMachine
  service: ImportService
  /** Why nothing that could be typed would help. */
  useless?: string | undefined
}

export function RegisterFields({ kind, machine, service, place, words, fields, useless }: RegisterFieldsProps) {
  const contact = fields.includes('emailCode') ? 'email' : 'phone'
  const form = useAccountForm({
    kind,
    service,
    place,
    words,
    machine,
    fields: [...fields.map(nameOf), 'policy'],
    code: { purpose: 'REGISTER', kind: contact, contact },
  })
  return (
    <AccountForm form={form} words={words.register} policy useless={useless}>
      {fields.map((field) => (
        <RegisterInput key={field} field={field} />
      ))}
    </AccountForm>
  )
}

const nameOf = (field: RegisterField): FieldName => (field === 'emailCode' || field === 'smsCode' ? 'code' : field)

function RegisterInput({ field }: { field: RegisterField }) {
  const { fields } = useForm().words
  switch (field) {
    case 'emailCode':
      return <CodeField label={fields.code.email} />
    case 'smsCode':
      return <CodeField label={fields.code.sms} />
    case 'password':
      return <NewPasswordField label={fields.password} />
    default:
      return <PersonField name={field} />
  }
}

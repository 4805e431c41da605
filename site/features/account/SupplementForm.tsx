/** Company, phone and a code, from somebody a provider has sent here for the first time. */
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { PersonField } from './fields.tsx'
import type { FormProps } from './place.ts'
import { startsAnew } from './startsAnew.tsx'
import { supplementMachine } from './supplement.machine.ts'
import { useAccountForm } from './useAccountForm.ts'

function Supplement({ place, words }: FormProps) {
  const form = useAccountForm({
    kind: 'supplement',
    service: () => import('./supplement.service.ts'),
    place,
    words,
    machine: supplementMachine,
    fields: ['company', 'phone', 'code'],
    code: { purpose: 'SSO_REGISTER_BIND', kind: 'phone', contact: 'phone' },
  })
  const { supplement, fields } = words
  return (
    <AccountForm form={form} words={supplement}>
      <PersonField name="company" />
      <PersonField name="phone" />
      <CodeField label={fields.code.sms} />
    </AccountForm>
  )
}

export const SupplementForm = startsAnew(Supplement)

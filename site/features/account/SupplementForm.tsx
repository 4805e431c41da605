/** Company, phone and a code, from somebody a provider has sent here for the first time. */
import { useStrings } from '../../strings/index.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { PersonField } from './RegisterForm.tsx'

export function SupplementForm() {
  const { supplement } = useStrings().account
  return (
    <AccountForm kind="supplement" words={supplement}>
      <PersonField name="company" />
      <PersonField name="phone" />
      <CodeField purpose="SSO_REGISTER_BIND" kind="phone" contact="phone" />
    </AccountForm>
  )
}

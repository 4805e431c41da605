/** A new account: the fields the brand asks for, or those of a marketplace. */
import type { RegisterField } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { passwordRules, type PasswordRule } from './rules.ts'
import { problemSentences } from './sentences.ts'

type RegisterFormProps = { fields: readonly RegisterField[]; from?: 'register' | 'market' }

export function RegisterForm({ fields, from = 'register' }: RegisterFormProps) {
  const { register } = useStrings().account
  return (
    <AccountForm kind={from} words={register} policy>
      {fields.map((field) => (
        <RegisterInput key={field} field={field} />
      ))}
    </AccountForm>
  )
}

const inputs = {
  userName: { autoComplete: 'nickname', maxLength: 64 },
  company: { autoComplete: 'organization', maxLength: 128 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254, autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 24 },
} as const

export function PersonField({ name }: { name: keyof typeof inputs }) {
  const { fields, problems } = useStrings().account
  const shapes = name === 'email' || name === 'phone' ? [name] : []
  return (
    <Field
      name={name}
      label={fields[name]}
      says={problemSentences(problems, fields[name], ...shapes)}
      {...inputs[name]}
    />
  )
}

function RegisterInput({ field }: { field: RegisterField }) {
  switch (field) {
    case 'emailCode':
    case 'smsCode': {
      const kind = field === 'emailCode' ? 'email' : 'phone'
      return <CodeField purpose="REGISTER" kind={kind} contact={kind} />
    }
    case 'password':
      return <NewPasswordField />
    default:
      return <PersonField name={field} />
  }
}

export function NewPasswordField({ label }: { label?: string }) {
  const { fields, problems, rules, showPassword } = useStrings().account
  const list = Object.fromEntries((Object.keys(passwordRules) as PasswordRule[]).map((rule) => [rule, rules[rule]]))
  return (
    <PasswordField
      name="password"
      label={label ?? fields.password}
      show={showPassword}
      says={problemSentences(problems, label ?? fields.password, 'weak')}
      autoComplete="new-password"
      rules={{ ...rules, list }}
    />
  )
}

/** The fields of the account's forms. Each shows what its form says of it. */
import type { ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { passwordRules, type FieldName, type PasswordRule } from './rules.ts'
import { useForm } from './useAccountForm.ts'

/** What one logs in with: `name` is the field's, which a browser fills in as the user name. */
export function ContactField({ name, label }: { name: FieldName; label: string }) {
  const { words, place, problemOf } = useForm()
  const isEmail = place.contact === 'email'
  return (
    <Field
      name={name}
      label={label}
      problem={problemOf(name, label)}
      type={isEmail ? 'email' : 'text'}
      inputMode={isEmail ? 'email' : 'tel'}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      placeholder={words.hints.account[place.contact]}
    />
  )
}

const inputs = {
  userName: { autoComplete: 'nickname', maxLength: 64 },
  company: { autoComplete: 'organization', maxLength: 128 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254, autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 24 },
} as const

export function PersonField({ name }: { name: keyof typeof inputs }) {
  const { words, problemOf } = useForm()
  const label = words.fields[name]
  return <Field name={name} label={label} problem={problemOf(name, label)} {...inputs[name]} />
}

type FormPasswordFieldProps = { name: FieldName; label: string } & Pick<
  ComponentProps<typeof PasswordField>,
  'autoComplete' | 'corner' | 'rules' | 'onFocus'
>

/** A password, shown where one asks for it. */
export function FormPasswordField({ name, label, ...rest }: FormPasswordFieldProps) {
  const { words, problemOf } = useForm()
  return (
    <PasswordField name={name} label={label} show={words.showPassword} problem={problemOf(name, label)} {...rest} />
  )
}

export function NewPasswordField({ label }: { label: string }) {
  const { words, preparePassword } = useForm()
  const { rules } = words
  const list = (Object.keys(passwordRules) as PasswordRule[]).map((rule) => ({
    name: rule,
    text: rules[rule],
    holds: passwordRules[rule],
  }))
  return (
    <FormPasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      rules={{ ...rules, list }}
      onFocus={preparePassword}
    />
  )
}

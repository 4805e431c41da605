/** Two ways to log in. */
import { useId } from 'react'
import { island } from '../../../engine/client/index.ts'
import { TabList } from '../../ui/TabList.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { ContactField, FormPasswordField } from './fields.tsx'
import { methods } from './form.styles.ts'
import { loginMachine } from './login.machine.ts'
import type { FormProps } from './place.ts'
import type { FieldName } from './rules.ts'
import { startsAnew } from './startsAnew.tsx'
import { useAccountForm, useForm } from './useAccountForm.ts'

const ways = {
  password: ['account', 'password', 'policy'],
  code: ['account', 'code', 'policy'],
} as const satisfies Record<string, readonly FieldName[]>
type Way = keyof typeof ways

function Login({ place, words }: FormProps) {
  const form = useAccountForm({
    kind: 'login',
    service: () => import('./login.service.ts'),
    place,
    words,
    machine: loginMachine,
    fields: ways.password,
    code: { purpose: 'LOGIN', kind: place.contact, contact: 'account' },
  })
  const { login, fields } = words
  const id = useId()
  const way: Way = form.snapshot.context.fields.includes('code') ? 'code' : 'password'
  const panel = (value: Way) => ({
    id: id + value,
    role: 'tabpanel',
    'aria-labelledby': `${id}${value}-tab`,
    hidden: way !== value,
  })
  return (
    <AccountForm form={form} words={login} policy>
      <div className={methods}>
        <TabList
          id={id}
          label={login.methods}
          tabs={[
            { value: 'password', text: login.byPassword },
            { value: 'code', text: login.byCode[place.verification] },
          ]}
          chosen={way}
          choose={(value: Way) => form.choose(ways[value])}
        />
        <ContactField name="account" label={fields.account[place.contact]} />
        <div {...panel('password')}>
          <OldPasswordField />
        </div>
        <div {...panel('code')}>
          <CodeField label={fields.code[place.contact === 'email' ? 'email' : 'sms']} />
        </div>
      </div>
    </AccountForm>
  )
}

function OldPasswordField() {
  const { words, place, preparePassword } = useForm()
  return (
    <FormPasswordField
      name="password"
      label={words.fields.password}
      autoComplete="current-password"
      corner={<a href={place.resetPath}>{words.login.forgot}</a>}
      onFocus={preparePassword}
    />
  )
}

export default island(startsAnew(Login), { on: 'interaction' })

/** A new account: the fields the brand asks for, or those of a marketplace. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import type { RegisterField } from '../../brand.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { CodeField } from './CodeField.tsx'
import { form } from './form.styles.ts'
import { Done, Policy, Submit, textOfFault } from './FormFoot.tsx'
import { readMarket } from './market.ts'
import { problemText, rulesOf } from './problemText.ts'
import type { AccountProps } from './props.ts'
import { registerMachine } from './register.machine.ts'
import { renewing } from './renewing.tsx'
import type { FieldName } from './rules.ts'
import { preparePasswords, servicesFor } from './servicesFor.ts'
import { useForm, useIsAlive } from './useForm.ts'
import { wordsOf, type Words } from './words.ts'

type RegisterProps = AccountProps & { fields: readonly RegisterField[]; from: 'site' | 'market' }

const codes: Readonly<Partial<Record<RegisterField, FieldName>>> = { emailCode: 'code', smsCode: 'code' }
const nameOf = (field: RegisterField): FieldName => codes[field] ?? (field as FieldName)

function RegisterForm({ fields, from, ...props }: RegisterProps) {
  const words = wordsOf(props.locale)
  const [snapshot, send] = useMachine(
    registerMachine.provide({
      actors: {
        sendForm: fromPromise(async ({ input, signal }) => {
          const { register, registerFromMarket } = await servicesFor(props)
          return { site: register, market: registerFromMarket }[from](input, signal)
        }),
        goOn: fromPromise(async () => location.assign(props.paths.login)),
      },
    }),
    { input: { fields: [...fields.map(nameOf), 'policy'] } },
  )
  const { problems, fault, refused } = snapshot.context
  // Known in the browser only, where the address is.
  const isLost = useIsAlive() && !readMarket(location.search).registerToken
  const formProps = useForm({ send, refused })

  const isDone = ['done', 'leaving', 'left'].some((state) => snapshot.matches(state as 'left'))
  const problemOf = (field: RegisterField, label: string) => problemText(words, problems[nameOf(field)], label)
  return (
    <form {...formProps} className={form}>
      {fields.map((field) => (
        <RegisterInput key={field} field={field} words={words} props={props} problemOf={problemOf} />
      ))}
      <Policy words={words} paths={props.paths} problem={problemText(words, problems.policy, '')} />
      {isDone ? (
        <Done>{words.register.done}</Done>
      ) : (
        <Submit
          label={words.register.submit}
          busyLabel={words.register.busy}
          isBusy={snapshot.matches('submitting')}
          fault={from === 'market' && isLost ? words.market.broken : textOfFault(words, fault, words.register.failed)}
          noScript={words.noScript}
        />
      )}
    </form>
  )
}

type InputProps = {
  field: RegisterField
  words: Words
  props: AccountProps
  problemOf(field: RegisterField, label: string): string | undefined
}

const inputs = {
  userName: { autoComplete: 'nickname', maxLength: 64 },
  company: { autoComplete: 'organization', maxLength: 128 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', maxLength: 254, autoCapitalize: 'none' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 24 },
} as const

function RegisterInput({ field, words, props, problemOf }: InputProps) {
  switch (field) {
    case 'emailCode':
    case 'smsCode': {
      const kind = field === 'emailCode' ? 'email' : 'phone'
      const label = words.fields.code[field === 'emailCode' ? 'email' : 'sms']
      return <CodeField props={props} purpose="REGISTER" kind={kind} contact={kind} problem={problemOf(field, label)} />
    }
    case 'password': {
      const { password } = words.fields
      return (
        <PasswordField
          name="password"
          onFocus={() => preparePasswords(props)}
          label={password}
          words={words}
          autoComplete="new-password"
          rules={rulesOf(words)}
          problem={problemOf(field, password)}
        />
      )
    }
    default:
      return (
        <Field
          name={field}
          label={words.fields[field]}
          {...inputs[field]}
          problem={problemOf(field, words.fields[field])}
        />
      )
  }
}

export default island(renewing(RegisterForm), { on: 'interaction' })

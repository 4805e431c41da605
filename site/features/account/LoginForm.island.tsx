/** Two ways to log in. */
import { useMachine } from '@xstate/react'
import { useEffect, type KeyboardEvent } from 'react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { CodeField } from './CodeField.tsx'
import { Field } from './Field.tsx'
import { form, links, switcher } from './form.styles.ts'
import { Done, Policy, Submit, textOfFault } from './FormFoot.tsx'
import { loginMachine } from './login.machine.ts'
import { PasswordField } from './PasswordField.tsx'
import { problemText } from './problemText.ts'
import type { AccountProps } from './props.ts'
import { loginFields, type LoginMethod } from './rules.ts'
import { servicesFor } from './services.ts'
import { SsoLinks } from './SsoLinks.tsx'
import { useForm } from './useForm.ts'
import { usePageReturn } from './usePageReturn.ts'
import { wordsOf } from './words.ts'

function LoginForm(props: AccountProps) {
  const visit = usePageReturn()
  return <Login key={visit} {...props} />
}

function Login(props: AccountProps) {
  const words = wordsOf(props.locale)
  const [snapshot, send] = useMachine(
    loginMachine.provide({
      actors: {
        logIn: fromPromise(({ input, signal }) => servicesFor(props).logIn(input, signal)),
        enter: fromPromise(({ signal }) => servicesFor(props).enter(signal)),
      },
    }),
  )
  const { method, problems, fault, refused } = snapshot.context
  const formProps = useForm({ send, refused })
  useEffect(() => servicesFor(props).preparePasswords())

  const { account, verification } = props
  const accountLabel = words.fields.account[account]
  const codeLabel = words.fields.code[verification]
  const isIn = snapshot.matches('entering') || snapshot.matches('left')
  return (
    <form {...formProps} className={form}>
      <Methods
        words={words}
        verification={verification}
        method={method}
        onChoose={(chosen) => send({ type: 'method.chosen', method: chosen })}
      />
      <Field
        name="account"
        label={accountLabel}
        problem={problemText(words, problems.account, accountLabel)}
        type={account === 'email' ? 'email' : 'text'}
        inputMode={account === 'email' ? 'email' : 'tel'}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder={words.hints.account[account]}
      />
      <div id="login-proof" role="tabpanel" aria-labelledby={`login-by-${method}`}>
        {method === 'password' ? (
          <PasswordField
            name="password"
            label={words.fields.password}
            words={words}
            autoComplete="current-password"
            problem={problemText(words, problems.password, words.fields.password)}
            corner={<a href={props.paths.reset}>{words.login.forgot}</a>}
          />
        ) : (
          <CodeField
            props={props}
            purpose="LOGIN"
            kind={account}
            contact="account"
            problem={problemText(words, problems.code, codeLabel)}
          />
        )}
      </div>
      <Policy words={words} paths={props.paths} problem={problemText(words, problems.policy, '')} />
      {isIn ? (
        <Done>{words.login.done}</Done>
      ) : (
        <Submit
          label={words.login.submit}
          busyLabel={words.login.busy}
          isBusy={snapshot.matches('submitting')}
          fault={textOfFault(words, fault, words.login.failed)}
          noScript={words.noScript}
        />
      )}
      <SsoLinks {...props} />
      <p className={links}>
        {words.login.newHere} <a href={props.paths.register}>{words.login.signUp}</a>
      </p>
    </form>
  )
}

type MethodsProps = {
  words: ReturnType<typeof wordsOf>
  verification: AccountProps['verification']
  method: LoginMethod
  onChoose(method: LoginMethod): void
}

function Methods({ words, verification, method, onChoose }: MethodsProps) {
  const methods = Object.keys(loginFields) as LoginMethod[]
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = methods.find((candidate) => candidate !== method)!
    onChoose(next)
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-method="${next}"]`)?.focus()
  }
  return (
    <div className={switcher} role="tablist" aria-label={words.login.methods}>
      {methods.map((own) => (
        <button
          key={own}
          type="button"
          role="tab"
          data-method={own}
          aria-selected={method === own}
          id={`login-by-${own}`}
          aria-controls="login-proof"
          tabIndex={method === own ? 0 : -1}
          onClick={() => onChoose(own)}
          onKeyDown={onKeyDown}
        >
          {own === 'password' ? words.login.byPassword : words.login.byCode[verification]}
        </button>
      ))}
    </div>
  )
}

export default island(LoginForm, { on: 'load' })

/** Two ways to log in. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { island } from '../../../engine/client/index.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TabList } from '../../ui/TabList.tsx'
import { CodeField } from './CodeField.tsx'
import { form } from './form.styles.ts'
import { Done, Policy, Submit, textOfFault } from './FormFoot.tsx'
import { loginMachine } from './login.machine.ts'
import { problemText } from './problemText.ts'
import type { AccountProps } from './props.ts'
import { renewing } from './renewing.tsx'
import { preparePasswords, servicesFor } from './servicesFor.ts'
import { useForm } from './useForm.ts'
import { wordsOf } from './words.ts'

function LoginForm(props: AccountProps) {
  const words = wordsOf(props.locale)
  const [snapshot, send] = useMachine(
    loginMachine.provide({
      actors: {
        logIn: fromPromise(async ({ input, signal }) => (await servicesFor(props)).logIn(input, signal)),
        enter: fromPromise(async ({ signal }) => (await servicesFor(props)).enter(signal)),
      },
    }),
  )
  const { method, problems, fault, refused } = snapshot.context
  const formProps = useForm({ send, refused })

  const { account, verification } = props
  const accountLabel = words.fields.account[account]
  const codeLabel = words.fields.code[verification]
  const isIn = snapshot.matches('entering') || snapshot.matches('left')
  return (
    <form {...formProps} className={form}>
      <TabList
        id="login-by-"
        label={words.login.methods}
        tabs={[
          { value: 'password', text: words.login.byPassword },
          { value: 'code', text: words.login.byCode[verification] },
        ]}
        chosen={method}
        choose={(chosen) => send({ type: 'method.chosen', method: chosen })}
        panel="login-proof"
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
      <div id="login-proof" role="tabpanel" aria-labelledby={`login-by-${method}-tab`}>
        {method === 'password' ? (
          <PasswordField
            name="password"
            onFocus={() => preparePasswords(props)}
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
    </form>
  )
}

export default island(renewing(LoginForm), { on: 'interaction' })

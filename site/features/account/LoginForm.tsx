/** Two ways to log in. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { mark, tabMarks } from '../../client/behaviour.ts'
import { verificationOf, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { tabSwitch } from '../../ui/tabs.styles.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { methods } from './form.styles.ts'
import { problemSentences } from './sentences.ts'

export function LoginForm() {
  const brand = useBrand<SiteBrand>()
  const { account } = brand
  const { fields, hints, login, problems, showPassword } = useStrings().account
  const localized = useLocalized()
  const label = fields.account[account]
  const tab = (value: string, text: string, isChosen: boolean) => (
    <button
      type="button"
      role="tab"
      id={`login-by-${value}`}
      {...mark(tabMarks.tab, value)}
      aria-controls={`login-${value}`}
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
    >
      {text}
    </button>
  )
  return (
    <AccountForm kind="login" words={login} policy>
      <div className={methods} {...mark(tabMarks.tabs)}>
        <div role="tablist" aria-label={login.methods} className={tabSwitch}>
          {tab('password', login.byPassword, true)}
          {tab('code', login.byCode[verificationOf(brand)], false)}
        </div>
        <Field
          name="account"
          label={label}
          says={problemSentences(problems, label)}
          type={account === 'email' ? 'email' : 'text'}
          inputMode={account === 'email' ? 'email' : 'tel'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          placeholder={hints.account[account]}
        />
        <div id="login-password" role="tabpanel" aria-labelledby="login-by-password">
          <PasswordField
            name="password"
            label={fields.password}
            show={showPassword}
            says={problemSentences(problems, fields.password)}
            autoComplete="current-password"
            corner={<a href={localized('/resetPwd/')}>{login.forgot}</a>}
          />
        </div>
        <div id="login-code" role="tabpanel" aria-labelledby="login-by-code" hidden>
          <CodeField purpose="LOGIN" kind={account} contact="account" />
        </div>
      </div>
    </AccountForm>
  )
}

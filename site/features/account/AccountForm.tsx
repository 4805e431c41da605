/** What all forms of the account have around their fields: consent, what went wrong, the button, and that it worked. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { hydrateAttributes, attribute } from '../../../theme/client/behaviour.ts'
import { formAttributes } from '../../client/behaviour.ts'
import { button, looks } from '../../../theme/ui/button.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { alert, form as formStyle, good, idle, unloaded } from './form.styles.ts'
import { AccountFormProvider, useForm, type AccountForm as Form } from './useAccountForm.ts'
import { failureText } from './sentences.ts'

type AccountFormProps = {
  form: Form
  words: { readonly submit: string; readonly busy: string; readonly failed: string; readonly done: string }
  /** Without it nobody is asked to agree to anything. */
  policy?: boolean
  /** Why nothing that could be typed would help. */
  useless?: string | undefined
  children: ReactNode
}

export function AccountForm({ form, words, policy, useless, children }: AccountFormProps) {
  const isHydrated = useHydrated()
  const { kind, setElement } = form
  const { value, context } = form.snapshot
  const failure = useless ?? (context.failure && failureText(form.words, context.failure, words.failed))
  return (
    // Sent before its script came, a password would otherwise stand in the address.
    <form
      ref={setElement}
      className={formStyle}
      method="post"
      noValidate
      {...attribute(formAttributes.form, kind)}
      {...(isHydrated && attribute(formAttributes.hydrated))}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      onInput={({ target }) => form.change((target as HTMLInputElement).name)}
    >
      {/* Before anything is typed in vain. */}
      <noscript>
        <p className={alert}>{form.words.noScript}</p>
      </noscript>
      <AccountFormProvider value={form}>
        <Fields useless={useless !== undefined}>
          {children}
          {policy && <Policy />}
        </Fields>
      </AccountFormProvider>
      <div role="alert" {...attribute(formAttributes.failure)}>
        {failure && <Trouble text={failure} />}
      </div>
      <div className={unloaded} role="alert" {...attribute(formAttributes.failure)}>
        <Trouble text={form.words.failures.offline} />
      </div>
      {!useless && !isOver(value) && <Submit words={words} isBusy={value === 'submitting'} isHydrated={isHydrated} />}
      <output>
        {isOver(value) && (
          <span className={cx(alert, good)}>
            <Icon name="check" />
            {words.done}
          </span>
        )}
      </output>
    </form>
  )
}

const isOver = (state: Form['snapshot']['value']): boolean =>
  state === 'done' || state === 'leaving' || state === 'left'

const Trouble = ({ text }: { text: string }) => (
  <p className={alert}>
    <Icon name="alert" />
    <span>{text}</span>
  </p>
)

type SubmitProps = { words: AccountFormProps['words']; isBusy: boolean; isHydrated: boolean }

/** Without script it must not be sent: `client/hydrate.ts` lets it be pressed, and the press is kept until this code came. */
const Submit = ({ words, isBusy, isHydrated }: SubmitProps) => (
  <button
    type="submit"
    className={cx(button, looks.primary)}
    disabled={!isHydrated}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    {...attribute(hydrateAttributes.press)}
    suppressHydrationWarning
  >
    {isBusy ? (
      <span>
        <Spinner />
        {words.busy}
      </span>
    ) : (
      <span>{words.submit}</span>
    )}
  </button>
)

/** Fields nobody needs stay where they are: that is found out when the page has been seen, and what is below must not move. */
function Fields({ useless, children }: { useless: boolean; children: ReactNode }) {
  if (!useless) return children
  return (
    <div inert className={idle}>
      {children}
    </div>
  )
}

function Policy() {
  const { words, place, problemOf } = useForm()
  const { policy } = words
  return (
    <Checkbox name="policy" required defaultChecked problem={problemOf('policy', policy.terms)}>
      {policy.agree} <a href={place.terms}>{policy.terms}</a> {policy.and} <a href={place.privacy}>{policy.privacy}</a>
    </Checkbox>
  )
}

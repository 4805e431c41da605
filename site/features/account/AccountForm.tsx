/**
 * What all forms of the account have around their fields: consent, what went wrong, the button, and that it worked. Markup
 * with every sentence in it, of which `formView.ts` shows those that are true.
 */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { formMarks, mark } from '../../client/behaviour.ts'
import { verificationOf, type SiteBrand } from '../../brand.ts'
import { sentences } from '../../sentences.ts'
import { useStrings } from '../../strings/index.ts'
import { button, looks } from '../../ui/button.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { alert, busy, form, good } from './form.styles.ts'
import type { FormKind } from './services.ts'
import { failureSentences } from './sentences.ts'

type AccountFormProps = {
  kind: FormKind
  words: { readonly submit: string; readonly busy: string; readonly failed: string; readonly done: string }
  /** Without it nobody is asked to agree to anything. */
  policy?: boolean
  children: ReactNode
}

export function AccountForm({ kind, words, policy, children }: AccountFormProps) {
  const brand = useBrand<SiteBrand>()
  const { account, country } = brand
  const { failures, market, noScript } = useStrings().account
  return (
    // Sent before its script came, a password would otherwise stand in the address.
    <form
      className={form}
      method="post"
      noValidate
      {...mark(formMarks.form, kind)}
      {...mark(formMarks.verification, verificationOf(brand))}
      {...mark(formMarks.contact, account)}
      {...mark(formMarks.country, country)}
    >
      {children}
      {policy && <Policy />}
      <div
        role="alert"
        {...mark(formMarks.failure)}
        {...sentences({ ...failureSentences(failures), failed: words.failed, ...(kind === 'market' && market) })}
      >
        <p className={alert} hidden>
          <Icon name="alert" />
          <span />
        </p>
      </div>
      <noscript>
        <p className={alert}>{noScript}</p>
      </noscript>
      {/* Without script it must not be sent. */}
      <button type="submit" className={cx(button, looks.primary)} disabled>
        <span>{words.submit}</span>
        <span className={busy}>
          <Spinner />
          {words.busy}
        </span>
      </button>
      <output>
        <span className={cx(alert, good)} {...mark(formMarks.done)} hidden>
          <Icon name="check" />
          {words.done}
        </span>
      </output>
    </form>
  )
}

function Policy() {
  const { policy, problems } = useStrings().account
  const { legal } = useBrand<SiteBrand>()
  const localized = useLocalized()
  return (
    <Checkbox name="policy" required defaultChecked says={{ policy: problems.policy }}>
      {policy.agree} <a href={localized(legal.terms)}>{policy.terms}</a> {policy.and}{' '}
      <a href={localized(legal.privacy)}>{policy.privacy}</a>
    </Checkbox>
  )
}

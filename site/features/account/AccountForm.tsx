/**
 * What all forms of the account have around their fields: consent, what went wrong, the button, and that it worked. Markup
 * with every sentence in it, of which `formView.ts` shows those that are true.
 */
import type { ReactNode } from 'react'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { button } from '../../ui/button.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { saying } from '../../ui/saying.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { alert, form } from './form.styles.ts'
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
  const { verification, account, country } = useBrand<SiteBrand>()
  const { failures, market, noScript } = useStrings().account
  return (
    // Sent before its script came, a password would otherwise stand in the address.
    <form
      className={form}
      method="post"
      noValidate
      data-account-form={kind}
      data-verification={verification}
      data-contact={account}
      data-country={country}
    >
      {children}
      {policy && <Policy />}
      <div
        role="alert"
        data-fault=""
        {...saying({ ...failureSentences(failures), failed: words.failed, ...(kind === 'market' && market) })}
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
      <button type="submit" className={button} data-look="primary" disabled>
        <span>{words.submit}</span>
        <span data-busy="">
          <Spinner />
          {words.busy}
        </span>
      </button>
      <output>
        <span className={alert} data-good="" hidden>
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

/** A form that is sent to the console by `client/feedback.ts`. Without script it gives way to an address to write to. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { consoleAttributes, feedbackAttributes } from '../../client/behaviour.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { sentences } from '../../../theme/sentences.ts'
import { useStrings } from '../../strings/index.ts'
import { button, looks } from '../../../theme/ui/button.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { answer, busy, failure, fieldList, form, noAnswer } from './feedback.styles.ts'
import type { Kind } from './fields.ts'

type FeedbackFormProps = { kind: Kind; children: ReactNode }

export function FeedbackForm({ kind, children }: FeedbackFormProps) {
  const { apiBase, account, contact } = useBrand<SiteBrand>()
  const { feedback: words } = useStrings()
  const localized = useLocalized()
  const mail = contact.sales ?? contact.support
  const failed = (text: string) => `${text} ${mail}`
  return (
    <>
      <noscript>
        <p>
          {words.noScript} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      </noscript>
      <form
        className={form}
        method="post"
        noValidate
        {...attribute(feedbackAttributes.form, kind)}
        {...attribute(feedbackAttributes.reach, account)}
        {...attribute(consoleAttributes.api, apiBase)}
        {...attribute(consoleAttributes.localApi, localApiBase)}
        {...attribute(consoleAttributes.login, localized('/login/'))}
      >
        <div className={fieldList}>{children}</div>
        <p
          role="alert"
          className={failure}
          {...attribute(feedbackAttributes.failure)}
          {...sentences({
            offline: failed(words.failures.offline),
            expired: words.failures.expired,
            limited: failed(words.failures.limited),
            unknown: failed(words.failures.unknown),
          })}
        />
        <button type="submit" className={cx(button, looks.primary)}>
          <span>{words.send}</span>
          <span className={busy}>{words.sending}</span>
        </button>
        <output tabIndex={-1}>
          <Icon name="check" />
          <strong>{words.sent}</strong>
          <span className={answer}>{words.answer}</span>
          <span className={noAnswer}>{words.quiet}</span>
          <button type="button" className={cx(button, looks.plain)} {...attribute(feedbackAttributes.again)}>
            {words.again}
          </button>
        </output>
      </form>
    </>
  )
}

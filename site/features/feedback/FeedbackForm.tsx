/** A form that is sent to the console by `client/feedback.ts`. Without script it gives way to an address to write to. */
import type { ReactNode } from 'react'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { localApiBase, type SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { button } from '../../ui/button.ts'
import { Icon } from '../../ui/Icon.tsx'
import { form } from './feedback.styles.ts'
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
        data-feedback={kind}
        data-reach={account}
        data-api={apiBase}
        data-local-api={localApiBase}
        data-login={localized('/login/')}
      >
        <div data-fields="">{children}</div>
        <p
          role="alert"
          data-refused=""
          data-offline={failed(words.failures.offline)}
          data-limited={failed(words.failures.limited)}
          data-unknown={failed(words.failures.unknown)}
        />
        <button type="submit" className={button} data-look="primary">
          <span>{words.send}</span>
          <span data-busy="">{words.sending}</span>
        </button>
        <output tabIndex={-1}>
          <Icon name="check" />
          <strong>{words.sent}</strong>
          <span data-answer="">{words.answer}</span>
          <span data-quiet="">{words.quiet}</span>
          <button type="button" className={button} data-look="plain" data-again="">
            {words.again}
          </button>
        </output>
      </form>
    </>
  )
}

/** A link to write an e-mail about a page; the e-mail names the page already. */
import { css } from '@linaria/core'
import { encodePath, useBrand, useRoute } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { quietText } from '../../../theme/styles/quietText.ts'

export function ReportLink({ title }: { title: string }) {
  const { origin, contact } = useBrand<SiteBrand>()
  const { path } = useRoute()
  const { docs } = useStrings()
  const [subject, body] = [docs.report.subject(title), origin + encodePath(path)].map(encodeURIComponent)
  return (
    <p className={line} data-print="no">
      {docs.report.question}{' '}
      <a href={`mailto:${contact.support}?subject=${subject}&body=${body}`}>{docs.report.tell}</a>
    </p>
  )
}

const line = css`
  margin-block: var(--s-4) var(--s-6);
  ${quietText}

  a {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`

/** Title of the catalogue, and where one asks for what is not in it. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { PageHead } from '../../ui/PageHead.tsx'

export function CatalogueHead() {
  const { contact } = useBrand<SiteBrand>()
  const { connectors } = useStrings()
  const localized = useLocalized()
  const mail = `mailto:${contact.support}?subject=${encodeURIComponent(connectors.requestSubject)}`
  return (
    <PageHead title={connectors.title} lead={connectors.lead}>
      <div className={links}>
        <ButtonLink href={mail} data-dialog={dialogs.request}>
          {connectors.request}
        </ButtonLink>
        <ButtonLink look="plain" href={localized('/about/#contactUs')}>
          {connectors.contact}
        </ButtonLink>
      </div>
    </PageHead>
  )
}

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  margin-top: var(--s-6);
`

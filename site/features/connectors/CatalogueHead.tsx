/** Title of the catalogue, and a button to ask for a connector that is not in it. */
import { css } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { dialogAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { PageHead } from '../../../theme/PageHead.tsx'
import { useAllowances } from '../../ui/useAllowances.ts'
import { useProductName } from '../../ui/useProductName.ts'

export function CatalogueHead() {
  const { contact } = useBrand<SiteBrand>()
  const { connectors } = useStrings()
  const localized = useLocalized()
  const own = useProductName('replication')
  const mail = `mailto:${contact.support}?subject=${encodeURIComponent(connectors.requestSubject)}`
  return (
    <div className={head}>
      <PageHead title={connectors.title(useAllowances().sources.commercial)} lead={connectors.lead(own)} />
      <div>
        <ButtonLink href={mail} {...attribute(dialogAttributes.opens, dialogs.request)}>
          {connectors.request}
        </ButtonLink>
        <ButtonLink look="plain" href={localized('/about/#contactUs')}>
          {connectors.contact}
        </ButtonLink>
      </div>
    </div>
  )
}

const head = css`
  padding-bottom: var(--s-8);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-3);
  }
  @media (width >= 56.25em) {
    display: flex;
    gap: var(--s-10);
    align-items: end;
    justify-content: space-between;
    padding-bottom: var(--s-10);

    > header {
      padding-bottom: 0;
    }
  }
  @media (width < 30em) {
    > div > * {
      flex: 1 1 auto;
    }
  }
`

/** `/why/`: what the replication product costs and does beside two others. */
import { css, cx } from '@linaria/core'
import { useLocalized } from '../../engine/client/index.ts'
import { attribute } from '../../theme/client/behaviour.ts'
import { accountAttributes } from '../client/behaviour.ts'
import { Comparison } from '../features/why/Comparison.tsx'
import { Scenarios, Vendors } from '../features/why/Vendors.tsx'
import { useStrings } from '../strings/index.ts'
import { ActionBand } from '../ui/ActionBand.tsx'
import { ButtonLink } from '../../theme/ui/ButtonLink.tsx'
import { ground } from '../../theme/ui/Hero.styles.ts'
import { PageHead } from '../../theme/PageHead.tsx'
import { Seo } from '../../theme/Seo.tsx'
import { OfferingButtons } from '../ui/OfferingButtons.tsx'
import { useProductName } from '../ui/useProductName.ts'
import { wrap } from '../../theme/ui/wrap.ts'

export default function Why() {
  const { why } = useStrings()
  const own = useProductName('replication')
  const localized = useLocalized()
  return (
    <main id="main" tabIndex={-1}>
      <Seo title={why.meta.title(own)} description={why.meta.description(own)} />
      <div className={ground}>
        <div className={cx(wrap, top)}>
          <PageHead title={why.title(own)} lead={why.lead} />
          <Comparison own={own} heading="h2" />
        </div>
      </div>
      <Vendors own={own} />
      <Scenarios own={own} />
      <ActionBand title={why.action.title} text={why.action.text}>
        <OfferingButtons product="replication" look="inverse">
          <ButtonLink look="inverse" href={localized('/login/')} {...attribute(accountAttributes.tryCloud)}>
            {why.action.cloud}
          </ButtonLink>
          <ButtonLink look="ghost" href={localized('/pricing/')}>
            {why.action.pricing}
          </ButtonLink>
        </OfferingButtons>
      </ActionBand>
    </main>
  )
}

/** The charts stand where other pages have a picture: their headings are below the page's own. */
const top = css`
  padding-bottom: var(--rhythm);
`

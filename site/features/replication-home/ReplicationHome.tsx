/** Home page of a brand that offers the replication platform. */
import type { ReactNode } from 'react'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes, dialogAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { ActionBand } from '../../ui/ActionBand.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { Section } from '../../ui/Section.tsx'
import { ProductLd } from '../../ui/ProductLd.tsx'
import { Seo } from '../../../theme/Seo.tsx'
import { useAllowances } from '../../ui/useAllowances.ts'
import { useLatency } from '../../ui/useLatency.ts'
import { useNavPath } from '../../ui/useNavPath.ts'
import { useInstallGuide } from '../install/useInstallGuide.ts'
import { Customers } from './Customers.tsx'
import { Deploy } from './Deploy.tsx'
import { Functions } from './Functions.tsx'
import { ReplicationHero } from './ReplicationHero.tsx'
import { Numbers } from './Numbers.tsx'
import { Scenes } from './Scenes.tsx'
import { Tour } from './Tour.tsx'
import { SourceWall } from './SourceWall.tsx'

const icons = { clock: 'clock', shield: 'shield', eye: 'eye', target: 'target', route: 'route', plug: 'plug' } as const

/** What other features show here: cost and latency beside others, and the newest posts. */
type ReplicationHomeProps = { comparison: ReactNode; latest: ReactNode }

export function ReplicationHome({ comparison, latest }: ReplicationHomeProps) {
  const brand = useBrand<SiteBrand>()
  const { meta, features, action } = useStrings().home
  const product = useText()(brand.product)
  const { plain: latency } = useLatency('change')
  const sources = useAllowances().sources.commercial
  const description = meta.description(product, latency, sources)
  const localized = useLocalized()
  const quickStart = useNavPath()('quick', 'docs')
  const login = localized('/login/')
  return (
    <>
      <Seo title={meta.title} description={description} />
      <ProductLd description={description} />
      <ReplicationHero product={product} quickStart={quickStart} login={login} />
      <Customers />
      <Numbers />
      {comparison}
      <Section id="features" title={features.title} lead={features.lead} split>
        <CardGrid items={features.items(latency, sources)} icons={icons} />
      </Section>
      <Functions />
      <Tour />
      <SourceWall />
      <Scenes />
      <Deploy />
      <ActionBand title={action.title} text={action.text}>
        <ButtonLink look="inverse" href={login} {...attribute(accountAttributes.tryCloud)}>
          {action.cloud}
        </ButtonLink>
        <ButtonLink look="ghost" href={useInstallGuide()} {...attribute(dialogAttributes.opens, dialogs.install)}>
          {action.community}
        </ButtonLink>
      </ActionBand>
      {latest}
    </>
  )
}

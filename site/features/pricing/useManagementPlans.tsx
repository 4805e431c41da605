/** The two editions of database management. `kinds` of data sources. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes, consoleAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import type { Plan } from './Plans.tsx'

export function useManagementPlans(kinds: number): readonly Plan[] {
  const { plans, management } = useStrings().pricing
  const { cloudUrl } = useBrand<SiteBrand>()
  const localized = useLocalized()
  const { community, commercial } = management
  return [
    {
      ...community,
      id: 'community',
      price: plans.free,
      features: community.features(kinds),
      button: (
        <ButtonLink
          look="plain"
          href={localized('/login/')}
          {...attribute(accountAttributes.download)}
          {...attribute(accountAttributes.edition, 'community')}
        >
          <Icon name="download" />
          {community.button}
        </ButtonLink>
      ),
    },
    {
      ...commercial,
      id: 'commercial',
      popular: true,
      button: (
        <ButtonLink href={`${cloudUrl}/#/system/license`} rel="noopener" {...attribute(consoleAttributes.link)}>
          {commercial.button}
        </ButtonLink>
      ),
    },
  ]
}

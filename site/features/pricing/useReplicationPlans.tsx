/** The four editions of the replication platform. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { ReplicationPrices } from '../../../plugins/pricing/types.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { useNavPath } from '../../ui/useNavPath.ts'
import { formatAmount } from './money.ts'
import type { Plan } from './Plans.tsx'

/** Words a visitor's way is remembered by while logging in. */
const sources = { trial: 'try_enterprise_free', license: 'buy_a_license' } as const

export function useReplicationPlans(list: ReplicationPrices): readonly Plan[] {
  const { plans, money, perMillion } = useStrings().pricing
  const { features } = useBrand<SiteBrand>()
  const localized = useLocalized()
  const login = localized('/login/')
  const quickStart = useNavPath()('quick', 'docs')
  const price = (amount: number) => money[list.currency](formatAmount(amount))
  const { community, cloud, enterprise, trial } = plans
  return [
    {
      ...community,
      id: 'community',
      price: plans.free,
      note: community.note(list.community.months),
      features: community.features(list.sources.community),
      button: (
        <ButtonLink look="plain" href={quickStart} data-dialog={dialogs.install}>
          <Icon name="download" />
          {community.button}
        </ButtonLink>
      ),
    },
    {
      ...cloud,
      id: 'cloud',
      price: price(list.rows.full),
      unit: perMillion,
      note: cloud.note(price(list.rows.incremental)),
      features: cloud.features(list.sources.commercial),
      button: (
        <ButtonLink look="plain" href={login} data-action="try-cloud" data-source="try_cloud_free">
          {cloud.button}
        </ButtonLink>
      ),
      more: features.calculator && <More href="#calculator" text={cloud.more} />,
    },
    {
      ...enterprise,
      id: 'enterprise',
      popular: true,
      button: (
        <ButtonLink href={login} data-action="try-cloud" data-source={sources[list.enterprise]}>
          {list.enterprise === 'license' ? enterprise.license : enterprise.trial(list.trial.days)}
        </ButtonLink>
      ),
      more: <More href={localized('/docs/price/product_price/')} text={enterprise.more} />,
    },
    {
      ...trial,
      id: 'trial',
      price: plans.free,
      note: trial.note(list.trial.months, list.trial.links),
      button: (
        <ButtonLink look="plain" href={login} data-action="login">
          {trial.button}
        </ButtonLink>
      ),
    },
  ]
}

const More = ({ href, text }: { href: string; text: string }) => (
  <a href={href}>
    {text}
    <Icon name="arrow" />
  </a>
)

/** The four editions of the replication platform. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { ReplicationPrices } from '../../../plugins/pricing/types.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes, dialogAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { useInstallGuide } from '../install/useInstallGuide.ts'
import { formatAmount } from '../../../plugins/pricing/client.ts'
import type { Plan } from './Plans.tsx'

/** Remembered as the visitor's source while logging in. */
const sources = { trial: 'try_enterprise_free', license: 'buy_a_license' } as const

export function useReplicationPlans(list: ReplicationPrices): readonly Plan[] {
  const { plans, money, perMillion } = useStrings().pricing
  const { features } = useBrand<SiteBrand>()
  const localized = useLocalized()
  const price = (amount: number) => money[list.currency](formatAmount(amount))
  const { community, cloud, enterprise, trial } = plans
  const hasCommercial = list.sources.commercial > list.sources.community
  return [
    {
      ...community,
      id: 'community',
      price: plans.free,
      note: community.note(list.community.months),
      features: community.features(list.sources.community),
      button: <InstallButton text={community.button} />,
    },
    {
      ...cloud,
      id: 'cloud',
      price: price(list.rows.full),
      unit: perMillion,
      note: cloud.note(price(list.rows.incremental)),
      features: hasCommercial ? [cloud.sources(list.sources.commercial), ...cloud.features] : cloud.features,
      button: <CloudButton look="plain" source="try_cloud_free" text={cloud.button} />,
      more: features.calculator && <More href="#calculator" text={cloud.more} />,
    },
    {
      ...enterprise,
      id: 'enterprise',
      popular: true,
      button: (
        <CloudButton
          source={sources[list.enterprise]}
          text={list.enterprise === 'license' ? enterprise.license : enterprise.trial(list.trial.days)}
        />
      ),
      more: <More href={localized('/docs/price/product_price/')} text={enterprise.more} />,
    },
    {
      ...trial,
      id: 'trial',
      price: plans.free,
      note: trial.note(list.trial.months, list.trial.links),
      button: (
        <ButtonLink look="plain" href={localized('/login/')} {...attribute(accountAttributes.logIn)}>
          {trial.button}
        </ButtonLink>
      ),
    },
  ]
}

function InstallButton({ text }: { text: string }) {
  return (
    <ButtonLink look="plain" href={useInstallGuide()} {...attribute(dialogAttributes.opens, dialogs.install)}>
      <Icon name="download" />
      {text}
    </ButtonLink>
  )
}

/** Leads to the console, through the login page for visitors who are not logged in. */
function CloudButton({ text, source, look }: { text: string; source: string; look?: 'plain' }) {
  return (
    <ButtonLink
      {...(look && { look })}
      href={useLocalized()('/login/')}
      {...attribute(accountAttributes.tryCloud)}
      {...attribute(accountAttributes.source, source)}
    >
      {text}
    </ButtonLink>
  )
}

const More = ({ href, text }: { href: string; text: string }) => (
  <a href={href}>
    {text}
    <Icon name="arrow" />
  </a>
)

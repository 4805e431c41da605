/** First view of a connector: its name, what it can do, and a card with the facts. */
import { cx } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Badge } from '../../../theme/ui/Badge.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import { ground } from '../../../theme/ui/Hero.styles.ts'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { Lead } from '../../../theme/ui/Lead.tsx'
import { OfferingButtons } from '../../ui/OfferingButtons.tsx'
import { useAllowances } from '../../ui/useAllowances.ts'
import { useNavPath } from '../../ui/useNavPath.ts'
import { wrap } from '../../../theme/ui/wrap.ts'
import { capabilityOf } from './capability.ts'
import { has, hero } from './ConnectorHero.styles.ts'

type ConnectorHeroProps = Pick<ConnectorProps, 'connector' | 'docs'> & { own: string }

export function ConnectorHero({ connector, docs, own }: ConnectorHeroProps) {
  const { connectors } = useStrings()
  const navPath = useNavPath()
  const localized = useLocalized()
  const { detail } = connectors
  const { sources } = useAllowances()
  return (
    <div className={ground}>
      <div className={cx(wrap, hero)}>
        <div>
          <a href={localized('/connector/')}>
            <Icon name="back" />
            {connectors.title(sources.commercial)}
          </a>
          <h1>{connector.name}</h1>
          <Lead text={detail.sentence[capabilityOf(connector)](connector.name, own)} />
          <OfferingButtons product="replication" look="primary">
            <ButtonLink href={docs ?? navPath('quick', 'docs')}>{detail.docs}</ButtonLink>
          </OfferingButtons>
        </div>
        <Facts connector={connector} />
      </div>
    </div>
  )
}

function Facts({ connector }: Pick<ConnectorHeroProps, 'connector'>) {
  const { features } = useBrand<SiteBrand>()
  const { detail, categories } = useStrings().connectors
  // What is called by tasks is neither.
  const facts =
    capabilityOf(connector) === 'integration'
      ? []
      : [
          { label: detail.source, yes: connector.source },
          { label: detail.target, yes: connector.target },
        ]
  return (
    <section aria-label={detail.facts}>
      <div>
        <ConnectorMark {...connector} />
        {features.commercialFilter && connector.commercial && <Badge tone="warn">{detail.commercial}</Badge>}
      </div>
      <dl>
        {capabilityOf(connector) === 'integration' && (
          <div className={has}>
            <dt>{detail.role}</dt>
            <dd>
              <Icon name="check" />
              {detail.called}
            </dd>
          </div>
        )}
        {facts.map(({ label, yes }) => (
          <div key={label} className={yes ? has : undefined}>
            <dt>{label}</dt>
            <dd>
              <Icon name={yes ? 'check' : 'close'} />
              {yes ? detail.yes : detail.no}
            </dd>
          </div>
        ))}
        <div>
          <dt>{detail.category}</dt>
          <dd>{categories[connector.category]}</dd>
        </div>
      </dl>
    </section>
  )
}

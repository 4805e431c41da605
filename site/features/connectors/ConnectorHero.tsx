/** First view of a connector: its name, what it can do, and a card with the facts. */
import { css, cx } from '@linaria/core'
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { besideIcon } from '../../ui/besideIcon.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ConnectorMark } from '../../ui/ConnectorMark.tsx'
import { ground } from '../../ui/Hero.styles.ts'
import { Icon } from '../../ui/Icon.tsx'
import { OfferingButtons } from '../../ui/OfferingButtons.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'
import { wrap } from '../../ui/wrap.ts'
import { capabilityOf } from './capability.ts'

type ConnectorHeroProps = Pick<ConnectorProps, 'connector' | 'docs'> & { own: string }

export function ConnectorHero({ connector, docs, own }: ConnectorHeroProps) {
  const { features } = useBrand<SiteBrand>()
  const { connectors } = useStrings()
  const navPath = useNavPath()
  const localized = useLocalized()
  const { detail, categories } = connectors
  const facts = [
    { label: detail.source, yes: connector.source },
    { label: detail.target, yes: connector.target },
  ]
  return (
    <div className={ground}>
      <div className={cx(wrap, hero)}>
        <div>
          <a href={localized('/connector/')}>
            <Icon name="back" />
            {connectors.title}
          </a>
          <h1>{connector.name}</h1>
          <p>{detail.sentence[capabilityOf(connector)](connector.name, own)}</p>
          <OfferingButtons product="replication" look="primary">
            <ButtonLink href={docs ?? navPath('quick', 'docs')}>{detail.docs}</ButtonLink>
          </OfferingButtons>
        </div>
        <section aria-label={detail.facts}>
          <div>
            <ConnectorMark {...connector} />
            {features.commercialFilter && connector.commercial && <Badge tone="warn">{detail.commercial}</Badge>}
          </div>
          <dl>
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
      </div>
    </div>
  )
}

const has = css``

const hero = css`
  display: grid;
  gap: var(--s-10) clamp(2rem, 5vw, 6rem);
  align-items: center;
  padding-block: clamp(2rem, 1rem + 4vw, 5rem) var(--rhythm);

  @media (width >= 820px) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
  }
  > div > a:first-child {
    ${besideIcon}
    min-height: 32px;
    margin-bottom: var(--s-5);
    font-size: var(--t-2);
    font-weight: 600;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    max-width: 36rem;
    margin-block: var(--s-5) var(--s-8);
    color: var(--c-muted);
    font-size: var(--t-4);
  }
  section {
    padding: var(--s-8);
    border: 1px solid var(--c-line);
    border-radius: var(--r-3);
    background: var(--c-surface);
    box-shadow: var(--shadow-1);
  }
  section > div {
    display: flex;
    gap: var(--s-4);
    align-items: start;
    justify-content: space-between;
    margin-bottom: var(--s-6);
  }
  section > div > svg {
    width: 88px;
    height: 88px;
    padding: 8px;
    border-radius: var(--r-2);
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-4);
    padding-block: var(--s-3);
    border-top: 1px solid var(--c-line);
  }
  dt {
    color: var(--c-muted);
  }
  dd {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    color: var(--c-heading);
    font-weight: 600;
    text-align: end;
  }
  dd svg {
    color: var(--c-muted);
  }
  .${has} svg {
    color: var(--c-good);
  }
`

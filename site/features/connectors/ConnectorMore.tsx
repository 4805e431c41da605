/** Where to go from a connector: its pipelines and its neighbours. */
import { css } from '@linaria/core'
import { useLocale, useLocalized } from '../../../engine/client/index.ts'
import type { ConnectorCard as Card, ConnectorProps } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { ConnectorCard } from './ConnectorCard.tsx'
import { wordsOf } from './words.ts'

export function ConnectorPipelines({ connector, pipelines }: Pick<ConnectorProps, 'connector' | 'pipelines'>) {
  const words = useStrings().connectorGuide
  if (!pipelines.length) return null
  return (
    <Section id="pipelines" title={words.pipelines(connector.name)} ground="sunken">
      <ul className={chips}>
        {pipelines.map(({ source, target, path }) => (
          <li key={path}>
            <a href={path}>
              {words.pair(source, target)}
              <Icon name="chevron" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type RelatedConnectorsProps = { connectors: readonly Card[]; category: Card['category']; hasCommercial: boolean }

export function RelatedConnectors({ connectors, category, hasCommercial }: RelatedConnectorsProps) {
  const { connectors: texts, connectorGuide } = useStrings()
  const { id } = useLocale()
  const base = useLocalized()('/connector/')
  if (!connectors.length) return null
  return (
    <Section id="related" title={connectorGuide.related(texts.categories[category])}>
      <ul className={cards}>
        {connectors.map((connector) => (
          <li key={connector.slug}>
            <ConnectorCard
              connector={{ ...connector, commercial: connector.commercial && hasCommercial }}
              words={wordsOf(id)}
              base={base}
              heading="h3"
            />
          </li>
        ))}
      </ul>
      <MoreLink href={base}>{connectorGuide.all}</MoreLink>
    </Section>
  )
}

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);

  a {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    padding-inline: var(--s-5) var(--s-4);
    border: 1px solid var(--c-line);
    border-radius: 99px;
    background: var(--c-surface);
    font-weight: 600;
  }
  a:hover {
    border-color: var(--c-primary);
    text-decoration: none;
  }
  svg {
    width: 1em;
    height: 1em;
  }
`

const cards = css`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(auto-fill, minmax(min(21rem, 100%), 1fr));
`

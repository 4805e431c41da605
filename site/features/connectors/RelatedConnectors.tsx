/** Other connectors of the same category. */
import { useLocale, useLocalized } from '../../../engine/client/index.ts'
import type { ConnectorCard as Card } from '../../../plugins/connectors/types.ts'
import { useStrings } from '../../strings/index.ts'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { cards } from './Catalogue.styles.ts'
import { ConnectorCard } from './ConnectorCard.tsx'
import { wordsOf } from './words.ts'

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

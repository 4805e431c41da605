/** The page of a connector. */
import { useBrand, useLocalized, useRoute } from '../../engine/client/index.ts'
import type { ConnectorProps } from '../../plugins/connectors/types.ts'
import type { SiteBrand } from '../brand.ts'
import { PostsAbout } from '../features/blog/PostsAbout.tsx'
import { capabilityOf } from '../features/connectors/capability.ts'
import { ConnectorAction } from '../features/connectors/ConnectorAction.tsx'
import { ConnectorAbout, ConnectorPatterns } from '../features/connectors/ConnectorAbout.tsx'
import { ConnectorHero } from '../features/connectors/ConnectorHero.tsx'
import { ConnectorPipelines } from '../features/connectors/ConnectorPipelines.tsx'
import { RelatedConnectors } from '../features/connectors/RelatedConnectors.tsx'
import { ConnectorQuestions, useConnectorQuestions } from '../features/connectors/ConnectorQuestions.tsx'
import { useStrings } from '../strings/index.ts'
import { JsonLd } from '../../theme/JsonLd.tsx'
import { breadcrumbList, faqPage } from '../../theme/JsonLd.data.ts'
import { Seo } from '../../theme/Seo.tsx'
import { useAllowances } from '../ui/useAllowances.ts'
import { useProductName } from '../ui/useProductName.ts'

export default function Connector(props: ConnectorProps) {
  const { connector, related, pipelines, allPipelines, docs } = props
  const brand = useBrand<SiteBrand>()
  const { path } = useRoute()
  const localized = useLocalized()
  const { sources } = useAllowances()
  const { connectors } = useStrings()
  const own = useProductName('replication')
  const questions = useConnectorQuestions(props, own)
  const { meta, capability } = connectors.detail
  const { name } = connector
  const steps = [
    { label: brand.name, path: localized('/') },
    { label: connectors.title(sources.commercial), path: localized('/connector/') },
    { label: name, path },
  ]
  return (
    <main id="main" tabIndex={-1}>
      <Seo title={meta.title(name)} description={meta.description(name, own, capability[capabilityOf(connector)])} />
      <JsonLd things={[breadcrumbList(brand, steps), faqPage(questions)]} />
      <ConnectorHero connector={connector} docs={docs} own={own} />
      <ConnectorAbout {...props} own={own} />
      <ConnectorPatterns {...props} />
      <ConnectorPipelines connector={connector} pipelines={pipelines} allPipelines={allPipelines} />
      <PostsAbout terms={[name]} />
      <RelatedConnectors
        connectors={related}
        category={connector.category}
        hasCommercial={brand.features.commercialFilter}
      />
      <ConnectorAction connector={connector} />
      <ConnectorQuestions items={questions} />
    </main>
  )
}

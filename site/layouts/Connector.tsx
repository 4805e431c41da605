/** The page of a connector. */
import { useBrand, useLocalized, useRoute } from '../../engine/client/index.ts'
import type { ConnectorProps } from '../../plugins/connectors/types.ts'
import { attribute } from '../../theme/client/behaviour.ts'
import { accountAttributes, dialogAttributes } from '../client/behaviour.ts'
import type { SiteBrand } from '../brand.ts'
import { PostsAbout } from '../features/blog/PostsAbout.tsx'
import { capabilityOf } from '../features/connectors/capability.ts'
import { ConnectorAbout, ConnectorPatterns } from '../features/connectors/ConnectorAbout.tsx'
import { ConnectorHero } from '../features/connectors/ConnectorHero.tsx'
import { ConnectorPipelines } from '../features/connectors/ConnectorPipelines.tsx'
import { RelatedConnectors } from '../features/connectors/RelatedConnectors.tsx'
import { ConnectorQuestions, useConnectorQuestions } from '../features/connectors/ConnectorQuestions.tsx'
import { InstallDialog } from '../features/install/InstallDialog.tsx'
import { useStrings } from '../strings/index.ts'
import { ActionBand } from '../ui/ActionBand.tsx'
import { ButtonLink } from '../../theme/ui/ButtonLink.tsx'
import { JsonLd } from '../../theme/JsonLd.tsx'
import { breadcrumbList, faqPage } from '../../theme/JsonLd.data.ts'
import { dialogs } from '../ui/dialogs.ts'
import { Seo } from '../../theme/Seo.tsx'
import { OfferingButtons } from '../ui/OfferingButtons.tsx'
import { useAllowances } from '../ui/useAllowances.ts'
import { useNavPath } from '../ui/useNavPath.ts'
import { useProductName } from '../ui/useProductName.ts'

export default function Connector(props: ConnectorProps) {
  const { connector, related, pipelines, allPipelines, docs } = props
  const brand = useBrand<SiteBrand>()
  const { path } = useRoute()
  const localized = useLocalized()
  const quickStart = useNavPath()('quick', 'docs')
  const { sources } = useAllowances()
  const { connectors, connectorGuide } = useStrings()
  const own = useProductName('replication')
  const questions = useConnectorQuestions(props, own)
  const { meta, capability } = connectors.detail
  const { action } = connectorGuide
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
      <ActionBand title={action.title(name)} text={action.text}>
        <OfferingButtons product="replication" look="inverse">
          <ButtonLink look="inverse" href={quickStart} {...attribute(dialogAttributes.opens, dialogs.install)}>
            {action.community}
          </ButtonLink>
          <ButtonLink look="ghost" href={localized('/login/')} {...attribute(accountAttributes.tryCloud)}>
            {action.cloud}
          </ButtonLink>
          <ButtonLink look="ghost" href={quickStart}>
            {action.quickStart}
          </ButtonLink>
        </OfferingButtons>
      </ActionBand>
      <ConnectorQuestions items={questions} />
      <InstallDialog />
    </main>
  )
}

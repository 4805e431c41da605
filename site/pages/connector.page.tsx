/** `/connector/`: the catalogue of connectors. */
import { css } from '@linaria/core'
import { useBrand, useLocale, useLocalized, useSite } from '../../engine/client/index.ts'
import { connectorCards } from '../../plugins/connectors/shared.ts'
import { hasConnectorPages, type SiteBrand } from '../brand.ts'
import Catalogue from '../features/connectors/Catalogue.island.tsx'
import { CatalogueHead } from '../features/connectors/CatalogueHead.tsx'
import { ConnectorRequest } from '../features/feedback/ConnectorRequest.tsx'
import { useStrings } from '../strings/index.ts'
import { ground } from '../../theme/ui/Hero.styles.ts'
import { JsonLd } from '../../theme/JsonLd.tsx'
import { itemList } from '../../theme/JsonLd.data.ts'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Seo } from '../../theme/Seo.tsx'
import { useAllowances } from '../ui/useAllowances.ts'
import { useProductName } from '../ui/useProductName.ts'
import { wrap } from '../../theme/ui/wrap.ts'

export default function Connectors() {
  const brand = useBrand<SiteBrand>()
  const { id } = useLocale()
  const localized = useLocalized()
  const { connectors: words, connections } = useStrings()
  const { meta } = words
  const own = useProductName('replication')
  const all = connectorCards(id).read(useSite()) ?? []
  const { commercialFilter } = brand.features
  const connectors = commercialFilter ? all : all.map((connector) => ({ ...connector, commercial: false }))
  const pages = localized('/connector/')
  const base = hasConnectorPages(brand) ? pages : brand.sister.site + pages
  return (
    <main id="main" tabIndex={-1}>
      <Seo title={meta.title(useAllowances().sources.commercial)} description={meta.description(own)} />
      <JsonLd
        things={[
          itemList(
            brand,
            all.map(({ name, slug }) => ({ name, path: `${base}${slug}/` })),
          ),
        ]}
      />
      <div className={ground}>
        <div className={wrap}>
          <CatalogueHead />
        </div>
      </div>
      <div className={wrap}>
        <Catalogue
          locale={id}
          base={base}
          contact={localized('/about/#contactUs')}
          connectors={connectors}
          hasCommercial={commercialFilter}
        />
        {brand.connections && (
          <p className={below}>
            <MoreLink href={localized('/docs/dataMigrationAndSync/connection/')}>{connections.all}</MoreLink>
          </p>
        )}
      </div>
      <ConnectorRequest />
    </main>
  )
}

const below = css`
  margin: calc(-1 * var(--s-8)) 0 var(--s-16);
`

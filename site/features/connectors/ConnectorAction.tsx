/** The end of a connector's page: where to begin with it. What the free edition lacks is not promised there. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { ConnectorProps } from '../../../plugins/connectors/types.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import type { SiteBrand } from '../../brand.ts'
import { accountAttributes, dialogAttributes } from '../../client/behaviour.ts'
import { useStrings } from '../../strings/index.ts'
import { ActionBand } from '../../ui/ActionBand.tsx'
import { dialogs } from '../../ui/dialogs.ts'
import { OfferingButtons } from '../../ui/OfferingButtons.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'
import { InstallDialog } from '../install/InstallDialog.tsx'
import { useInstallGuide } from '../install/useInstallGuide.ts'

export function ConnectorAction({ connector }: Pick<ConnectorProps, 'connector'>) {
  const { features } = useBrand<SiteBrand>()
  const { connectorGuide, pricing } = useStrings()
  const localized = useLocalized()
  const installGuide = useInstallGuide()
  const quickStart = useNavPath()('quick', 'docs')
  const { action } = connectorGuide
  const isFree = !(features.commercialFilter && connector.commercial)
  return (
    <>
      <ActionBand title={action.title(connector.name)} text={isFree ? action.text : action.commercial}>
        <OfferingButtons product="replication" look="inverse">
          {isFree && (
            <ButtonLink look="inverse" href={installGuide} {...attribute(dialogAttributes.opens, dialogs.install)}>
              {action.community}
            </ButtonLink>
          )}
          <ButtonLink
            look={isFree ? 'ghost' : 'inverse'}
            href={localized('/login/')}
            {...attribute(accountAttributes.tryCloud)}
          >
            {action.cloud}
          </ButtonLink>
          {!isFree && (
            <ButtonLink look="ghost" href={localized('/docs/price/product_price/')}>
              {pricing.plans.enterprise.more}
            </ButtonLink>
          )}
          <ButtonLink look="ghost" href={quickStart}>
            {action.quickStart}
          </ButtonLink>
        </OfferingButtons>
      </ActionBand>
      {isFree && <InstallDialog />}
    </>
  )
}

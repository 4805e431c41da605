/**
 * Buttons of the solutions. For the brand's own offering: the cloud where there is one, else its prices, and the quick start.
 * The other one is at home on another site.
 */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ActionBand } from '../../ui/ActionBand.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Offered } from '../../ui/Offered.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'

type WaysInProps = { to: SiteBrand['offering']; inverse?: true }

export function WaysIn({ to, inverse }: WaysInProps) {
  const { solutions } = useStrings()
  const { features } = useBrand<SiteBrand>()
  const localized = useLocalized()
  const pathOf = useNavPath()
  const look = inverse ? 'inverse' : 'primary'
  return (
    <Offered product={to} look={look}>
      {features.tryCloud ? (
        <ButtonLink look={look} href={localized('/login/')} data-action="try-cloud">
          {solutions.tryCloud}
        </ButtonLink>
      ) : (
        <ButtonLink look={look} href={localized('/pricing/')}>
          {solutions.pricing}
        </ButtonLink>
      )}
      <ButtonLink look={inverse ? 'ghost' : 'plain'} href={pathOf('quick', 'docs')}>
        {solutions.quickStart}
        <Icon name="arrow" />
      </ButtonLink>
    </Offered>
  )
}

export const LastWord = ({ words, to }: Pick<WaysInProps, 'to'> & { words: { title: string; text: string } }) => (
  <ActionBand {...words}>
    <WaysIn to={to} inverse />
  </ActionBand>
)

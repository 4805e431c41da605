/** Buttons of a solution: the cloud where there is one, else the prices, and the quick start. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import { attribute } from '../../../theme/client/behaviour.ts'
import { accountAttributes } from '../../client/behaviour.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ActionBand } from '../../ui/ActionBand.tsx'
import { ButtonLink } from '../../../theme/ui/ButtonLink.tsx'
import { Icon } from '../../../theme/ui/Icon.tsx'
import { OfferingButtons } from '../../ui/OfferingButtons.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'

type SolutionButtonsProps = { to: SiteBrand['offering']; inverse?: true }

export function SolutionButtons({ to, inverse }: SolutionButtonsProps) {
  const { solutions } = useStrings()
  const { features } = useBrand<SiteBrand>()
  const localized = useLocalized()
  const pathOf = useNavPath()
  const look = inverse ? 'inverse' : 'primary'
  return (
    <OfferingButtons product={to} look={look}>
      {features.tryCloud ? (
        <ButtonLink look={look} href={localized('/login/')} {...attribute(accountAttributes.tryCloud)}>
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
    </OfferingButtons>
  )
}

/** The end of the page. */
export const SolutionBand = ({
  words,
  to,
}: Pick<SolutionButtonsProps, 'to'> & { words: { title: string; text: string } }) => (
  <ActionBand {...words}>
    <SolutionButtons to={to} inverse />
  </ActionBand>
)

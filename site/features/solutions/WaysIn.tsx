/** Buttons of the solutions: the cloud where the brand has one, else its prices; the quick start everywhere. */
import { useBrand, useLocalized } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { ActionBand } from '../../ui/ActionBand.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useNavPath } from '../../ui/useNavPath.ts'

export function WaysIn({ inverse }: { inverse?: true }) {
  const { solutions } = useStrings()
  const { features } = useBrand<SiteBrand>()
  const localized = useLocalized()
  return (
    <>
      {features.tryCloud ? (
        <ButtonLink look={inverse ? 'inverse' : 'primary'} href={localized('/login/')} data-action="try-cloud">
          {solutions.tryCloud}
        </ButtonLink>
      ) : (
        <ButtonLink look={inverse ? 'inverse' : 'primary'} href={localized('/pricing/')}>
          {solutions.pricing}
        </ButtonLink>
      )}
      <ButtonLink look={inverse ? 'ghost' : 'plain'} href={useNavPath()('quick', 'docs')}>
        {solutions.quickStart}
        <Icon name="arrow" />
      </ButtonLink>
    </>
  )
}

export const LastWord = ({ words }: { words: { title: string; text: string } }) => (
  <ActionBand {...words}>
    <WaysIn inverse />
  </ActionBand>
)

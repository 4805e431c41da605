/** The buttons of a product where the brand offers it; elsewhere one button, to the site of the sister brand. */
import type { ReactNode } from 'react'
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { useStrings } from '../strings/index.ts'
import { ButtonLink } from '../../theme/ui/ButtonLink.tsx'
import { Icon } from '../../theme/ui/Icon.tsx'

type OfferingButtonsProps = {
  product: SiteBrand['offering']
  /** Of the button to the other site. */
  look: 'primary' | 'inverse' | 'ghost'
  children: ReactNode
}

export function OfferingButtons({ product, look, children }: OfferingButtonsProps) {
  const { offering, sister } = useBrand<SiteBrand>()
  const { solutions } = useStrings()
  if (product === offering) return children
  return (
    <ButtonLink look={look} href={sister.site} rel="noopener">
      {solutions.visit(sister.name)}
      <Icon name="arrow" />
    </ButtonLink>
  )
}

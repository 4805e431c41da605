/** Buttons of a product that the brand sells; of its sister's, a button to the site that does. */
import type { ReactNode } from 'react'
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { useStrings } from '../strings/index.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { Icon } from './Icon.tsx'

type OfferedProps = {
  product: SiteBrand['offering']
  /** Of the button to the other site. */
  look: 'primary' | 'inverse' | 'ghost'
  children: ReactNode
}

export function Offered({ product, look, children }: OfferedProps) {
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

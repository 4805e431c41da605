/** A button to the site of the product that the brand does not sell. */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { useStrings } from '../strings/index.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { Icon } from './Icon.tsx'

export function SisterLink({ look }: { look: 'primary' | 'inverse' | 'ghost' }) {
  const { sister } = useBrand<SiteBrand>()
  return (
    <ButtonLink look={look} href={sister.site} rel="noopener">
      {useStrings().solutions.visit(sister.name)}
      <Icon name="arrow" />
    </ButtonLink>
  )
}

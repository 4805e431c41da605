/** Name of the product a page is about: the brand's own, or, where the brand offers the other one, its sister's. */
import { useBrand } from '../../engine/client/index.ts'
import type { SiteBrand } from '../brand.ts'
import { useText } from '../../theme/words/useText.ts'

export function useProductName(offering: SiteBrand['offering']): string {
  const brand = useBrand<SiteBrand>()
  const text = useText()
  return brand.offering === offering ? text(brand.product) : brand.sister.name
}

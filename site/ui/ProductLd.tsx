import { useBrand, useLocale } from '../../engine/client/index.ts'
import { JsonLd } from '../../theme/JsonLd.tsx'
import { website } from '../../theme/JsonLd.data.ts'
import type { SiteBrand } from '../brand.ts'
import { organization, softwareApplication } from './ProductLd.data.ts'

/** Of a home page. */
export function ProductLd({ description }: { description: string }) {
  const brand = useBrand<SiteBrand>()
  const { id, lang } = useLocale()
  return <JsonLd things={[organization(brand, id), website(brand, lang), softwareApplication(brand, description)]} />
}

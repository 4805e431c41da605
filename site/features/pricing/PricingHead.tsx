/** Title of the page and, on the same lit ground, its plans. */
import type { ReactNode } from 'react'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { ground } from '../../../theme/ui/Hero.styles.ts'
import { PageHead } from '../../../theme/PageHead.tsx'
import { Seo } from '../../../theme/Seo.tsx'
import { wrap } from '../../../theme/ui/wrap.ts'

type PricingHeadProps = { offering: SiteBrand['offering']; children: ReactNode }

export function PricingHead({ offering, children }: PricingHeadProps) {
  const { meta, title, lead } = useStrings().pricing
  const product = useText()(useBrand<SiteBrand>().product)
  return (
    <div className={ground}>
      <Seo title={meta.title} description={meta[offering](product)} />
      <div className={wrap}>
        <PageHead title={title[offering]} lead={lead[offering]} />
      </div>
      {children}
    </div>
  )
}

import { useBrand } from '../../../../../../engine/client/index.ts'
import type { PairBrand } from '../../../site/brand.ts'

/** A page only this brand has. */
export default function Promise() {
  const { name } = useBrand<PairBrand>()
  return (
    <main>
      <title>{`${name} promises`}</title>
      <h1>{`${name} promises`}</h1>
    </main>
  )
}

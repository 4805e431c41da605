/** Names of customers, passing by. */
import { css, cx } from '@linaria/core'
import { useBrand } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { useText } from '../../../theme/words/useText.ts'
import { Marquee } from '../../ui/Marquee.tsx'
import { wrap } from '../../../theme/ui/wrap.ts'
import { customers } from './customers.ts'

export function Customers() {
  const { edition } = useBrand<SiteBrand>()
  const { title } = useStrings().home.customers
  const text = useText()
  const names = customers[edition].map(text)
  if (!names.length) return null
  return (
    <section className={cx(wrap, strip)} aria-label={title}>
      <Marquee title={title} words={names} />
    </section>
  )
}

const strip = css`
  padding-block: var(--s-4) var(--s-6);
`

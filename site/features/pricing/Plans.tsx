/** The editions side by side. Cards share the rows of one grid, so that prices and buttons stand in line. */
import type { ReactNode } from 'react'
import { cx } from '@linaria/core'
import { useStrings } from '../../strings/index.ts'
import { Badge } from '../../../theme/ui/Badge.tsx'
import { CheckItems } from '../../ui/CheckItems.tsx'
import { wrap } from '../../../theme/ui/wrap.ts'
import { cards, fourCards, popularCard, priceLine, twoCards } from './Plans.styles.ts'

export type Plan = {
  readonly id: string
  readonly name: string
  readonly where: string
  readonly price: string
  /** What the price is for: `per million rows`. */
  readonly unit?: string | undefined
  readonly note: string
  readonly button: ReactNode
  readonly intro: string
  readonly features: readonly string[]
  readonly more?: ReactNode
  readonly popular?: boolean
}

/** Counting what is there so far would move the first cards while a page arrives. */
const columnsOf: Readonly<Record<number, string>> = { 2: twoCards, 4: fourCards }

export function Plans({ plans }: { plans: readonly Plan[] }) {
  const { title, popular } = useStrings().pricing.plans
  return (
    <section className={cx(wrap, cards)} aria-labelledby="plans-title">
      <h2 id="plans-title" className="visually-hidden">
        {title}
      </h2>
      <ul className={columnsOf[plans.length]}>
        {plans.map((plan) => (
          <li key={plan.id} className={plan.popular ? popularCard : undefined}>
            <div>
              <h3>{plan.name}</h3>
              {plan.popular && <Badge tone="brand">{popular}</Badge>}
              <p>{plan.where}</p>
            </div>
            <div>
              <p className={priceLine}>
                <strong>{plan.price}</strong> {plan.unit}
              </p>
              <p>{plan.note}</p>
            </div>
            {plan.button}
            <div>
              <h4>{plan.intro}</h4>
              <ul>
                <CheckItems items={plan.features} />
              </ul>
              {plan.more}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Price of a month at four sizes: columns to look at, and the same figures as a table. */
import { useBrand, useLocale } from '../../../engine/client/index.ts'
import type { SiteBrand } from '../../brand.ts'
import { useStrings } from '../../strings/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { chart } from './CostChart.styles.ts'
import { costs, rivals } from './figures.ts'

type CostChartProps = { own: string; heading: 'h2' | 'h3' }

export function CostChart({ own, heading: Heading }: CostChartProps) {
  const { currency } = useBrand<SiteBrand>()
  const { lang } = useLocale()
  const { cost } = useStrings().why
  const { worker, host, tiers } = costs[currency]
  const money = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const names = [own, ...rivals]
  return (
    <figure className={chart}>
      <figcaption>
        <Heading>{cost.title}</Heading>
        <p>{cost.lead}</p>
      </figcaption>
      <ul data-legend="" aria-hidden="true">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div data-groups="" aria-hidden="true">
        {tiers.map(({ rows, prices }) => (
          <div key={rows}>
            <svg>
              {prices.map((price, index) => (
                <Column
                  key={names[index]}
                  index={index}
                  share={price / Math.max(...prices)}
                  label={money.format(price)}
                />
              ))}
            </svg>
            <p>
              {cost.tier(cost.rows[rows])}
              <Badge tone="good">{cost.less(savingOf(prices))}</Badge>
            </p>
          </div>
        ))}
      </div>
      <details>
        <summary>{cost.table}</summary>
        <table>
          <caption className="visually-hidden">{cost.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{cost.head}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tiers.map(({ rows, prices }) => (
              <tr key={rows}>
                <th scope="row">{cost.rows[rows]}</th>
                {prices.map((price, index) => (
                  <td key={names[index]}>{money.format(price)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <small>
        {cost.worker(own, money.format(worker), host)} {cost.others} {cost.scale}
      </small>
    </figure>
  )
}

/**
 * In percent of the drawing, whose size is the style sheet's. The lower end of a column is below the drawing, where its
 * round corners are not seen; its top leaves room for the label.
 */
function Column({ index, share, label }: { index: number; share: number; label: string }) {
  const top = `${100 - Math.max(share * 86, 0.6)}%`
  return (
    <g>
      <rect x={`${index * 34.5}%`} y={top} width="31%" height="100%" rx={6} />
      <text x={`${index * 34.5 + 15.5}%`} y={top} dy={-8}>
        {label}
      </text>
    </g>
  )
}

/** Percent below the cheaper of the others. */
function savingOf([own, ...others]: readonly number[]): number {
  return Math.floor((1 - own! / Math.min(...others)) * 100)
}

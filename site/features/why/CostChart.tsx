/** Price of a month at four sizes: columns to look at, and the same figures as a table. */
import { useLocale, useShared } from '../../../engine/client/index.ts'
import { formatAmount } from '../../../plugins/pricing/client.ts'
import { comparison } from '../../../plugins/pricing/shared.ts'
import type { Amount, Comparison } from '../../../plugins/pricing/types.ts'
import { useStrings } from '../../strings/index.ts'
import { joinSentences } from '../../strings/sentences.ts'
import { Badge } from '../../../theme/ui/Badge.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { Chart } from './Chart.tsx'
import { chartScale, figures, legend, products, terms, tierGroups } from './CostChart.styles.ts'
import { Origins } from './Origins.tsx'

type CostChartProps = { own: string; heading: 'h2' | 'h3' }

export function CostChart({ own, heading }: CostChartProps) {
  const { currency, worker, host, months, rivals, yuan } = useShared(comparison)
  const { cost } = useStrings().why
  const money = useStrings().figures.money[currency]
  const names = [own, ...rivals.map(({ name }) => name)]
  return (
    <Chart title={cost.title} lead={cost.lead} heading={heading}>
      <ul className={legend} aria-hidden="true">
        {names.map((name, index) => (
          <li key={name} className={products[index]}>
            {name}
          </li>
        ))}
      </ul>
      <p className={chartScale}>{cost.scale}</p>
      <Groups months={months} currency={currency} />
      <CostTable names={names} months={months} currency={currency} />
      <div className={terms}>
        <p>
          {joinSentences([
            cost.worker(own, money(formatAmount(worker)), host),
            cost.savings,
            ...(currency === 'CNY' ? [cost.rate(money(String(yuan)))] : []),
          ])}
        </p>
        <Origins
          items={rivals.map(({ name, plan, months: published }) => ({
            product: `${name} ${plan}`,
            origins: Object.values(published),
          }))}
        />
      </div>
    </Chart>
  )
}

function Groups({ months, currency }: Pick<Comparison, 'months' | 'currency'>) {
  const { cost } = useStrings().why
  // Whole numbers, because labels are side by side; the table has all digits.
  const money = useMoney(currency, { maximumFractionDigits: 0 })
  return (
    <div className={tierGroups} aria-hidden="true">
      {months.map(({ millions, own, others, saving }) => (
        <div key={millions}>
          <svg>
            {[own, ...others].map((amount, index) => (
              <Column key={index} index={index} share={amount / Math.max(own, ...others)} label={money(amount)} />
            ))}
          </svg>
          <p>
            {cost.tier(cost.rows[millions])}
            {saving > 0 && <Badge tone="good">{cost.less(saving)}</Badge>}
          </p>
        </div>
      ))}
    </div>
  )
}

type CostTableProps = Pick<Comparison, 'months' | 'currency'> & { names: readonly string[] }

function CostTable({ names, months, currency }: CostTableProps) {
  const { cost } = useStrings().why
  const money = useMoney(currency, { trailingZeroDisplay: 'stripIfInteger' })
  return (
    <details className={figures}>
      <summary>{cost.table}</summary>
      <table>
        <caption className="visually-hidden">{cost.caption}</caption>
        <TableHead names={[cost.head, ...names]} />
        <tbody>
          {months.map(({ millions, own, others }) => (
            <tr key={millions}>
              <th scope="row">{cost.rows[millions]}</th>
              {[own, ...others].map((amount, index) => (
                <td key={names[index]}>{money(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** With the sign in front, because columns are narrow. */
function useMoney(currency: Comparison['currency'], digits: Intl.NumberFormatOptions): (amount: Amount) => string {
  const { lang } = useLocale()
  const { format } = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  })
  return (amount) => format(amount / 10_000)
}

/**
 * In percent of the drawing, whose size is the style sheet's. The lower end of a column is below the drawing, where its
 * round corners are not seen; its top leaves room for the label.
 */
function Column({ index, share, label }: { index: number; share: number; label: string }) {
  const top = `${100 - Math.max(share * 86, 0.6)}%`
  return (
    <g className={products[index]}>
      <rect x={`${index * 34.5}%`} y={top} width="31%" height="100%" rx={6} />
      <text x={`${index * 34.5 + 15.5}%`} y={top} dy={-8}>
        {label}
      </text>
    </g>
  )
}

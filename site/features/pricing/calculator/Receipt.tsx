/** The sum of a month, and what it is made of. */
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { formatCents, type LineId, type Quote } from '../../../../plugins/pricing/client.ts'
import type { FieldsProps } from './fieldsProps.ts'
import { toQuery } from './query.ts'
import { receipt } from './Receipt.styles.ts'

type ReceiptProps = FieldsProps & { quote: Quote; reset: () => void }

/** Paid to the product; the rest is rented from a cloud vendor. */
const product: readonly LineId[] = ['etl', 'cdc', 'links']

export function Receipt({ words, prices, inputs, quote, reset }: ReceiptProps) {
  const money = (cents: number) => words.money[prices.currency](formatCents(cents))
  return (
    <div className={receipt}>
      <h4>{words.receipt}</h4>
      <output>
        <strong>{money(quote.cents)}</strong> {words.month}
      </output>
      <Shares quote={quote} />
      <dl>
        {quote.lines.map(({ id, cents }) => (
          <div key={id}>
            <dt>
              {words.lines[id]}
              <small>{product.includes(id) ? words.product : words.machines}</small>
            </dt>
            <dd>{money(cents)}</dd>
          </div>
        ))}
      </dl>
      <div>
        {/* An address that opens the calculator with these figures. */}
        <CopyButton words={words} text={() => `${location.origin}${location.pathname}${toQuery(inputs)}#calculator`} />
        <button type="button" onClick={reset}>
          {words.reset}
        </button>
      </div>
    </div>
  )
}

/** A bar as long as the sum, its parts as long as the lines. */
function Shares({ quote: { lines, cents } }: { quote: Quote }) {
  const widths = lines.map((line) => (cents ? (line.cents / cents) * 100 : 0))
  const startOf = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width, 0)
  return (
    <svg aria-hidden="true">
      {lines.map(({ id }, index) => (
        <rect key={id} x={`${startOf(index)}%`} width={`${widths[index]}%`} height="100%" />
      ))}
    </svg>
  )
}

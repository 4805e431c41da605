/** All unit prices of the cloud service in a row. */
import { css } from '@linaria/core'
import type { ReplicationPrices } from '../../../plugins/pricing/types.ts'
import { useStrings } from '../../strings/index.ts'
import { formatAmount } from '../../../plugins/pricing/client.ts'
import { quietText } from '../../../theme/styles/quietText.ts'

export function Rates({ list: { rows, schema, currency } }: { list: ReplicationPrices }) {
  const { rates, money, perMillion, perTables } = useStrings().pricing
  const prices = [
    ...(['full', 'incremental', 'verification', 'correction'] as const).map(
      (id) => [id, rows[id], perMillion] as const,
    ),
    ['schema', schema, perTables] as const,
  ]
  return (
    <div className={row}>
      <h3>{rates.title}</h3>
      <dl>
        {prices.map(([id, amount, unit]) => (
          <div key={id}>
            <dt>{rates[id]}</dt>
            <dd>
              <strong>{money[currency](formatAmount(amount))}</strong> {unit}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const row = css`
  margin-top: var(--s-12);

  h3 {
    margin-bottom: var(--s-4);
  }
  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    overflow: hidden;
    border: 1px solid var(--c-line);
    border-radius: var(--r-2);
    background: var(--c-line);
  }
  dl > div {
    padding: var(--s-4) var(--s-5);
    background: var(--c-surface);
  }
  /* An odd one at the end would leave a hole. */
  dl > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  @media (width >= 62.5em) {
    dl {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
    dl > div:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
  dt,
  dd {
    ${quietText}
  }
  dd {
    word-break: keep-all;
  }
  strong {
    color: var(--c-heading);
    font-size: var(--t-5);
    font-variant-numeric: tabular-nums;
  }
`

import { Slider } from '../../../ui/Slider.tsx'
import { formatAmount } from '../../../../plugins/pricing/client.ts'
import { NodeField } from './NodeField.tsx'
import { mostRows } from './inputs.ts'
import type { FieldsProps } from './fieldsProps.ts'

/** By rows, and the machines they run on. */
export function CloudFields(props: FieldsProps) {
  const { words, prices, inputs, set } = props
  const perMillion = (price: number) => words.perMillion(words.money[prices.currency](formatAmount(price)))
  const rows = (kind: 'etl' | 'cdc', percent: number) => words.rows((percent * mostRows[kind]) / 100)
  return (
    <>
      <Slider
        label={words.etl}
        hint={perMillion(prices.rows.full)}
        value={inputs.etl}
        set={(value) => set('etl', value)}
        text={words.rowsOfMonth(rows('etl', inputs.etl))}
        ends={['0', rows('etl', 100)]}
      />
      <Slider
        label={words.cdc}
        hint={`${perMillion(prices.rows.incremental)} · ${words.cdcHint}`}
        value={inputs.cdc}
        set={(value) => set('cdc', value)}
        text={words.rowsOfMonth(rows('cdc', inputs.cdc))}
        ends={['0', rows('cdc', 100)]}
      />
      <NodeField {...props} field="cloudWorkers" />
    </>
  )
}

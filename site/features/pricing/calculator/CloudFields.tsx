import { NumberField } from '../../../ui/NumberField.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import { formatAmount } from '../money.ts'
import { machineOf } from './machineOf.ts'
import { mostNodes, mostRows } from './inputs.ts'
import type { Parts } from './parts.ts'

/** By rows, and the machines they run on. */
export function CloudFields({ words, prices, inputs, set }: Parts) {
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
      <NumberField
        words={words}
        label={words.cloudWorkers}
        hint={machineOf(words, prices, 'cloudWorker')}
        value={inputs.cloudWorkers}
        most={mostNodes}
        set={(value) => set('cloudWorkers', value)}
      />
    </>
  )
}

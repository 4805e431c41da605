import { formatAmount, type Prices } from '../../../../plugins/pricing/client.ts'
import { CountField } from './CountField.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import type { CalculatorWords } from './words.ts'

/** Machines as they are counted, and as the list of prices calls one. */
const kinds = { cloudWorkers: 'cloudWorker', workers: 'worker', consoles: 'console', databases: 'database' } as const

type NodeFieldProps = FieldsProps & { field: keyof typeof kinds; label?: string }

/** How many machines there are of a kind, and what one of them is. */
export function NodeField({ field, label, ...props }: NodeFieldProps) {
  const { words, prices } = props
  return (
    <CountField {...props} field={field} label={label ?? words[field]} hint={nodeSpecOf(words, prices, kinds[field])} />
  )
}

/** What a node is and costs: `4 cores, 16 GB, 100 GB disk · $0.1856 an hour`. */
function nodeSpecOf(words: CalculatorWords, { nodes, currency }: Prices, kind: keyof Prices['nodes']): string {
  const { cores, memory, disk, price } = nodes[kind]
  return `${words.machine(cores, memory, disk)} · ${words.perHour(words.money[currency](formatAmount(price)))}`
}

import { formatAmount, type Prices } from '../../../../plugins/pricing/client.ts'
import type { CalculatorWords } from './words.ts'

/** What a node is and costs: `4 cores, 16 GB, 100 GB disk · $0.1856 an hour`. */
export function nodeSpecOf(words: CalculatorWords, { nodes, currency }: Prices, kind: keyof Prices['nodes']): string {
  const { cores, memory, disk, price } = nodes[kind]
  return `${words.machine(cores, memory, disk)} · ${words.perHour(words.money[currency](formatAmount(price)))}`
}

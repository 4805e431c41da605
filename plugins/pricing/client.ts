/** What pages calculate and write prices with; none of it needs more than the data. */
export { formatAmount, formatCents } from './money.ts'
export { hasOwnNodes, quoteCloud, quoteEnterprise } from './quote.ts'
export type { CloudUse, LineId, Prices, Quote } from './quote.ts'
export { claimOf, durationOf, secondsOf } from './latency.ts'

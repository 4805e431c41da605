/** What a month costs. Whole ten-thousandths of the currency inside, cents outside: no sum is ever a fraction. */
import type { ReplicationPrices } from './types.ts'

/** The part of a price list the calculator needs; it crosses to the browser. */
export type Prices = Pick<ReplicationPrices, 'currency' | 'link' | 'nodes' | 'vendor'> & {
  readonly rows: Pick<ReplicationPrices['rows'], 'full' | 'incremental'>
}

/** `full` and `incremental`: millions of rows a month. */
export type CloudUse = { readonly full: number; readonly incremental: number; readonly cloudWorkers: number }
export type EnterpriseUse = Readonly<Record<'links' | 'workers' | 'consoles' | 'databases', number>>

export type LineId = 'etl' | 'cdc' | 'cloudWorkers' | 'links' | 'node' | 'workers' | 'consoles' | 'databases'
type Line = { readonly id: LineId; readonly cents: number }
/** The lines add up to the total. */
export type Quote = { readonly lines: readonly Line[]; readonly cents: number }

/** A month is 30 days. */
const hoursOfMonth = 720

/** Up to here one node does all the work. */
const linksOfOneNode = 5

/** Console and metadata database run on machines of their own. */
export const hasOwnNodes = ({ links }: Pick<EnterpriseUse, 'links'>): boolean => links > linksOfOneNode

export function quoteCloud({ full, incremental, cloudWorkers }: CloudUse, { rows, nodes }: Prices): Quote {
  return addUp([
    ['etl', full * rows.full],
    ['cdc', incremental * rows.incremental],
    ['cloudWorkers', cloudWorkers * nodes.cloudWorker.price * hoursOfMonth],
  ])
}

export function quoteEnterprise(use: EnterpriseUse, { link, nodes }: Prices): Quote {
  const { links, workers, consoles, databases } = use
  const product = ['links', links * link * hoursOfMonth] as const
  const machines = workers * nodes.worker.price * hoursOfMonth
  if (!hasOwnNodes(use)) return addUp([product, ['node', machines]])
  return addUp([
    product,
    ['workers', machines],
    ['consoles', consoles * nodes.console.price * hoursOfMonth],
    ['databases', databases * nodes.database.price * hoursOfMonth],
  ])
}

/** The sum is rounded, not its parts; what the parts then lack goes to those that were cut most. */
function addUp(parts: readonly (readonly [LineId, number])[]): Quote {
  const cents = Math.round(parts.reduce((sum, [, amount]) => sum + amount, 0) / 100)
  const whole = parts.map(([, amount]) => Math.floor(amount / 100))
  const missing = cents - whole.reduce((sum, part) => sum + part, 0)
  const cutMost = parts
    .map(([, amount], index) => ({ index, cut: amount % 100 }))
    .sort((one, other) => other.cut - one.cut)
    .slice(0, missing)
    .map(({ index }) => index)
  return {
    cents,
    lines: parts.map(([id], index) => ({ id, cents: whole[index]! + (cutMost.includes(index) ? 1 : 0) })),
  }
}

/** What a visitor can set, and how it changes. Every number is a whole one within its range: nothing else gets in. */
import { hasOwnNodes, type CloudUse } from '../../../../plugins/pricing/client.ts'

export type Plan = 'cloud' | 'enterprise'

export type Inputs = {
  readonly plan: Plan
  /** Percent of a billion rows a month. */
  readonly etl: number
  /** Percent of a hundred million rows a month. */
  readonly cdc: number
  readonly cloudWorkers: number
  readonly links: number
  readonly workers: number
  readonly consoles: number
  readonly databases: number
}

export type Field = Exclude<keyof Inputs, 'plan'>

export type Change =
  | { readonly type: 'plan.chosen'; readonly plan: Plan }
  | { readonly type: 'field.changed'; readonly field: Field; readonly value: number }
  | { readonly type: 'inputs.restored'; readonly inputs: Inputs }

export const defaults: Inputs = {
  plan: 'cloud',
  etl: 40,
  cdc: 25,
  cloudWorkers: 1,
  links: 5,
  workers: 1,
  consoles: 1,
  databases: 1,
}

/** Millions of rows a month at the right end of a slider. */
export const mostRows = { etl: 1000, cdc: 100 } as const

/** Most of anything that is counted; sums stay exact far beyond. */
export const mostNodes = 9999

/** Rows in millions, as sliders in percent have them. */
export const cloudUseOf = ({ etl, cdc, cloudWorkers }: Inputs): CloudUse => ({
  full: (etl * mostRows.etl) / 100,
  incremental: (cdc * mostRows.cdc) / 100,
  cloudWorkers,
})

export const mostOf = (field: Field): number => (field === 'etl' || field === 'cdc' ? 100 : mostNodes)

export function reduceInputs(inputs: Inputs, event: Change): Inputs {
  if (event.type === 'plan.chosen') return { ...inputs, plan: event.plan }
  if (event.type === 'inputs.restored') return event.inputs
  const next = { ...inputs, [event.field]: within(event.value, mostOf(event.field)) }
  // The machines counted before the limit are others than those after it.
  const crosses = hasOwnNodes(inputs) !== hasOwnNodes(next)
  return crosses ? { ...next, workers: 1, consoles: 1, databases: 1 } : next
}

const within = (value: number, most: number): number =>
  Number.isNaN(value) ? 0 : Math.min(most, Math.max(0, Math.floor(value)))

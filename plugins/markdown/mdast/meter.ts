import type { Limits } from '../limits.ts'

const nothing = {
  pieces: 0,
  /** Of the syntax trees. */
  nodes: 0,
  cells: 0,
  references: 0,
  drawings: 0,
  /** Characters of fences, coloured or drawn. */
  fences: 0,
  seconds: 0,
}

/** What the files of one page have cost so far: itself and what it includes. */
export type Meter = typeof nothing & { readonly limits: Limits }

export const createMeter = (limits: Limits): Meter => ({ limits, ...nothing })

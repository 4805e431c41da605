import type { Limits } from '../limits.ts'

/** What the files of one page have cost so far: itself and what it includes. */
export type Meter = {
  readonly limits: Limits
  pieces: number
  /** Of the syntax trees. */
  nodes: number
  cells: number
  references: number
  drawings: number
  /** Characters of fences, coloured or drawn. */
  fences: number
  seconds: number
}

export const createMeter = (limits: Limits): Meter => ({
  limits,
  pieces: 0,
  nodes: 0,
  cells: 0,
  references: 0,
  drawings: 0,
  fences: 0,
  seconds: 0,
})

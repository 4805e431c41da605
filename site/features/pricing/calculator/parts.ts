/** What the parts of the calculator are given. */
import type { calculator } from '../../../strings/en/calculator.ts'
import type { Field, Inputs } from './inputs.ts'
import type { Prices } from './quote.ts'

export type Words = typeof calculator

export type Parts = {
  readonly words: Words
  readonly prices: Prices
  readonly inputs: Inputs
  readonly set: (field: Field, value: number) => void
}

/** What the parts of the calculator are given. */
import type { Field, Inputs } from './inputs.ts'
import type { Prices } from './quote.ts'
import type { CalculatorWords } from './words.ts'

export type Parts = {
  readonly words: CalculatorWords
  readonly prices: Prices
  readonly inputs: Inputs
  readonly set: (field: Field, value: number) => void
}

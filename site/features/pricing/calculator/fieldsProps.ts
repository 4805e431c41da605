/** Props of the calculator's parts. */
import type { Field, Inputs } from './inputs.ts'
import type { Prices } from '../../../../plugins/pricing/client.ts'
import type { CalculatorWords } from './words.ts'

export type FieldsProps = {
  readonly words: CalculatorWords
  readonly prices: Prices
  readonly inputs: Inputs
  readonly set: (field: Field, value: number) => void
}

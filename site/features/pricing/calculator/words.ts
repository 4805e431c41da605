import type { calculator } from '../../../strings/en/calculator.ts'
import { wordsIn } from '../../../../theme/words/wordsIn.ts'
import { fallbackLocale } from '../../../strings/pick.ts'

export type CalculatorWords = typeof calculator

export const wordsOf = wordsIn<CalculatorWords>(
  import.meta.glob('../../../strings/*/calculator.ts', { import: 'calculator', eager: true }),
  fallbackLocale,
)

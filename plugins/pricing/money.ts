/** Amounts as digits; the sign and its place belong to the language. */
import type { Amount } from './types.ts'

const group = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** @example formatCents(38_763) // '387.63' */
export const formatCents = (cents: number): string =>
  `${group(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`

/** As short as it goes, with two decimals where there are any. @example formatAmount(1856) // '0.1856' */
export function formatAmount(amount: Amount): string {
  const decimals = String(amount % 10_000)
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  const whole = group(Math.floor(amount / 10_000))
  return decimals === '00' ? whole : `${whole}.${decimals}`
}

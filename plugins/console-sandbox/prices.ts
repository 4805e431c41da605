/** Prices as integers: thousandths per hour, hundredths in bills. */

export type Currency = 'USD' | 'CNY'

/** The console's codes for currencies. */
export const currencyCodes: Readonly<Record<Currency, string>> = { USD: 'USD', CNY: 'RMB' }

/** One link of the enterprise edition for one hour, in thousandths. */
export const linkPerHour: Readonly<Record<Currency, number>> = { USD: 200, CNY: 547 }

/** Discount of online orders, in per cent. */
export const discount: Readonly<Record<Currency, number>> = { USD: 0, CNY: 5 }

/** Price of one row, by kind of job. */
export const perRow = { BUILD_STRUCT: 0, FULL: 1e-8, INCREMENT: 1e-5, REVISE: 1e-7, CHECK: 1e-8 }

/** Hundredths. */
export function amountOf(months: number, links: number, currency: Currency): number {
  const thousandths = linkPerHour[currency] * links * hoursIn(months) * (100 - discount[currency])
  return Math.round(thousandths / 1_000)
}

/** A year is bought as a year, a month as thirty days. */
const hoursIn = (months: number): number => Math.floor(months / 12) * 365 * 24 + (months % 12) * 30 * 24

/** The same day `months` later, or the last one of that month. Milliseconds UTC. */
export function monthsAfter(time: number, months: number): number {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

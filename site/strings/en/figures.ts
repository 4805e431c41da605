/** Prices, times and lists as English writes them; amounts come as digits: `1,482.40`. */
import type { FigureWords } from '../../../plugins/pricing/types.ts'

export const figures: FigureWords = {
  money: { USD: (amount) => `$${amount}`, CNY: (amount) => `¥${amount}` },
  short: { seconds: (count) => `${count} s`, minutes: (count) => `${count} min` },
  long: {
    seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  },
  list: (names) => names.join(', '),
}

import type { FigureWords } from '../../../plugins/pricing/types.ts'

export const figures: FigureWords = {
  money: { USD: (amount) => `$${amount}`, CNY: (amount) => `${amount} 元` },
  short: { seconds: (count) => `${count} 秒`, minutes: (count) => `${count} 分钟` },
  long: { seconds: (count) => `${count} 秒`, minutes: (count) => `${count} 分钟` },
  list: (names) => names.join('、'),
}
